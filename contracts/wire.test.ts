import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  day,
  droppedRow,
  flag,
  id,
  instant,
  int,
  INT32_MAX,
  int32,
  num,
  oneOf,
  rows,
  text,
  wireTypeOf,
} from './wire.ts'

const reads = (schema: z.core.$ZodType, value: unknown) => z.safeDecode(schema, value).success

describe('wire types', () => {
  it('read numbers that come as text, and nothing that is none', () => {
    expect([1, '2', ' 3 ', '-4.5'].map((value) => z.decode(num(), value))).toEqual([1, 2, 3, -4.5])
    for (const value of ['', '1,000', 'one', null, '1e5', [], true]) expect(reads(num(), value)).toBe(false)
  })

  it('read whole numbers only as such', () => {
    expect(z.decode(int(), '46')).toBe(46)
    for (const value of [1.5, '1.5', 2 ** 60]) expect(reads(int(), value)).toBe(false)
  })

  it('read flags in every spelling', () => {
    expect([true, 1, '1', 'true'].map((value) => z.decode(flag(), value))).toEqual([true, true, true, true])
    expect([false, 0, '0', 'false'].map((value) => z.decode(flag(), value))).toEqual(Array(4).fill(false))
    expect(['no', 'yes', 2, ''].filter((value) => z.safeDecode(flag(), value as never).success)).toEqual([])
  })

  it('read ids as text, zeros kept', () => {
    expect([7, '007'].map((value) => z.decode(id(), value))).toEqual(['7', '007'])
  })

  it('read missing text as empty', () => {
    const row = z.object({ name: text() })
    expect([{}, { name: null }, { name: 5 }].map((value) => z.decode(row, value).name)).toEqual(['', '', '5'])
  })

  it('read instants from ISO text and milliseconds, and write them with their zone', () => {
    const at = Date.UTC(2026, 10, 20, 10, 21)
    expect(z.decode(instant(), '2026-11-20T17:21:00+07:00')).toBe(at)
    expect(z.decode(instant(), at)).toBe(at)
    expect(z.encode(instant(), at)).toBe('2026-11-20T10:21:00.000Z')
    expect(reads(instant(), 'yesterday')).toBe(false)
  })

  it('read days, and no impossible month', () => {
    expect(reads(day(), '2026-11-20')).toBe(true)
    for (const value of ['2026-13-01', '2026-1-1', '20/11/2569', '2026-11-20T00:00'])
      expect(reads(day(), value)).toBe(false)
  })

  it('read days that a calendar has, of this century', () => {
    for (const value of ['2000-01-01', '2028-02-29', '2100-12-31']) expect(reads(day(), value)).toBe(true)
    for (const value of [
      '0000-01-01',
      '0001-01-01',
      '1999-12-31',
      '2101-01-01',
      '9999-12-31',
      '2026-02-29',
      '2026-02-31',
      '2026-04-31',
      '2100-02-29',
      '2026-02-0１',
    ])
      expect([value, reads(day(), value)]).toEqual([value, false])
  })

  it('read integers of a request no further than a column holds them', () => {
    for (const value of [INT32_MAX, -INT32_MAX, String(INT32_MAX)]) expect(reads(int32(), value)).toBe(true)
    for (const value of [2 ** 31, '2147483648', -(2 ** 31) - 1, 2 ** 53, 1e21, 1.5])
      expect(reads(int32(), value)).toBe(false)
  })

  it('read a word of tomorrow as unknown', () => {
    const state = oneOf(['open', 'closed'])
    expect(['open', 'frozen', 5].map((value) => z.decode(state, value as 'open'))).toEqual([
      'open',
      'unknown',
      'unknown',
    ])
  })

  it('know their names, also after further checks', () => {
    expect(wireTypeOf(int().check(z.refine((v) => v > 0)))?.name).toBe('int')
    expect(wireTypeOf(z.string())).toBeUndefined()
  })
})

describe('rows', () => {
  const list = rows(z.object({ id: id() }))
  const silent = droppedRow.report
  afterEach(() => {
    droppedRow.report = silent
  })

  it('drop a row that cannot be read and report it, and keep the others', () => {
    const report = vi.fn()
    droppedRow.report = report
    expect(z.decode(list, [{ id: 1 }, { name: 'none' }, { id: 'b' }])).toEqual([{ id: '1' }, { id: 'b' }])
    expect(report).toHaveBeenCalledTimes(1)
    expect(report.mock.calls[0]?.[1]).toEqual({ name: 'none' })
  })

  it('read no list as an empty one, and anything else as an error', () => {
    expect(z.decode(list, null)).toEqual([])
    expect(z.decode(list, undefined)).toEqual([])
    expect(reads(list, {})).toBe(false)
  })

  it('are written through their row', () => {
    expect(z.encode(rows(z.object({ at: instant() })), [{ at: 0 }])).toEqual([
      { at: '1970-01-01T00:00:00.000Z' },
    ])
  })
})

describe('once', () => {
  it('a wire type is one schema, by its name', () => {
    expect(text()).toBe(text())
    expect(wireTypeOf(text())?.name).toBe('text')
    expect(wireTypeOf(int())?.name).toBe('int')
    expect(wireTypeOf(num())?.name).toBe('num')
  })

  it('what is asked of it in one place is not asked of it elsewhere', () => {
    const short = text().check(z.maxLength(2))
    expect(z.safeDecode(short, 'long').success).toBe(false)
    expect(z.decode(text(), 'long')).toBe('long')
  })
})
