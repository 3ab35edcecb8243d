import type { AffiliateFriend } from '#contracts/affiliate.ts'
import { formatCount } from '#rules/baht.ts'
import { daysApart, thaiDayOf } from '#rules/thai-day.ts'
import { formatDate } from '#src/lib/time.ts'
import { affiliate as words } from '#src/strings/rewards/affiliate.ts'

/** When a friend joined, and how many they brought themselves. */
export const joinedWords = ({ joined_at: at, invited }: AffiliateFriend): string =>
  [words.joined(formatDate(at)), invited > 0 ? words.invited(formatCount(invited)) : '']
    .filter(Boolean)
    .join(' · ')

/** When a friend last played, in days; who never did has not paid in either, perhaps. */
export function playedWords({ last_played_at: at, deposited }: AffiliateFriend, now: number): string {
  if (at == null) return deposited ? words.notPlayed : words.notDeposited
  const days = daysApart(thaiDayOf(at), thaiDayOf(now))
  if (days <= 0) return words.playedToday
  return days === 1 ? words.playedYesterday : words.playedDaysAgo(days)
}
