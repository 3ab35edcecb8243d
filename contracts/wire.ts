/**
 * Wire types: how loosely replies are read (ARCHITECTURE.md "Reading replies").
 * All are codecs: decode on arrival, encode on sending, one schema for both ends.
 */
import * as z from 'zod/mini'
import { CALENDAR_DAY, isCalendarDay } from './calendar-day.ts'

type Shape = z.core.$ZodType

/** What each wire type is called, and the row of a list, for the API document and for samples in tests. */
const wireNames = new WeakMap<Shape, { name: WireName; row?: Shape }>()

/** Names of the wire types below, and of the two of money.ts; the document has a schema for each. */
export type WireName =
  'num' | 'int' | 'int32' | 'flag' | 'id' | 'text' | 'instant' | 'rows' | 'baht' | 'bahtAmount'

/** Notes the name of a wire type; returns the schema as it came. */
export function named<S extends Shape>(name: WireName, schema: S, row?: Shape): S {
  wireNames.set(schema, row ? { name, row } : { name })
  return schema
}

/** The wire type of a schema, also of one that got further checks; undefined for any other schema. */
export function wireTypeOf(schema: Shape) {
  for (let at: Shape | undefined = schema; at; at = at._zod.parent) {
    const found = wireNames.get(at)
    if (found) return found
  }
  return undefined
}

/**
 * A schema that is made at its first use and is the same one wherever it stands: it never changes, and to make one anew for each field
 * was half of what a page's code did as it began (decision 126).
 */
export function once<S extends Shape>(make: () => S): () => S {
  let made: S | undefined
  return () => (made ??= make())
}

const NUMERIC = /^-?\d+(\.\d+)?$/

/** Wire: number, or numeric string. Inside: number. */
export const num = once(() =>
  named(
    'num',
    z.codec(z.union([z.number(), z.string().check(z.trim(), z.regex(NUMERIC))]), z.number(), {
      decode: (v) => Number(v),
      encode: (v) => v,
    }),
  ),
)

/** An integer, loosely read. */
export const int = once(() =>
  named('int', num().check(z.refine((v) => Number.isSafeInteger(v), { error: 'not an integer' }))),
)

/** The most that PostgreSQL's `integer` holds. */
export const INT32_MAX = 2 ** 31 - 1

/**
 * An integer of a request: with it a server looks something up or counts, in a column of 32 bits. Replies have `int`,
 * since a platform may have counted further.
 */
export const int32 = once(() =>
  named('int32', int().check(z.refine((v) => Math.abs(v) <= INT32_MAX, { error: 'not a 32-bit integer' }))),
)

const FLAGS: ReadonlySet<unknown> = new Set([true, false, 1, 0, '1', '0', 'true', 'false'])

/** Wire: true, false, 1, 0, "1", "0", "true", "false". Inside: boolean. */
export const flag = once(() =>
  named(
    'flag',
    z.codec(
      z
        .union([z.boolean(), z.number(), z.string()])
        .check(z.refine((v) => FLAGS.has(v), { error: 'not a flag' })),
      z.boolean(),
      {
        decode: (v) => v === true || v === 1 || v === '1' || v === 'true',
        encode: (v) => v,
      },
    ),
  ),
)

/** Identifier: number or string on the wire, always a string inside (ids are never counted with). */
export const id = once(() =>
  named(
    'id',
    // A number beyond these is no longer the one that was sent.
    z.codec(z.union([z.string(), z.number().check(z.refine(Number.isSafeInteger))]), z.string(), {
      decode: (v) => String(v),
      encode: (v) => v,
    }),
  ),
)

/** Text that a platform may leave out, send as null, or send as a number. Inside: string, '' when missing. */
export const text = once(() =>
  named(
    'text',
    z.codec(z.optional(z.nullable(z.union([z.string(), z.number()]))), z.string(), {
      decode: (v) => (v == null ? '' : String(v)),
      encode: (v) => v,
    }),
  ),
)

/** Without its zone, in another era, or in seconds it would be another moment. */
const INSTANT = /^2[01]\d\d-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/
const isInstant = (v: string | number): boolean =>
  typeof v === 'number' ? v > 1e11 || v === 0 : INSTANT.test(v) && !Number.isNaN(Date.parse(v))

/** Instant. Wire: ISO 8601 with zone, or epoch milliseconds. Inside: epoch milliseconds (UTC). */
export const instant = once(() =>
  named(
    'instant',
    z.codec(
      z.union([z.string(), z.number()]).check(z.refine(isInstant, { error: 'not an instant' })),
      z.number(),
      { decode: (v) => new Date(v).getTime(), encode: (v) => new Date(v).toISOString() },
    ),
  ),
)

/** A calendar day in Thailand (Asia/Bangkok) of this century, 2000 to 2100: `2026-11-20`; never an instant. */
export const day = once(() =>
  z.string().check(z.regex(CALENDAR_DAY), z.refine(isCalendarDay, { error: 'not a day of the calendar' })),
)

/**
 * One of the words we know. A word that a platform adds later reads as `unknown`, so that one new state does not
 * take a whole list of a member's money away; the page shows it neutrally.
 */
export const oneOf = <const T extends readonly string[]>(words: T) =>
  z.catch(z.enum([...words, 'unknown'] as readonly (T[number] | 'unknown')[]), 'unknown')

/** Paging of a list, as query: page from 1, rows a page. */
export const paging = { page: z.optional(int32()), limit: z.optional(int32()) }

/** Beside a paged list, where the platform tells it: how many rows there are in all. */
export const counted = z.object({ total: z.optional(int()) })

/** Told of each row that `rows` leaves out; the site sets it to its log, the server leaves it silent. */
export const droppedRow: { report: (issue: z.core.$ZodError, row: unknown) => void } = { report: () => {} }

const sentRows = once(() => z.nullish(z.array(z.unknown())))
const readRows = once(() => z.array(z.custom<unknown>()))

/**
 * A list that drops a row it cannot read and reports it, rather than losing the page.
 * Not for rows that carry a member's money: there use `z.array`, so that a wrong shape is an error.
 */
export function rows<S extends Shape>(row: S) {
  // Each row is read by its own schema, below: what stands around them is the same for all lists.
  const list = z.codec(sentRows(), readRows() as z.ZodMiniArray<z.ZodMiniCustom<z.output<S>, z.output<S>>>, {
    decode: (list) =>
      (list ?? []).flatMap((value) => {
        const read = z.safeDecode(row, value as never)
        if (read.success) return [read.data]
        droppedRow.report(read.error, value)
        return []
      }),
    encode: (list) => list.map((value) => z.encode(row, value as never)),
  })
  return named('rows', list, row)
}

/** Agent code, on nearly every call of a visitor. */
export const agentCode = once(() => z.string().check(z.minLength(1), z.maxLength(32)))
