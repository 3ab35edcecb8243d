/** How a thing that is held about the member reads on the page: moments in Thai time, sums in baht, kinds and states in words. */
import type { OwnDataPart } from '#contracts/own-data.ts'
import { formatBaht } from '#rules/baht.ts'
import { formatDate, formatDateTime } from '#src/lib/time.ts'
import { ownDataFields as names } from '#src/strings/own-data/own-data-fields.ts'
import { ownData as words } from '#src/strings/own-data/own-data.ts'
import { wordText } from './word-text.ts'

type Fields = OwnDataPart['entries'][number]['fields']

/** Kept in satang wherever they stand. */
const money: ReadonlySet<string> = new Set([
  'balance_after',
  'balance_before',
  'bound',
  'bound_lost',
  'cap',
  'credit',
  'credited_amount',
  'current_turnover',
  'deducted',
  'demo_balance',
  'deposited',
  'end_balance',
  'fee',
  'forfeited',
  'lost',
  'max_withdraw',
  'minimum',
  'own_start',
  'pay_amount',
  'refunded',
  'return_credit',
  'returned',
  'stake',
  'staked',
  'start_balance',
  'target_balance',
  'total',
  'turnover',
  'turnover_done',
  'turnover_target',
  'win',
  'withdrawn',
  'won',
])

/** Kept in satang but in these parts, which count points and spins. */
const amounts: ReadonlySet<string> = new Set(['amount', 'balance'])
const counting: ReadonlySet<string> = new Set(['point_movements', 'wheel_right_movements'])

const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
const day = /^\d{4}-\d\d-\d\d$/

/** Instants within what is kept as a whole are epoch ms. */
const isInstant = (key: string, value: unknown): value is number =>
  typeof value === 'number' && (key.endsWith('_at') || key === 'until')

/** What is kept as a whole, in a line: what has a name, with it. */
function wholeText(part: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => wholeText(part, one)).join(' / ')
  if (value === null || typeof value !== 'object') return String(value ?? words.nothing)
  const fields = Object.entries(value as Readonly<Record<string, unknown>>)
  const texts = fields.map(([key, one]) => ({ key, value: one === null ? '' : String(one) }))
  return (
    fields
      .flatMap(([key, one]) => {
        const name = names[key]
        if (name === undefined) return []
        if (isInstant(key, one)) return [`${name} ${formatDateTime(new Date(one))}`]
        const isWhole = one !== null && typeof one === 'object'
        return [
          `${name} ${isWhole ? wholeText(part, one) : fieldText(part, texts, { key, value: one === null ? '' : String(one) })}`,
        ]
      })
      .join(', ') || words.nothing
  )
}

const parsed = (value: string): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** `part`: name of the part; `fields`: the whole entry, as a limit of time is no sum. */
export function fieldText(part: string, fields: Fields, { key, value }: Fields[number]): string {
  if (value === '') return words.nothing
  if (value === 'true') return words.yes
  if (value === 'false') return words.no
  if (/^[[{]/.test(value)) {
    const whole = parsed(value)
    return whole === undefined ? value : wholeText(part, whole)
  }
  if (moment.test(value)) return formatDateTime(new Date(value))
  if (day.test(value)) return formatDate(new Date(`${value}T12:00:00+07:00`))
  if (/^-?\d+$/.test(value)) return figureText(part, fields, key, value)
  return wordText(part, key, value) ?? value
}

function figureText(part: string, fields: Fields, key: string, value: string): string {
  if (key === 'played') return String(Math.floor(Number(value) / 60_000))
  const inBaht =
    money.has(key) ||
    (amounts.has(key) && !counting.has(part) && !ofTime(fields)) ||
    (part === 'protection_changes' && (key === 'before' || key === 'after') && !ofTime(fields))
  return inBaht ? formatBaht(Number(value)) : value
}

const ofTime = (fields: Fields): boolean =>
  fields.some(({ key, value }) => key === 'kind' && value === 'time')
