/** How slips lie in storage: those of a few rounds, for a few days. */
import { satang, type Satang } from '#contracts/money.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { asRecord, persisted } from './persisted.ts'
import type { Lines } from './slip-lines.ts'

export interface Slip {
  /** The wallet that is to pay; '' until chosen. */
  walletId: string
  /** What a new line costs, satang; null until a price was set. */
  price: Satang | null
  /** Prices by bet type, in place of the one for all; null while one serves them all. */
  prices: Prices | null
  lines: Lines
  /** Last change, epoch ms of the device. */
  at: number
}

/** What a new line of a bet type costs, satang. */
export type Prices = Readonly<Record<string, Satang>>

/** What a new line costs: one price for all bet types, or one for each that has its own. */
export type Pricing = Pick<Slip, 'price' | 'prices'>

/** The price of a bet type as it was set; null where none was. */
export const pricedAt = ({ price, prices }: Pricing, betType: string): Satang | null =>
  prices?.[betType] ?? price

type Slips = Readonly<Record<string, Slip>>

/** Rounds kept, the newest; a forgotten slip goes after a week. */
const MOST = 12
const OLDEST_MS = 7 * 24 * 60 * 60 * 1000

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function readLine(value: unknown): Lines {
  const { bet_type, number, amount } = asRecord(value) ?? {}
  const good = typeof bet_type === 'string' && typeof number === 'string' && /^\d{1,7}$/.test(number)
  return good && isAmount(amount) ? [{ bet_type, number, amount: satang(amount) }] : []
}

function readPrices(value: unknown): Prices | null {
  const record = asRecord(value)
  if (!record) return null
  const prices = Object.entries(record).flatMap(([type, price]) =>
    isAmount(price) ? [[type, satang(price)] as const] : [],
  )
  return Object.fromEntries(prices)
}

export const readPricing = (record: Record<string, unknown> | null): Pricing => ({
  price: isAmount(record?.price) ? satang(record.price) : null,
  prices: readPrices(record?.prices),
})

function readSlip(value: unknown): Slip | null {
  const record = asRecord(value)
  if (!record || typeof record.at !== 'number' || Date.now() - record.at > OLDEST_MS) return null
  return {
    walletId: typeof record.walletId === 'string' ? record.walletId : '',
    ...readPricing(record),
    lines: Array.isArray(record.lines) ? record.lines.flatMap(readLine) : [],
    at: record.at,
  }
}

const stored = persisted<Slips>({
  key: 'slips',
  area: 'local',
  version: 1,
  parse(value) {
    const slips = Object.entries(asRecord(value) ?? {}).map(([id, slip]) => [id, readSlip(slip)] as const)
    return Object.fromEntries(slips.filter((entry): entry is [string, Slip] => entry[1] !== null))
  },
})

/** What is worth keeping: the rounds touched last. */
function newest(slips: Slips): Slips {
  const used = Object.entries(slips).filter(
    ([, { lines, price, prices, walletId }]) =>
      lines.length > 0 || price !== null || prices !== null || walletId !== '',
  )
  return Object.fromEntries(used.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST))
}

let latest: Slips | null = null
let cancel = () => {}

function flush(): void {
  cancel()
  if (latest) stored.write(newest(latest))
  latest = null
}

/** Writes when the browser has time for it: storage is synchronous, and a thousand lines are felt. */
export function keepSlips(slips: Slips): void {
  latest = slips
  cancel()
  cancel = whenIdle(flush)
}

// A WebView that is sent to the background may never come back.
globalThis.addEventListener?.('pagehide', flush)
globalThis.document?.addEventListener('visibilitychange', flush)

export const storedSlips = { read: stored.read, onChange: stored.onChange }
