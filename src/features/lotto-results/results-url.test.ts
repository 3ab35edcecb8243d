import { describe, expect, it } from 'vitest'
import { paths } from '#src/lib/pages/paths.ts'
import { readView, type ResultsView, toQuery } from './results-url.ts'

const today = '2026-11-20'
const read = (query: string) => readView(new URLSearchParams(query), today)

describe('LOTTO-1 the results that an address shows', () => {
  it('today, all categories, everybody’s unless told', () => {
    expect(read('')).toEqual({ day: today, category: '', mine: false, round: '' })
  })

  it.each(['2026-11-21', '2026-02-30', '0002-11-20', 'yesterday'])(
    '%s is no day with results: today',
    (day) => {
      expect(read(`day=${day}`).day).toBe(today)
    },
  )

  it('what is written is read again', () => {
    const view: ResultsView = { day: '2026-11-16', category: '1', mine: true, round: '690455' }
    expect(read(new URL(paths.lottoResults(toQuery(view, today)), 'http://x').search)).toEqual(view)
  })

  it('today is not written down', () => {
    expect(paths.lottoResults(toQuery(read(`day=${today}`), today))).toBe('/lotto/results')
  })
})
