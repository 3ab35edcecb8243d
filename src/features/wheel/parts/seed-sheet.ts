import type { WheelSeeds } from '#contracts/wheel.ts'
import { defineDialog } from '#src/dialogs/dialogs.ts'

/** Answers true where the seed was changed. */
export const seedSheet = defineDialog<{ seeds: WheelSeeds }, boolean>({
  name: 'wheel-seed',
  load: async () => (await import('./SeedSheet.tsx')).SeedSheet,
  dismissed: false,
})
