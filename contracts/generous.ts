/**
 * Reading a platform's reply generously in form and strictly in meaning (decision 087): what says the same in another form
 * becomes the form of the contract, everything else stays as it came, for the contract to refuse. Walks the declaration, so
 * that no endpoint needs a word here.
 */
import * as z from 'zod/mini'
import { offsetAt } from './zone.ts'
import { wireTypeOf } from './wire.ts'

type Shape = z.core.$ZodType
type Fields = Readonly<Record<string, unknown>>

/** `zone`: of times without one, `+07:00` or `Asia/Bangkok`. */
export interface Dialect {
  zone: string
}

const isFields = (raw: unknown): raw is Fields =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
const isEmptyList = (raw: unknown): boolean => Array.isArray(raw) && raw.length === 0
const reads = (schema: Shape, raw: unknown): boolean => z.safeDecode(schema, raw).success

/** Thousands by commas, as in `1,234,567.89`; a comma anywhere else is not one of these. */
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/
/** More decimals than money has, all zero. Three alone might be thousands by points (`1.000`), and are left. */
const LONG_ZEROS = /^(-?\d+)\.(\d\d)(0{2,})$/

function number(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw
  const text = raw.trim()
  return GROUPED.test(text) ? text.replaceAll(',', '') : text
}

function money(raw: unknown): unknown {
  const plain = number(raw)
  return typeof plain === 'string' ? plain.replace(LONG_ZEROS, '$1.$2') : plain
}

const words: Readonly<Record<string, boolean>> = { true: true, yes: true, y: true, on: true, '1': true }
const opposites: Readonly<Record<string, boolean>> = {
  false: false,
  no: false,
  n: false,
  off: false,
  '0': false,
}

function flag(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw
  const word = raw.trim().toLowerCase()
  return words[word] ?? opposites[word] ?? raw
}

