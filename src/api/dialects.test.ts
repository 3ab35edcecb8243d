/**
 * Every call of the specification against every way in which a platform may answer otherwise (decision 087): each ends as
 * the right data or as the part's own sentence. The table of docs/platforms.md is made here.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#contracts/all.ts'
import type { Endpoint } from '#contracts/kit.ts'
import {
  asYes,
  isFlag,
  isList,
  isMoment,
  isMoney,
  isNumber,
  mapped,
  onThaiClock,
  withCommas,
  within,
} from '#contracts/testing/mapped.ts'
import { sample, seeded } from '#contracts/testing/sample.ts'
import { droppedRow, wireTypeOf } from '#contracts/wire.ts'
import { ApiError } from './api-error.ts'
import { errorText } from './error-text.ts'
import { exchange } from './exchange.ts'
import { NoAnswer, type Sender } from './sender.ts'

type Shape = z.core.$ZodType
type Json = unknown

const documented = (allEndpoints as readonly Endpoint[]).filter(({ origin }) => origin === 'spec')
droppedRow.report = () => {}

interface Made {
  body: string
  /** What a platform in our own form would have said with it. */
  same: Json
  /** It cannot be read right. */
  wrong?: true
}

interface Deviation {
  name: string
  says: string
  /** Null where the call has nothing of the kind. */
  make: (endpoint: Endpoint, data: Json, extra: object) => Made | readonly Made[] | null
}

const wrap = (endpoint: Endpoint, data: Json, extra: object) => ({
  [endpoint.success]: 0,
  message: '',
  ...extra,
  data,
})

/** The same said otherwise, which must be read as if it had been said in our form. */
const otherwise =
  (leaf: (schema: Shape, raw: Json) => Json): Deviation['make'] =>
  (endpoint, data, extra) => {
    const changed = mapped(endpoint.response, data, leaf)
    const beside = mapped(endpoint.extra, extra, leaf) as object
    return { body: JSON.stringify(wrap(endpoint, changed, beside)), same: data }
  }

const lessOptional =
  (gone: Json): Deviation['make'] =>
  (endpoint, data, extra) => {
    const without = (value: Json) =>
      mapped(
        endpoint.response,
        data,
        (_, raw) => raw,
        () => value,
      )
    return { body: JSON.stringify(wrap(endpoint, without(gone), extra)), same: without(undefined) }
  }

const wrapped =
  (name: string): Deviation['make'] =>
  (endpoint, data, extra) =>
    isList(endpoint.response)
      ? {
          body: JSON.stringify(wrap(endpoint, { [name]: data, current_page: 1, last_page: 1 }, extra)),
          same: data,
        }
      : null

const broken =
  (change: (text: string) => string): Deviation['make'] =>
  (endpoint, data, extra) => ({
    body: change(JSON.stringify(wrap(endpoint, data, extra))),
    same: null,
    wrong: true,
  })

const deviations: readonly Deviation[] = [
  {
    name: 'numbers as text',
    says: '`"12.50"` for `12.5`',
    make: otherwise((schema, raw) => (isNumber(schema) ? String(raw) : raw)),
  },
  {
    name: 'money with commas',
    says: '`"1,234.50"`',
    make: otherwise((schema, raw) => (isMoney(schema) ? withCommas(raw) : raw)),
  },
  {
    name: 'flags as 0 and 1',
    says: '`1`, `"0"`, `"Y"`',
    make: otherwise((schema, raw) => (isFlag(schema) ? asYes(raw) : raw)),
  },
  { name: 'optional absent', says: 'the key is not there', make: lessOptional(undefined) },
  { name: 'optional null', says: '`null`', make: lessOptional(null) },
  { name: 'optional empty', says: '`[]` where an object is empty', make: lessOptional([]) },
  {
    name: 'local times',
    says: '`"2026-11-20 17:21:00"`',
    make: otherwise((schema, raw) => (isMoment(schema) ? onThaiClock(raw) : raw)),
  },
  {
    name: 'seconds',
    says: '`1795168860`',
    make: otherwise((schema, raw) => (isMoment(schema) ? new Date(raw as string).getTime() / 1000 : raw)),
  },
  {
    name: 'extra fields',
    says: 'keys that nobody asked for',
    make: (endpoint, data, extra) => {
      const more = (value: Json): Json =>
        Array.isArray(value)
          ? value.map(more)
          : typeof value === 'object' && value !== null
            ? {
                ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, more(one)])),
                zz_more: { a: [1] },
              }
            : value
      return { body: JSON.stringify({ ...wrap(endpoint, more(data), extra), zz_more: 1 }), same: data }
    },
  },
  { name: 'list in data.data', says: '`{ data: { data: […], total } }`', make: wrapped('data') },
  { name: 'list in data.items', says: '`{ data: { items: […] } }`', make: wrapped('items') },
  {
    name: 'wrong type',
    says: 'an object where a number or a text is',
    make: (endpoint, data, extra) => {
      // Each part in turn. A word of tomorrow is no wrong type: it reads as unknown.
      const made: Made[] = []
      for (let place = 0; ; place++) {
        let at = 0
        const wrong = mapped(endpoint.response, data, (schema, raw) => {
          const leaf = wireTypeOf(schema)?.name ?? within(schema)._zod.def.type
          return leaf === 'unknown' || leaf === 'enum' || at++ !== place ? raw : { wrong: true }
        })
        if (at <= place) return made.length === 0 ? null : made
        made.push({ body: JSON.stringify(wrap(endpoint, wrong, extra)), same: null, wrong: true })
      }
    },
  },
  {
    name: 'cut in the middle',
    says: 'truncated JSON',
    make: broken((text) => text.slice(0, Math.ceil(text.length * 0.7))),
  },
  {
    name: 'HTML with 200',
    says: 'a page of the web server',
    make: broken(() => '<!doctype html><title>OK</title>'),
  },
  { name: 'late', says: 'no answer in time', make: broken(() => 'late') },
  { name: 'twice', says: 'the reply two times over', make: broken((text) => text + text) },
]

