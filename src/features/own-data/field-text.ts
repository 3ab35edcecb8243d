/** How a thing that is held about the member reads on the page: moments in Thai time, sums in baht, yes and no. */
import type { OwnDataPart } from '#contracts/own-data.ts'
import { formatBaht } from '#rules/baht.ts'
import { formatDate, formatDateTime } from '#src/lib/time.ts'
import { ownData as words } from '#src/strings/own-data.ts'

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

/** `part`: name of the part; `fields`: the whole entry, as a limit of time is no sum. */
export function fieldText(part: string, fields: Fields, { key, value }: Fields[number]): string {
  if (value === '') return words.nothing
  if (value === 'true') return words.yes
  if (value === 'false') return words.no
  if (moment.test(value)) return formatDateTime(new Date(value))
  if (day.test(value)) return formatDate(new Date(`${value}T12:00:00+07:00`))
  const inBaht = money.has(key) || (amounts.has(key) && !counting.has(part) && !ofTime(fields))
  return inBaht && /^-?\d+$/.test(value) ? formatBaht(Number(value)) : value
}

const ofTime = (fields: Fields): boolean =>
  fields.some(({ key, value }) => key === 'kind' && value === 'time')
