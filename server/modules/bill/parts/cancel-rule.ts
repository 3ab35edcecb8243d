/** Until when a bill can be cancelled (domain.md §4.3). */
import type { CancelRule } from '../../../db/schema/lotto-shapes.ts'
import { second } from '../../../kit/clock.ts'

interface Placing {
  readonly rule: CancelRule | null
  readonly kind: 'draw' | 'yeekee'
  readonly placedAt: number
  readonly closesAt: number
}

/** The sooner of so long after sending and so long before the round closes; null: not at all. Yeekee never. */
export function cancelUntil({ rule, kind, placedAt, closesAt }: Placing): number | null {
  if (!rule || kind === 'yeekee') return null
  const until = Math.min(placedAt + rule.within * second, closesAt - rule.before_close * second)
  return until > placedAt ? until : null
}