const answering =
  (body: string): Sender =>
  async () => {
    if (body === 'late') throw new NoAnswer('timeout', null)
    return { status: 200, body, retryAfter: undefined, serverTime: null, requestId: '' }
  }

/** A wheel's spin and a poll have branches: several samples of each reply. */
const SEEDS = [1, 2, 3, 4, 5]

const overTheWire = (value: unknown): Json => JSON.parse(JSON.stringify({ value })).value as Json

/** `data`: as the same said in our form; `sentence`: refused with the part's own; `row`: without the rows that were broken. */
type End = 'data' | 'sentence' | 'row'

async function endOf(endpoint: Endpoint, { body, same, wrong }: Made, extra: object): Promise<End> {
  const input = z.decode(endpoint.request, sample(endpoint.request, seeded(7)))
  try {
    const reply = (await exchange(answering(body), endpoint, input, {})) as Record<string, unknown>
    expect(JSON.stringify(reply)).not.toMatch(/null,"satang"|NaN/)
    if (wrong) {
      // Lists that are no money's leave out the row that nobody can read.
      expect(endpoint.response).toSatisfy((shape: Shape) => hasRows(shape))
      return 'row'
    }
    const right = z.safeDecode(endpoint.response, same)
    expect(right.success).toBe(true)
    if (within(endpoint.response)._zod.def.type !== 'unknown')
      expect(told(reply.data)).toEqual(told(right.data))
    expect(reply).toMatchObject(z.decode(endpoint.extra, extra as never) as object)
    return 'data'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    expect(['malformed', 'timeout']).toContain(error.kind)
    expect(errorText(error)).not.toBe('')
    return 'sentence'
  }
}

/** What is told: nothing, no value, a list and an object of nothing are the same. */
function told(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(told)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const parts = Object.entries(value).map(([key, one]) => [key, told(one)] as const)
  const said = parts.filter(([, one]) => one !== undefined)
  return said.length === 0 ? undefined : Object.fromEntries(said)
}

function hasRows(schema: Shape): boolean {
  if (wireTypeOf(schema)?.row) return true
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') return Object.values(def.shape).some((part) => hasRows(part))
  if (def.type === 'array') return hasRows(def.element)
  if (def.type === 'optional' || def.type === 'nullable') return hasRows(def.innerType)
  return false
}

const counts = new Map<string, Record<End | 'none', number>>()

describe.each(deviations)('$name', ({ name, make }) => {
  const count = { data: 0, sentence: 0, row: 0, none: 0 }
  counts.set(name, count)
  const mustBeData = !/wrong type|cut|HTML|late|twice/.test(name)

  it.each(documented.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_, endpoint) => {
    const ends = new Set<End>()
    for (const seed of SEEDS) {
      const data = overTheWire(sample(endpoint.response, seeded(seed), 'whole'))
      const extra = overTheWire(sample(endpoint.extra, seeded(seed), 'whole')) as object
      const made = make(endpoint, data, extra)
      for (const one of made === null ? [] : [made].flat())
        ends.add(await endOf(endpoint, { ...one, same: overTheWire(one.same) }, extra))
    }
    expect(mustBeData ? [...ends].filter((end) => end !== 'data') : []).toEqual([])
    count[ends.has('sentence') ? 'sentence' : ends.has('row') ? 'row' : ends.has('data') ? 'data' : 'none']++
  })
})

const PAGE = 'docs/platforms.md'
const MARKS = /(<!-- matrix -->\n)[\s\S]*(\n<!-- \/matrix -->)/

function table(): string {
  const lines = deviations.map(({ name, says }) => {
    const { data, sentence, row, none } = counts.get(name)!
    return `| ${[name, says, data, row, sentence, none].join(' | ')} |`
  })
  return [
    '',
    '| deviation | for example | right data | without the broken row | the part’s own sentence | has nothing of the kind |',
    '| --- | --- | --: | --: | --: | --: |',
    ...lines,
    '',
  ].join('\n')
}

const plain = (text: string) => text.replace(/ +|-{2,}/g, ' ').replace(/[ :-]+\|/g, ' |')

it('docs/platforms.md has the table of this run', () => {
  const page = readFileSync(PAGE, 'utf8')
  const made = page.replace(MARKS, (_, before: string, after: string) => before + table() + after)
  // Stale: WRITE_MATRIX=1 npm run test:unit -- src/api/dialects.test.ts
  if (process.env.WRITE_MATRIX === '1') writeFileSync(PAGE, made)
  else expect(plain(page)).toBe(plain(made))
})
