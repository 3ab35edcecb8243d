/**
 * Nonsense for every endpoint, made from the contract: nothing here names an endpoint, so that a new one is met by it.
 * A request is first one that the server would really carry out (ids of things that exist, learnt from its own
 * replies), and then a single part of it is spoilt: refused at the first look, nonsense reaches no database.
 */
import * as z from 'zod/mini'
import { pathParams, type Endpoint } from '#contracts/kit.ts'
import { sample, type Random } from '#contracts/testing/sample.ts'
import { wireTypeOf } from '#contracts/wire.ts'

type Shape = z.core.$ZodType

/** What once ended in HTTP 500: sent in every place, in every run. */
export const broke: readonly unknown[] = [
  2 ** 31,
  '2147483648',
  '9223372036854775808',
  '\u0000',
  '\ud800',
  '0000-01-01',
  '0001-01-01',
  '2026-02-31',
  ['\ud800'],
]

/** What stands in place of one part of a body, and in its text form in a query or path. */
export const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.001,
  NaN,
  1e21,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  '9223372036854775807',
  '9999999999999999999',
  '9999999999999.99',
  '-9999999999999',
  '',
  ' ',
  '0',
  "' or 1=1 --",
  '%',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'a\u0000b',
  'a\udfffb',
  '\u202e',
  '\uffff',
  'x'.repeat(10_000),
  '\u0e01\u0e47'.repeat(500),
  '0001-12-31',
  '1999-12-31',
  '9999-12-31',
  '2026-02-30',
  '2100-02-29',
  '+275760-09-13T00:00:00.000Z',
  [],
  [[]],
  ['\u0000'],
  {},
  { $ne: 1 },
  { '\u0000': 1 },
  { '\ud800': 1 },
]

/** Bytes that are no text: as they stand in an address, already escaped. */
export const illFormed: readonly string[] = [
  '%00',
  '%FF',
  '%ED%A0%80',
  '%E0%A4%A',
  '%',
  '%C0%80',
  '%F5%80%80%80',
]

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))

/** Whole bodies that are no object, or no text. */
export const bodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  'null',
  '[]',
  '7',
  '"text"',
  '{',
  '{"a":}',
  '[{}]',
  `{"a":${'['.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '{"a":"\\ud800"}',
  '{"\\ud800":1}',
  '{"a":{"b":["\\udc00"]}}',
  '{"a\\u0000":1}',
  bytes('{"a":"', [0xff, 0xfe], '"}'),
  bytes('{"a":"', [0xed, 0xa0, 0x80], '"}'),
  bytes([0xef, 0xbb, 0xbf], '{}'),
  bytes([0x7b, 0x00, 0x7d]),
]

/** One part of a request, by the keys that lead to it. */
type Path = readonly (string | number)[]

const inside = (schema: Shape): Shape => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'optional' || def.type === 'nullable' || def.type === 'catch'
    ? inside(def.innerType)
    : schema
}

/** Every part of a request: its fields, and those of what it lists or nests. */
export function partsOf(schema: Shape, at: Path = []): Path[] {
  const bare = inside(schema)
  const here = at.length > 0 ? [at] : []
  if (wireTypeOf(bare)) return here
  const { def } = (bare as z.core.$ZodTypes)._zod
  if (def.type === 'object')
    return [...here, ...Object.entries(def.shape).flatMap(([key, part]) => partsOf(part, [...at, key]))]
  if (def.type === 'array') return [...here, ...partsOf(def.element, [...at, 0])]
  return here
}

/** A copy with this part replaced. */
export function spoilt(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) }
  const held = copy as Record<string | number, unknown>
  held[key] = spoilt(held[key] ?? {}, rest, by)
  return copy
}

/** Real values by the name of their field. */
export class Known {
  readonly #values = new Map<string, unknown[]>()
  /** Enough of each: the first are the usual ones, the later ones may be sentinels. */
  static readonly #MOST = 3

  note(name: string, value: unknown): void {
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return
    const values = this.#values.get(name) ?? []
    if (values.length < Known.#MOST && !values.includes(value)) this.#values.set(name, [...values, value])
  }

  /** Everything a reply names; the `id` of a row of `/api/member/wallets` is known as `wallet_id` too. */
  learn(reply: unknown, row: string): void {
    if (Array.isArray(reply)) return reply.forEach((one) => this.learn(one, row))
    if (typeof reply !== 'object' || reply === null) return
    for (const [name, value] of Object.entries(reply)) {
      this.note(name === 'id' ? `${row}_id` : name, value)
      this.learn(value, row)
    }
  }

  of(name: string): readonly unknown[] {
    return this.#values.get(name) ?? []
  }
}

/** A request that the server would carry out, as far as it is known what exists. */
export function wish(schema: Shape, known: Known, random: Random, name = ''): unknown {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const bare = inside(schema)
  const real = known.of(name)
  if (real.length > 0 && z.safeDecode(bare, real[0]).success) return pick(real)
  const { def } = (bare as z.core.$ZodTypes)._zod
  if (!wireTypeOf(bare) && def.type === 'object')
    return Object.fromEntries(
      Object.entries(def.shape).map(([key, part]) => [key, wish(part, known, random, key)]),
    )
  if (!wireTypeOf(bare) && def.type === 'array') return [wish(def.element, known, random, name)]
  return sample(bare, random, 'whole')
}

/** The last word of a path without its plural: `wallet` for `/api/member/wallets`. */
export const rowOf = ({ path }: Endpoint): string => path.split('/').at(-1)!.replace(/s$/, '')

/** The address of a request whose part `name` is these characters, already escaped: in its path, or in its query. */
export function rawAddress(
  endpoint: Endpoint,
  values: Record<string, unknown>,
  name: string,
  raw: string,
): string {
  const text = (key: string) => (key === name ? raw : encodeURIComponent(String(values[key])))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => text(key))
  const inPath = pathParams(endpoint.path)
  const query = Object.keys({ ...values, [name]: raw })
    .filter((key) => !inPath.includes(key))
    .map((key) => `${encodeURIComponent(key)}=${text(key)}`)
  return `http://localhost${path}?${query.join('&')}`
}
