/**
 * Money: integer satang inside (1 baht = 100 satang), baht with two decimals on the wire.
 * Source: specification.md §9 (two decimals, THB).
 */
import * as z from 'zod/mini'
import { named, once } from './wire.ts'

/** An integer number of satang. Never a fraction, never a float of baht. */
export type Satang = number & z.core.$brand<'Satang'>

const WIRE = /^-?\d{1,13}(\.\d{1,2})?$/

/** Satang from an integer; throws a RangeError on anything that is not a safe integer. */
export function satang(value: number): Satang {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an integer of satang: ${value}`)
  return value as Satang
}

/** `"1234.5"` (baht, up to two decimals) to 123450 satang; null when it is not such a number. Exact: no float. */
export function parseBaht(text: string): Satang | null {
  if (!WIRE.test(text)) return null
  const negative = text.startsWith('-')
  const [whole = '0', fraction = ''] = (negative ? text.slice(1) : text).split('.')
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return satang(negative && value !== 0 ? -value : value)
}

/** 123450 satang to `"1234.50"` baht. */
export function toBaht(value: Satang): string {
  const digits = String(Math.abs(value)).padStart(3, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A JSON number of baht is read through its shortest decimal text, so that 0.1 + 0.2 style rests are refused. */
const wireText = (value: string | number) => (typeof value === 'number' ? String(value) : value.trim())

/** Wire: baht as numeric string or number with at most two decimals. Inside: Satang. */
export const baht = once(() =>
  named(
    'baht',
    z.codec(
      z
        .union([z.string(), z.number()])
        .check(z.refine((v) => parseBaht(wireText(v)) !== null, { error: 'not an amount of baht' })),
      z.custom<Satang>((v) => Number.isSafeInteger(v)),
      { decode: (v) => parseBaht(wireText(v))!, encode: (v) => toBaht(v) },
    ),
  ),
)

/** As `baht()`, not below zero. */
export const bahtAmount = once(() =>
  named('bahtAmount', baht().check(z.refine((v) => v >= 0, { error: 'amount below zero' }))),
)
