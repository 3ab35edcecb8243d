/** What was given, in a few words: quests, wheel, point shop and coupons say it the same way. */
import type { Reward } from '#contracts/reward.ts'
import { rewardWords } from '#src/strings/rewards/reward.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'

/** By its kind; a label of the platform only where there is nothing to count. */
export function rewardText(reward: Reward): string {
  const count = formatCount(reward.count ?? 0)
  switch (reward.kind) {
    case 'credit':
      return rewardWords.credit(formatBaht(reward.amount ?? 0))
    case 'points':
      return rewardWords.points(count)
    case 'wheel_spins':
      return rewardWords.wheelSpins(count)
    case 'free_spins':
      return rewardWords.freeSpins(count)
    case 'item':
      return reward.label || rewardWords.item
    default:
      return reward.label || rewardWords.nothing
  }
}
