/** Says a reply otherwise, part by part, as a platform of another house would; for tests. */
import * as z from 'zod/mini'
import { wireTypeOf } from '../wire.ts'

type Shape = z.core.$ZodType

/** Changes one value by what it is in the contract. */
export type Leaf = (schema: Shape, raw: unknown) => unknown

/**
 * A reply with every value changed by `leaf`; keys that the contract does not know stay as they are. `gone` says what stands in
 * place of a part that may be left out; without it such parts are changed where they are there.
 */
export function mapped(schema: Shape, raw: unknown, leaf: Leaf, gone?: (raw: unknown) => unknown): unknown {
  const wire = wireTypeOf(schema)
  const { def } = (schema as z.core.$ZodTypes)._zod
  const row = wire?.row ?? (def.type === 'array' ? def.element : undefined)
  if (row) return Array.isArray(raw) ? raw.map((one) => mapped(row, one, leaf, gone)) : raw
  if (wire) return leaf(schema, raw)
  if (def.type === 'object') {
    const fields = (raw ?? {}) as Record<string, unknown>
    const made = Object.entries(def.shape).flatMap(([name, part]) => {
      const value = mapped(part, fields[name], leaf, gone)
      return value === undefined ? [] : [[name, value] as const]
    })
    const others = Object.entries(fields).filter(([name]) => !(name in def.shape))
    return Object.fromEntries([...others, ...made])
  }
  if (def.type === 'optional' || def.type === 'nullable')
    return gone ? gone(raw) : raw == null ? raw : mapped(def.innerType, raw, leaf, gone)
  if (def.type === 'catch') return mapped(def.innerType, raw, leaf, gone)
  return leaf(schema, raw)
}

export const isNumber = (schema: Shape): boolean =>
  /^(num|int|int32|baht|bahtAmount)$/.test(wireTypeOf(schema)?.name ?? '')
export const isMoney = (schema: Shape): boolean => wireTypeOf(schema)?.name.startsWith('baht') ?? false
export const isMoment = (schema: Shape): boolean => wireTypeOf(schema)?.name === 'instant'
export const isFlag = (schema: Shape): boolean => wireTypeOf(schema)?.name === 'flag'

/** Of the shape itself, without what says that it may be left out. */
export function within(schema: Shape): Shape {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'optional' || def.type === 'nullable' ? within(def.innerType) : schema
}

/** Whether a reply's data is a list. */
export const isList = (schema: Shape): boolean =>
  wireTypeOf(schema)?.row !== undefined || within(schema)._zod.def.type === 'array'

/** `1234.5` with commas and two decimals. */
export function withCommas(value: unknown): string {
  const [whole = '', part = ''] = String(value).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part.padEnd(2, '0')}`
}

/** What a clock in Thailand shows, without saying that it is one there. */
export function onThaiClock(value: unknown): string {
  const shown = new Date(new Date(value as string).getTime() + 7 * 3_600_000).toISOString()
  return shown.replace('T', ' ').replace('Z', '')
}

/** Yes and no as other languages say them. */
export const asYes = (value: unknown): string | number => {
  const isYes = value === true || value === 1 || value === '1' || value === 'true'
  return isYes ? 'Y' : 0
}
