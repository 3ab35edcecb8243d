import type { Slip } from '#src/stores/slip-storage.ts'
import { slipOf, useSlips } from '#src/stores/slip.ts'

export const useSlip = (roundId: string): Slip => useSlips((state) => slipOf(state, roundId))
