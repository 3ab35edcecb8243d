import { describe, expect, it } from 'vitest'
import type { PastDraw } from '#contracts/lotto.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { type PastView, readPastView, toPastQuery } from '../past-url.ts'
import { countsOf, isCounted } from './counts.ts'
import { hitsOf, lengthsOf, timesByBet } from './hits.ts'

const draw = (round_id: string, top3: string, bottom2: string, over: Partial<PastDraw> = {}): PastDraw => ({
  round_id,
  title: `draw ${round_id}`,
  drawn_at: 0,
  top3,
  bottom2,
  top4: '',
  front3: [],
  bottom3: [],
  ...over,
})
/** Newest first. */
const draws = [draw('4', '727', '27'), draw('3', '000', '05'), draw('2', '172', '90'), draw('1', '456', '27')]
const row = (list: ReturnType<typeof countsOf>, number: string) => list.find((one) => one.number === number)

describe('LOTTO-1 how often what came', () => {
  it('a digit counts once in a draw, however often it stands in it', () => {
    const counts = countsOf(draws, 'run_top', 0)
    expect(counts.map(({ number, times }) => [number, times])).toEqual([
      ['0', 1],
      ['1', 1],
      ['2', 2],
      ['3', 0],
      ['4', 1],
      ['5', 1],
      ['6', 1],
      ['7', 2],
      ['8', 0],
      ['9', 0],
    ])
    expect(row(counts, '2')!.last).toMatchObject({ ago: 0, draw: { round_id: '4' } })
    expect(row(counts, '0')!.last).toMatchObject({ ago: 1 })
    expect(row(counts, '3')!.last).toBeNull()
  })

  it('two digits by the ten they begin with, zeros kept', () => {
    expect(row(countsOf(draws, 'bottom2', 2), '27')).toMatchObject({ times: 2, last: { ago: 0 } })
    expect(row(countsOf(draws, 'bottom2', 0), '05')).toMatchObject({ times: 1, last: { ago: 1 } })
    expect(row(countsOf(draws, 'top2', 0), '00')).toMatchObject({ times: 1 })
    expect(row(countsOf(draws, 'top2', 7), '72')).toMatchObject({ times: 1, last: { ago: 2 } })
  })

  it('all of two digits together are as many as there are draws', () => {
    for (const kind of ['top2', 'bottom2'] as const) {
      const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((ten) => countsOf(draws, kind, ten))
      expect(all).toHaveLength(100)
      expect(all.reduce((sum, { times }) => sum + times, 0)).toBe(draws.length)
    }
  })

  it('what a lottery does not draw is not counted', () => {
    const topOnly = [draw('1', '456', '')]
    expect([isCounted(topOnly, 'top2'), isCounted(topOnly, 'bottom2'), isCounted([], 'run_top')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

const bet_types = [
  { bet_type: 'top3', name: 'straight', digits: 3 },
  { bet_type: 'tod3', name: 'any order', digits: 3 },
  { bet_type: 'front3', name: 'front', digits: 3 },
  { bet_type: 'top2', name: 'two on top', digits: 2 },
  { bet_type: 'bottom2', name: 'two below', digits: 2 },
  { bet_type: 'run_top', name: 'running', digits: 1 },
  { bet_type: 'tod4', name: 'four', digits: 4 },
  { bet_type: 'of-a-newer-platform', name: 'unknown', digits: 2 },
]

describe('LOTTO-1 a number held against the past', () => {
  const hits = (number: string, of = draws) =>
    hitsOf({ draws: of, bet_types }, number).map(({ draw: { round_id }, bets }) => [round_id, ...bets])

  it('wins as a bill would have', () => {
    expect(hits('27')).toEqual([
      ['4', 'two on top', 'two below'],
      ['1', 'two below'],
    ])
    expect(hits('645')).toEqual([['1', 'any order']])
    expect(hits('456')).toEqual([['1', 'straight', 'any order']])
    expect(hits('0')).toEqual([['3', 'running']])
    expect(hits('99')).toEqual([])
  })

  it('front threes and four digits where they were drawn, and nowhere else', () => {
    const gov = [draw('1', '456', '27', { front3: ['214', '690'] }), draw('2', '234', '12', { top4: '1234' })]
    expect(hits('690', gov)).toEqual([['1', 'front']])
    expect(hits('4321', gov)).toEqual([['2', 'four']])
    expect(hits('', gov)).toEqual([])
  })

  it('bets that never would have won are told too; those without a rule here are not', () => {
    const list = hitsOf({ draws, bet_types }, '27')
    expect(timesByBet(bet_types, list, '27')).toEqual([
      { name: 'two on top', times: 1 },
      { name: 'two below', times: 2 },
    ])
    expect(lengthsOf(bet_types)).toEqual([1, 2, 3, 4])
  })
})

describe('LOTTO-1 the address of a past', () => {
  const read = (query: string) => readPastView(new URLSearchParams(query))
  const usual: PastView = { tab: 'list', last: 50, kind: 'run_top', ten: 0, number: '' }

  it('what is written is read again', () => {
    const views: PastView[] = [
      usual,
      { ...usual, tab: 'stats', kind: 'bottom2', ten: 7, last: 100 },
      { ...usual, tab: 'stats', last: 20 },
      { ...usual, tab: 'check', number: '007' },
    ]
    for (const view of views)
      expect(read(new URL(paths.lottoPast('7', toPastQuery(view)), 'http://x').search)).toEqual(view)
    expect(paths.lottoPast('7', toPastQuery(usual))).toBe('/lotto/past/7')
  })

  it.each(['tab=odd', 'tab=stats&last=7', 'tab=check&number=1x', 'tab=check&number=12345', 'ten=10'])(
    '%s is as usual',
    (query) => {
      expect({ ...read(query), tab: 'list' }).toEqual(usual)
    },
  )
})
