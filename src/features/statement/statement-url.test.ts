import fc from 'fast-check'
import { expect, it } from 'vitest'
import { statementKinds } from '#contracts/statement.ts'
import { filtersSet, readView, writeView } from './statement-url.ts'

const read = (query: string) => readView(new URLSearchParams(query))

it('PAY-2 reads filters from the address and leaves out what is none', () => {
  expect(read('')).toEqual({ filter: {}, page: 1 })
  expect(
    read('kind=withdraw&wallet=7&from=2026-11-01&to=2026-11-20&state=failed&ref=%20W1%20&page=3'),
  ).toEqual({
    filter: {
      kind: 'withdraw',
      wallet_id: '7',
      from_day: '2026-11-01',
      to_day: '2026-11-20',
      state: 'failed',
      ref: 'W1',
    },
    page: 3,
  })
  expect(read('kind=magic&from=2026-02-31&state=perhaps&page=-1&ref=%20')).toEqual({ filter: {}, page: 1 })
})

it('a day that no call takes is no filter, and no failure', () => {
  expect(read('from=1999-12-31&to=2101-01-01').filter).toEqual({})
})

it('days the wrong way round show the same days', () => {
  expect(read('from=2026-11-20&to=2026-11-01').filter).toEqual({
    from_day: '2026-11-01',
    to_day: '2026-11-20',
  })
})

it('what is written is read back', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`)
  const view = fc.record({
    filter: fc.record(
      {
        kind: fc.constantFrom(...statementKinds),
        wallet_id: fc.nat().map(String),
        from_day: day,
        state: fc.constantFrom('done' as const, 'pending' as const, 'failed' as const),
        ref: fc.stringMatching(/^[A-Z]\d{1,10}$/),
      },
      { requiredKeys: [] },
    ),
    page: fc.integer({ min: 1, max: 999 }),
  })
  fc.assert(
    fc.property(view, (one) => {
      expect(readView(writeView(one))).toEqual(one)
    }),
  )
})

it('counts the filters that are set beside the kind', () => {
  expect(filtersSet({ kind: 'game' })).toBe(0)
  expect(filtersSet({ from_day: '2026-11-01', to_day: '2026-11-20', ref: 'W1' })).toBe(2)
})
