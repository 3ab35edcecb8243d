import type { StatementLine } from '#contracts/statement.ts'
import { thaiDayOf } from '#rules/thai-day.ts'

export interface DayOfLines {
  readonly day: string
  readonly lines: readonly StatementLine[]
  /** Money in minus money out; lines that moved nothing do not count. */
  readonly net: number
}

/** Lines in their order, cut where the Thai day changes. */
export function byDay(lines: readonly StatementLine[]): DayOfLines[] {
  const days: { day: string; lines: StatementLine[]; net: number }[] = []
  for (const line of lines) {
    const day = thaiDayOf(line.at)
    let last = days.at(-1)
    if (last?.day !== day) days.push((last = { day, lines: [], net: 0 }))
    last.lines.push(line)
    if (line.balance != null) last.net += line.amount
  }
  return days
}
