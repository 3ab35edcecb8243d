/** A statement as CSV, for spreadsheets (UTF-8 with a byte order mark, or Thai is read as rubbish). */
import type { StatementLine } from '#contracts/statement.ts'
import { toBaht, satang } from '#contracts/money.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { statementWords as words } from '../../../strings/statement.ts'

const BOM = '\uFEFF'
/** A cell that begins so is a formula to a spreadsheet; a leading apostrophe makes it text. */
const FORMULA = /^[\s]*[=+\-@\t\r]/

export const cell = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Bangkok' })

const stateWord = (state: StatementLine['state']): string => (state === 'unknown' ? '' : words.states[state])

/** Amounts stand without sign, in a column of their own each: nothing of them looks like a formula. */
export function rowOf(line: StatementLine): string[] {
  return [
    thaiDayOf(line.at),
    clock.format(line.at),
    line.title,
    line.wallet_name,
    line.ref,
    line.amount > 0 ? toBaht(line.amount) : '',
    line.amount < 0 ? toBaht(satang(-line.amount)) : '',
    line.balance == null ? '' : toBaht(line.balance),
    stateWord(line.state),
    line.note,
  ]
}

export const toCsv = (lines: readonly StatementLine[]): string =>
  BOM + [words.file.columns, ...lines.map(rowOf)].map((row) => row.map(cell).join(',') + '\r\n').join('')
