/** What became of a reward, in sentences: where it is now, and what it asks for before it can be drawn. */
import type { Credited } from '#contracts/reward.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { formatDate } from '#src/lib/time.ts'
import { rewardDialog as words } from '#src/strings/rewards/reward-dialog.ts'

function turnoverText({ reward }: Credited): string[] {
  if (!reward.turnover) return []
  const amount = formatBaht(reward.turnover, { whole: true })
  if (reward.use_until == null) return [words.turnover(amount)]
  return [words.turnoverUntil(amount, formatDate(reward.use_until))]
}

/** `wallet`: name of the one that credit went to. Without a wallet nothing went anywhere yet. */
export function whereItWent(credited: Credited, wallet: string): string[] {
  switch (credited.reward.kind) {
    case 'credit':
      return credited.wallet_id === '' ? [] : [words.creditTo(wallet), ...turnoverText(credited)]
    case 'points':
      return [credited.points == null ? words.pointsGiven : words.pointsAdded(formatCount(credited.points))]
    case 'wheel_spins':
      return [words.spinsAdded]
    default:
      return []
  }
}