/** Before this many ms a number of an instant is one of seconds: 1973 in ms, the year 5138 in seconds. */
const MS_FROM = 100_000_000_000
/** A year of the Buddhist era is 543 ahead. */
const BUDDHIST_FROM = 2400
const CLOCK =
  /^(\d{4})[-/](\d{2})[-/](\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i
/** How databases without a null write "never". */
const NO_DATE = /^0000-00-00/

function epoch(value: number): unknown {
  if (!Number.isFinite(value) || value <= 0) return value
  return value < MS_FROM ? Math.round(value * 1000) : value
}

function instant(raw: unknown, { zone }: Dialect): unknown {
  if (typeof raw === 'number') return epoch(raw)
  if (typeof raw !== 'string') return raw
  const text = raw.trim()
  if (/^\d{9,13}(\.\d+)?$/.test(text)) return epoch(Number(text))
  const found = CLOCK.exec(text)
  if (!found) return raw
  const [, year, month, day, hour, minute, second = '0', fraction = '0', own] = found
  const christian = Number(year) >= BUDDHIST_FROM ? Number(year) - 543 : Number(year)
  const ms = Math.floor(Number(`0.${fraction}`) * 1000)
  const local = Date.UTC(
    christian,
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    ms,
  )
  const shown = new Date(local)
  // The 31st of a month that has 30 days, or the 25th hour, would be another moment.
  if (shown.getUTCDate() !== Number(day) || shown.getUTCHours() !== Number(hour)) return raw
  if (own?.toUpperCase() === 'Z') return local
  return (
    local -
    offsetAt(
      local,
      own === undefined
        ? zone
        : own.replace(/^([+-]\d{2}):?(\d{2})?$/, (_, h: string, m = '00') => `${h}:${m}`),
    )
  )
}

/** An identifier or a word that came as the other of text and number. */
const text = (raw: unknown): unknown =>
  typeof raw === 'number' && Number.isSafeInteger(raw) ? String(raw) : raw

/** Under which names platforms put a list that they tell more about. */
const listNames = ['data', 'items', 'list', 'rows', 'records', 'results']

/** A list that is wrapped with its pages, or an object whose keys are the places of a list. */
function list(raw: unknown): unknown {
  if (!isFields(raw)) return raw
  const within = listNames.map((name) => raw[name]).find(Array.isArray)
  if (within) return within
  const keys = Object.keys(raw)
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(raw) : raw
}

function wire(schema: Shape, raw: unknown, dialect: Dialect): unknown {
  switch (wireTypeOf(schema)!.name) {
    case 'num':
    case 'int':
    case 'int32':
      return number(raw)
    case 'baht':
    case 'bahtAmount':
      return money(raw)
    case 'flag':
      return flag(raw)
    case 'instant':
      return instant(raw, dialect)
    case 'text':
      return isEmptyList(raw) ? '' : raw
    default:
      return raw
  }
}

/** Nothing, in one of the ways in which a platform says so of a field that may be left out. */
const isNothing = (raw: unknown): boolean =>
  raw === null || raw === '' || isEmptyList(raw) || (typeof raw === 'string' && NO_DATE.test(raw))

/** `raw` in the form of the contract as far as it says the same; what does not is handed back as it came. */
export function generously(schema: Shape, raw: unknown, dialect: Dialect): unknown {
  const wireType = wireTypeOf(schema)
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (wireType?.row || def.type === 'array') {
    const rowOf = wireType?.row ?? (def as { element: Shape }).element
    const rows = list(raw)
    // No list of money is empty but one that came as a list: nothing there is not the same as nothing told.
    if (wireType?.row && isFields(rows) && Object.keys(rows).length === 0) return []
    return Array.isArray(rows) ? rows.map((row) => generously(rowOf, row, dialect)) : raw
  }
  if (wireType) return wire(schema, raw, dialect)
  switch (def.type) {
    case 'object':
      return fields(def.shape, raw, dialect)
    case 'optional': {
      if (raw === undefined) return raw
      const read = generously(def.innerType, raw, dialect)
      return isNothing(raw) && !reads(def.innerType, read) ? undefined : read
    }
    case 'nullable': {
      if (raw === null || raw === undefined) return null
      const read = generously(def.innerType, raw, dialect)
      return isNothing(raw) && !reads(def.innerType, read) ? null : read
    }
    case 'union':
      return (
        def.options.map((option) => generously(option, raw, dialect)).find((read) => reads(schema, read)) ??
        raw
      )
    case 'enum':
      return typeof raw === 'string'
        ? (Object.values(def.entries).find((word) => word === raw.trim().toLowerCase()) ?? raw)
        : text(raw)
    case 'catch':
      return generously(def.innerType, raw, dialect)
    case 'string':
      return text(raw)
    default:
      return raw
  }
}

function fields(shape: Readonly<Record<string, Shape>>, raw: unknown, dialect: Dialect): unknown {
  if (isEmptyList(raw)) return fields(shape, {}, dialect)
  if (!isFields(raw)) return raw
  const names = Object.keys(shape)
  const inner = raw.data
  // Wrapped once more, and nothing of what is asked for stands beside it.
  if (
    !('data' in shape) &&
    isFields(inner) &&
    !names.some((name) => name in raw) &&
    names.some((name) => name in inner)
  )
    return fields(shape, inner, dialect)
  const read = names.map((name) => [name, generously(shape[name]!, raw[name], dialect)] as const)
  return { ...raw, ...Object.fromEntries(read.filter(([, value]) => value !== undefined)), ...absent(read) }
}

/** What was read as left out must not be there. */
const absent = (read: readonly (readonly [string, unknown])[]): Record<string, undefined> =>
  Object.fromEntries(read.flatMap(([name, value]) => (value === undefined ? [[name, undefined]] : [])))

/** The envelope: whether it went well as a number, and what a wrapped list tells of itself beside its rows. */
export function generousEnvelope(raw: unknown): unknown {
  if (!isFields(raw)) return raw
  const code = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)
  const { data } = raw
  const told = isFields(data) && listNames.some((name) => Array.isArray(data[name])) ? data : {}
  const meta = isFields(told.meta) ? told.meta : {}
  const counts = [told.total, meta.total, told.unread].some((value) => value !== undefined)
    ? { total: told.total ?? meta.total, ...(told.unread !== undefined && { unread: told.unread }) }
    : {}
  return {
    ...counts,
    ...raw,
    ...('error' in raw && { error: code(raw.error) }),
    ...('status' in raw && { status: code(raw.status) }),
    ...(raw.message !== undefined && typeof raw.message !== 'string' && { message: '' }),
  }
}
