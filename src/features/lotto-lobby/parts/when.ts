/** Moments of a round in words: today and tomorrow by name, further days by their date. */
import { dayPlus, thaiDayOf } from '#rules/thai-day.ts'
import { formatDay, formatTime } from '#src/lib/time.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'

export function whenWords(moment: number, now: number): string {
  const [day, today] = [thaiDayOf(moment), thaiDayOf(now)]
  const time = formatTime(moment)
  if (day === today) return words.today(time)
  if (day === dayPlus(today, 1)) return words.tomorrow(time)
  if (day === dayPlus(today, -1)) return words.yesterday(time)
  return words.onDay(formatDay(moment), time)
}
