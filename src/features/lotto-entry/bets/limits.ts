/** Closed, reduced and capped numbers of a round, by bet type and number. */
import type { NumberLimit } from '#contracts/lotto.ts'
import { lineKey } from '#src/stores/slip-lines.ts'

export type Limits = ReadonlyMap<string, NumberLimit>

export const limitsOf = (list: readonly NumberLimit[]): Limits =>
  new Map(list.map((limit) => [lineKey(limit), limit]))

export const isClosed = (limits: Limits, bet_type: string, number: string): boolean =>
  limits.get(lineKey({ bet_type, number }))?.state === 'closed'
