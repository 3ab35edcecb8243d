/**
 * Wire values made from a schema, for tests: as loose as a platform may be (numbers as text, keys left out, nulls),
 * and always such that the schema reads them.
 */
import * as z from 'zod/mini'
import { wireTypeOf, type WireName } from '../wire.ts'

type Shape = z.core.$ZodType
/** A source of numbers from 0 to below 1; seeded by the test. */
export type Random = () => number

/** Small seeded generator (mulberry32): the same seed gives the same samples. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const byName: Record<Exclude<WireName, 'rows'>, readonly unknown[]> = {
  num: [0, 1, '2', -3.5, '96.53'],
  int: [0, 1, '2', 3, '46', 7],
  int32: [0, 1, '2', 3, '46', 7],
  flag: [true, false, 1, 0, '1', '0', 'true', 'false'],
  id: ['a-1', 7, '42', '007'],
  text: [undefined, null, '', 'text', 12],
  instant: ['2026-11-20T17:21:00.000+07:00', '2026-11-20T10:21:00Z', 1795168860000],
  baht: ['0', 0, '0.07', '1234.50', 99.5, '-12.25', 640],
  bahtAmount: ['0', '100', '500.07', 20, 0.5],
}

/** Texts tried in turn for a string with rules: the first few are plain, the rest fit one pattern of ours each. */
const texts = [
  'text',
  'member01',
  '0812345678',
  '123456',
  '00912',
  '07',
  '456',
  '4020001482',
  '2026-11-20',
  'a-key-of-16-to-64',
  'a'.repeat(64),
  'b'.repeat(96),
  'Zm9v',
]

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!
const reads = (schema: Shape, value: unknown) => z.safeDecode(schema, value).success

/** `loose`: as a careless platform sends it. `whole`: every optional part there, every list with rows. */
export type Mode = 'loose' | 'whole'

/** One wire value that `schema` reads; throws when it finds none, which is a fault of this file. */
export function sample(schema: Shape, random: Random, mode: Mode = 'loose'): unknown {
  for (let tries = 0; tries < 200; tries++) {
    const value = attempt(schema, random, mode)
    if (reads(schema, value)) return value
  }
  throw new Error(`no sample found for a ${schema._zod.def.type}`)
}

function list(item: Shape, random: Random, mode: Mode): unknown[] {
  return Array.from({ length: 1 + Math.floor(random() * 2) }, () => sample(item, random, mode))
}

function attempt(schema: Shape, random: Random, mode: Mode): unknown {
  const loose = (chance: number) => mode === 'loose' && random() < chance
  const wire = wireTypeOf(schema)
  if (wire?.row) return loose(0.15) ? pick([null, undefined, []], random) : list(wire.row, random, mode)
  if (wire?.name === 'text' && mode === 'whole') return 'text'
  if (wire && wire.name !== 'rows') return pick(byName[wire.name], random)

  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .map(([key, value]) => [key, sample(value, random, mode)] as const)
          .filter(([, value]) => value !== undefined),
      )
    case 'array':
      return list(def.element, random, mode)
    case 'optional':
      return loose(0.3) ? undefined : sample(def.innerType, random, mode)
    case 'nullable':
      return loose(0.3) ? null : sample(def.innerType, random, mode)
    case 'catch':
      return loose(0.1) ? 'a word of tomorrow' : sample(def.innerType, random, mode)
    case 'union':
      return sample(pick(def.options, random), random, mode)
    case 'enum':
      return pick(Object.values(def.entries), random)
    case 'literal':
      return pick(def.values, random)
    case 'string':
      return pick(texts, random)
    case 'number':
      return pick([0, 1, 2.5], random)
    case 'boolean':
      return random() < 0.5
    case 'unknown':
      return pick([null, 'anything', { any: 'thing' }], random)
    default:
      throw new Error(`no sample for a schema of type ${def.type}`)
  }
}
