/** Holds a reply against its schema and says where it differs, also where the site would shrug it off. */
import { wireTypeOf } from '#contracts/wire.ts'
import * as z from 'zod/mini'

type Shape = z.core.$ZodType

export interface Mismatch {
  /** Place in the reply: `data[0].balance`. */
  readonly path: string
  readonly expected: string
  readonly got: string
}

const flags: readonly unknown[] = [true, false, 1, 0, '1', '0', 'true', 'false']

/** Stricter than reading: rows that the site would drop, words it does not know and missing lists count as well. */
export function compare(schema: Shape, raw: unknown, path: string): Mismatch[] {
  const wire = wireTypeOf(schema)
  if (wire?.row) return compareRows(wire.row, raw, path)
  if (wire?.name === 'flag') return flags.includes(raw) ? [] : [mismatch(path, 'flag', raw)]
  if (wire) return leaf(schema, raw, path)

  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        return [mismatch(path, 'object', raw)]
      return Object.entries(def.shape).flatMap(([key, value]) =>
        compare(value, (raw as Record<string, unknown>)[key], `${path}.${key}`),
      )
    case 'array':
      return compareRows(def.element, raw ?? undefined, path)
    case 'optional':
      return raw === undefined ? [] : compare(def.innerType, raw, path)
    case 'nullable':
      return raw === null ? [] : compare(def.innerType, raw, path)
    case 'catch':
      return compare(def.innerType, raw, path)
    default:
      return leaf(schema, raw, path)
  }
}

function compareRows(row: Shape, raw: unknown, path: string): Mismatch[] {
  if (raw === null) return []
  if (!Array.isArray(raw)) return [mismatch(path, 'list', raw)]
  return raw.flatMap((value, i) => compare(row, value, `${path}[${i}]`))
}

function leaf(schema: Shape, raw: unknown, path: string): Mismatch[] {
  const read = z.safeDecode(schema, raw)
  return read.success ? [] : [mismatch(path, expectation(schema), raw)]
}

function expectation(schema: Shape): string {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'enum')
    return Object.values(def.entries)
      .filter((word) => word !== 'unknown')
      .join(' | ')
  if (def.type === 'literal') return def.values.join(' | ')
  const pattern = (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { pattern?: string })
    .pattern
  return `${wireTypeOf(schema)?.name ?? def.type}${pattern && !wireTypeOf(schema) ? ` matching ${pattern}` : ''}`
}

export function mismatch(path: string, expected: string, raw: unknown): Mismatch {
  return { path, expected, got: shown(raw) }
}

/** A value in few characters: enough to find it, too few to carry somebody's data away. */
function shown(raw: unknown): string {
  if (raw === undefined) return 'nothing'
  if (Array.isArray(raw)) return `list of ${raw.length}`
  if (typeof raw === 'object' && raw !== null)
    return `object with ${Object.keys(raw).slice(0, 6).join(', ') || 'no keys'}`
  const text = JSON.stringify(raw)
  return text.length > 48 ? `${text.slice(0, 47)}…` : text
}
