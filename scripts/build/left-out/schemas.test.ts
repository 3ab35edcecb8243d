import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import * as library from 'zod/mini'
import { expect, it } from 'vitest'
import { filesUnder } from '../../lib/hash.mjs'
import { at } from '../../lib/paths.mjs'
import { withoutUnusedSchemas } from './schemas.ts'

type Zod = typeof library

/** The same library as the site is built with it. */
async function cutLibrary(): Promise<Zod> {
  const original = at('node_modules', 'zod', 'v4')
  const folder = at('.cache', 'left-out', 'zod')
  for (const file of filesUnder(original).filter((one) => one.endsWith('.js'))) {
    const copy = join(folder, relative(original, file))
    const code = readFileSync(file, 'utf8')
    mkdirSync(dirname(copy), { recursive: true })
    writeFileSync(copy, withoutUnusedSchemas(code, file) ?? code)
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  return (await import(join(folder, 'mini', 'index.js'))) as Zod
}

const cut = await cutLibrary()

/** Kinds of schemas that contracts and forms are made of. */
const schemas: Readonly<Record<string, (z: Zod) => library.ZodMiniType>> = {
  object: (z) =>
    z.object({ name: z.string().check(z.minLength(2), z.maxLength(4)), age: z.optional(z.number()) }),
  'strict object': (z) => z.strictObject({ a: z.literal(1), b: z.nullish(z.boolean()) }),
  array: (z) => z.array(z.enum(['a', 'b'])).check(z.maxLength(3)),
  union: (z) => z.union([z.string().check(z.regex(/^\d+$/)), z.number(), z.tuple([z.number(), z.string()])]),
  record: (z) => z.record(z.string(), z.nullable(z.int().check(z.gte(1), z.lte(9)))),
  codec: (z) => z.codec(z.string(), z.number(), { decode: (text) => Number(text), encode: (n) => String(n) }),
  refined: (z) =>
    z.object({ a: z.string(), b: z.string() }).check(z.refine(({ a, b }) => a === b, { path: ['b'] })),
  caught: (z) => z.object({ a: z.catch(z.number(), 7), b: z._default(z.string().check(z.trim()), 'x') }),
  'row of codecs': (z) =>
    z.array(
      z.object({
        baht: z.pipe(
          z.codec(z.string(), z.number(), { decode: Number, encode: String }),
          z.number().check(z.gte(0)),
        ),
      }),
    ),
  custom: (z) => z.custom<Date>((value) => value instanceof Date),
  extended: (z) => z.omit(z.extend(z.object({ a: z.string() }), { c: z.unknown() }), { a: true }),
}

const texts = [undefined, null, 0, 1, 9.5, Number.NaN, '', '12', ' x ', 'abcde', true]
const lists = [[], ['a'], ['a', 'b', 'a', 'b'], ['c'], [1, 'x'], [1], [{ baht: '12.5' }, { baht: '-1' }]]
const objects = [
  {},
  { name: 'ab' },
  { name: 'abcdef', age: 'x' },
  { a: 1 },
  { a: 1, b: null, c: 2 },
  { a: 'x', b: 'x' },
  { a: 'x', b: 'y' },
  { a: '1', b: ' y ' },
  { x: 3, y: null, z: 0.5 },
  { c: 1, a: 'x' },
  new Date(0),
  Object.create(null),
]
const values: readonly unknown[] = [...texts, ...lists, [{ baht: 12.5 }], [{ baht: -1 }], ...objects]

/** What a library says of a value, or that it throws. */
function said(z: Zod, schema: library.ZodMiniType, value: unknown): unknown {
  const of = (read: () => { success: boolean; data?: unknown; error?: { issues: unknown } }) => {
    try {
      const { success, data, error } = read()
      return success ? { data } : { issues: error!.issues }
    } catch (error) {
      return { thrown: (error as Error).message }
    }
  }
  return [
    of(() => z.safeParse(schema, value)),
    of(() => z.safeDecode(schema, value)),
    of(() => z.safeEncode(schema, value)),
  ]
}

it.each(Object.entries(schemas))('reads and writes as the library does: %s', async (_, schemaOf) => {
  const [ours, whole] = [schemaOf(cut), schemaOf(library)]
  for (const value of values) {
    expect(said(cut, ours, value)).toEqual(said(library, whole, value))
    expect(await ours.safeParseAsync(value)).toMatchObject({
      success: library.safeParse(whole, value).success,
    })
  }
})

it('none of our schemas answers later', () => {
  const sources = ['contracts', 'rules', 'src', 'liff'].flatMap((folder) => filesUnder(at(folder)))
  const reading = sources.filter(
    (file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('zod/mini'),
  )
  expect(reading.length).toBeGreaterThan(50)
  const asynchronous =
    /\b(?:refine|check|superRefine|custom|transform|overwrite|codec|decode:|encode:)\s*\(?\s*async\b/
  expect(reading.filter((file) => asynchronous.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('touches no other file, and fails where zod has become otherwise', () => {
  expect(withoutUnusedSchemas('x instanceof Promise', '/site/src/api/call.ts')).toBeNull()
  expect(() => withoutUnusedSchemas('', '/site/node_modules/zod/v4/core/schemas.js')).toThrow(/has no/)
})
