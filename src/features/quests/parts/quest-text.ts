/** A quest in words: reward, progress, time. */
import type { Quest } from '#contracts/quest.ts'
import type { Reward } from '#contracts/reward.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { formatDay, formatTime } from '#src/lib/time.ts'
import { quests as words } from '#src/strings/rewards/quests.ts'
import { rewardText } from '#src/lib/reward.ts'

/** Two decimals at most: the server gives sums, people read multiples. */
const timesOf = ({ turnover, amount }: Reward) =>
  turnover && amount ? String(Math.round((turnover / amount) * 100) / 100) : ''

/** Points begin with their figure, and Thai sets a space before one. */
export function questReward(reward: Reward): string {
  const text = rewardText(reward)
  const times = timesOf(reward)
  if (times !== '') return words.reward(words.withTurnover(text, times))
  return reward.kind === 'points' ? words.rewardCount(text) : words.reward(text)
}

function figure(value: number, unit: string): string {
  return unit === 'baht' ? formatBaht(Math.round(value * 100), { whole: true }) : formatCount(value)
}

export function questProgress({ progress, goal, unit }: Quest): string {
  const text = words.of(figure(progress, unit), figure(goal, unit))
  return unit === 'baht' || unit === '' ? text : `${text} ${unit}`
}

/** Midnight is told as the last minute before it, since "00:00" leaves open of which day. */
export function questUntil({ ends_at: endsAt, state }: Quest): string {
  if (endsAt == null || state === 'claimed' || state === 'expired') return ''
  const last = endsAt - 60_000
  const time = formatTime(last)
  return thaiDayOf(last) === thaiDayOf(serverNow())
    ? words.untilToday(time)
    : words.until(formatDay(last), time)
}
