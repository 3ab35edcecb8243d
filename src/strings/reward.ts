/** What was given, in a few words: quests, wheel, point shop and coupons say it the same way. */
import type { Reward } from '#contracts/reward.ts'
import { formatBaht, formatCount } from '#src/lib/money.ts'

const count = (reward: Reward) => formatCount(reward.count ?? 0)

/** By its kind; a label of the platform only where there is nothing to count. */
export function rewardText(reward: Reward): string {
  switch (reward.kind) {
    case 'credit':
      return `เครดิต ${formatBaht(reward.amount ?? 0)}`
    case 'points':
      return `${count(reward)} แต้ม`
    case 'wheel_spins':
      return `สิทธิ์หมุน ${count(reward)} ครั้ง`
    case 'free_spins':
      return `ฟรีสปิน ${count(reward)} รอบ`
    case 'item':
      return reward.label || 'ของรางวัล'
    default:
      return reward.label || 'ลองใหม่'
  }
}
