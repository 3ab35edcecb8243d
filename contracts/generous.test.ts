import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { generousEnvelope, generously } from './generous.ts'
import { baht } from './money.ts'
import { flag, id, instant, int, num, rows, text } from './wire.ts'
import { isZone, offsetAt } from './zone.ts'

const dialect = { zone: '+07:00' }
const AT = Date.UTC(2026, 10, 20, 10, 21)

/** What is read of it in the end; 'refused' where it stays in a form that the contract does not read. */
function read(schema: z.core.$ZodType, raw: unknown, zone: string = dialect.zone): unknown {
  const found = z.safeDecode(schema, generously(schema, raw, { zone }))
  return found.success ? found.data : 'refused'
}

describe('money keeps its meaning or is refused', () => {
  it.each([
    ['1,234.50', 123_450],
    ['1,234,567', 123_456_700],
    [' 12.5 ', 1250],
    ['12.5000', 1250],
    ['-1,000.00', -100_000],
    [640, 64_000],
  ])('%j is %i satang', (raw, satang) => expect(read(baht(), raw)).toBe(satang))

  it.each([
    '',
    ' ',
    '1,23',
    '12,34.50',
    '1.000',
    '1.005',
    '1.234,50',
    'NaN',
    'null',
    '฿100',
    '1e3',
    null,
    [],
    {},
    true,
  ])('%j is refused', (raw) => expect(read(baht(), raw)).toBe('refused'))
})

describe('numbers', () => {
  it.each([
    [int(), '1,250', 1250],
    [num(), ' 96.53 ', 96.53],
    [int(), '7', 7],
  ] as const)('%# is read', (schema, raw, number) => expect(read(schema, raw)).toBe(number))

  it.each(['', 'seven', '1,2', true, null, []])('%j is no number', (raw) =>
    expect(read(int(), raw)).toBe('refused'),
  )

  it('a number that JSON could not carry names nothing', () => {
    expect(read(id(), 2 ** 53)).toBe('refused')
    expect(read(id(), '9007199254740993')).toBe('9007199254740993')
  })
})

describe('flags', () => {
  it.each(['yes', 'Y', 'TRUE', 'on', 1, '1', true])('%j is true', (raw) =>
    expect(read(flag(), raw)).toBe(true),
  )
  it.each(['no', 'N', 'False', 'off', 0, '0', false])('%j is false', (raw) =>
    expect(read(flag(), raw)).toBe(false),
  )
  it.each(['', 'maybe', 2, -1, null, []])('%j is neither', (raw) => expect(read(flag(), raw)).toBe('refused'))
})

describe('moments', () => {
  it.each([
    '2026-11-20 17:21:00',
    '2026-11-20T17:21:00',
    '2026-11-20 17:21',
    '2026/11/20 17:21:00',
    '2026-11-20 17:21:00.000000',
    '2569-11-20 17:21:00',
    '2026-11-20 17:21:00+07',
    '2026-11-20T17:21:00+0700',
    '2026-11-20T10:21:00Z',
    '2026-11-20 10:21:00 Z',
    AT,
    AT / 1000,
    String(AT),
    String(AT / 1000),
  ])('%j is one and the same', (raw) => expect(read(instant(), raw)).toBe(AT))

  it('its own zone is believed, whatever the platform’s is; a zone of summer time has two', () => {
    expect(read(instant(), '2026-11-20T17:21:00+07:00', 'Europe/Berlin')).toBe(AT)
    expect(read(instant(), '2026-11-20 11:21:00', 'Europe/Berlin')).toBe(AT)
    expect(read(instant(), '2026-07-20 11:21:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 6, 20, 9, 21))
  })

  it.each([
    '20/11/2026 17:21',
    '11-20-2026',
    '2026-11-31 10:00:00',
    '2026-11-20 25:00:00',
    '2026-11-20',
    '',
    'soon',
    -5,
    null,
  ])('%j could be another, and is refused', (raw) => expect(read(instant(), raw)).toBe('refused'))
})

describe('lists and what is not there', () => {
  const row = z.object({ id: id(), amount: z.nullish(baht()), at: z.optional(instant()), note: text() })
  const one = { id: '1', note: '' }

  it.each([
    ['as it is', [{ id: 1 }]],
    ['in data', { data: [{ id: 1 }], total: 9 }],
    ['in items', { items: [{ id: 1 }] }],
    ['by place', { 0: { id: 1 } }],
    ['with nulls', [{ id: 1, amount: null, at: null, note: null }]],
    ['with empty texts', [{ id: 1, amount: '', at: '', note: '' }]],
    ['with the date of no date', [{ id: 1, at: '0000-00-00 00:00:00' }]],
  ])('a list %s', (_, raw) => {
    expect(read(rows(row), raw)).toEqual([expect.objectContaining(one)])
    expect((read(z.array(row), raw) as { amount?: unknown }[])[0]!.amount ?? null).toBeNull()
  })

  it('no list of money is made of nothing', () => {
    for (const raw of [{}, null, '', undefined]) expect(read(z.array(row), raw)).toBe('refused')
    expect(read(rows(row), {})).toEqual([])
    expect(read(z.array(row), [])).toEqual([])
  })

  it('an empty list for an empty object', () => {
    const shape = z.object({
      limit: z.nullish(z.object({ most: int() })),
      told: z.optional(z.object({ a: text() })),
    })
    expect(read(shape, [])).toEqual({ limit: undefined, told: undefined })
    expect(read(shape, { limit: [], told: [] })).toEqual({ limit: null, told: { a: '' } })
  })

  it('an object wrapped once more is unwrapped, and only where nothing of it stands outside', () => {
    const shape = z.object({ point: int() })
    expect(read(shape, { data: { point: '5' } })).toEqual({ point: 5 })
    expect(read(shape, { point: 1, data: { point: 5 } })).toEqual({ point: 1 })
  })
})

it('the envelope: flags for codes, and the count of a wrapped list', () => {
  expect(generousEnvelope({ error: false, data: { data: [], total: 7 } })).toMatchObject({
    error: 0,
    total: 7,
  })
  expect(generousEnvelope({ error: true, message: null })).toMatchObject({ error: 1, message: '' })
  expect(generousEnvelope({ error: 0, total: 3, data: { items: [1], meta: { total: 9 } } })).toMatchObject({
    total: 3,
  })
  expect(generousEnvelope('text')).toBe('text')
})

it('zones', () => {
  expect(['+07:00', 'Asia/Bangkok', 'UTC'].every(isZone)).toBe(true)
  expect(['', 'Bangkok', '+7', 'Mars/Base'].some(isZone)).toBe(false)
  expect(offsetAt(AT, '-03:30')).toBe(-3.5 * 3_600_000)
  expect(offsetAt(AT, 'Asia/Bangkok')).toBe(7 * 3_600_000)
})
