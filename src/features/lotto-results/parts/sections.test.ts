import { describe, expect, it } from 'vitest'
import type { LottoResult, LottoRound } from '#contracts/lotto.ts'
import { sectionsOf } from './sections.ts'

const round = (id: string, category_id: string, over: Partial<LottoRound> = {}): LottoRound => ({
  round_id: id,
  lottery_id: `lottery-${id}`,
  category_id,
  lottery_name: `name-${id}`,
  title: '',
  state: 'settled',
  opens_at: 0,
  closes_at: 0,
  ...over,
})
const result = (of: LottoRound): LottoResult => ({
  round: of,
  prizes: [],
  top3: '804',
  top2: '04',
  bottom2: '29',
  source_url: '',
})
const yeekee = (no: number) =>
  round(`y${no}`, '4', { lottery_id: 'yk', lottery_name: 'ยี่กี', round_no: no, rounds_a_day: 88 })
const categories = [
  { category_id: '2', name: 'ต่างประเทศ' },
  { category_id: '4', name: 'ยี่กี' },
]
const ids = (rows: readonly { round: LottoRound }[]) => rows.map((row) => row.round.round_id)

describe('LOTTO-1 the results of a day', () => {
  const results = [45, 44, 43, 42, 41, 40].map(yeekee).map(result)
  const drawn = [result(round('hanoi', '2')), ...results, result(round('odd', '9'))]

  it('stand by category, in the platform’s order; an unknown category comes last', () => {
    expect(sectionsOf(drawn, [], categories, false).map(({ name }) => name)).toEqual([
      'ต่างประเทศ',
      'ยี่กี',
      'name-odd',
    ])
  })

  it('show the last five of many rounds, and how many there are besides', () => {
    const [, rounds] = sectionsOf(drawn, [], categories, false)
    expect(rounds).toMatchObject({ rounds: true, more: 1 })
    expect(ids(rounds!.rows)).toEqual(['y45', 'y44', 'y43', 'y42', 'y41'])
    expect(sectionsOf(drawn, [], categories, true)[1]).toMatchObject({ more: 0 })
  })

  it('end with those that are waited for, none of them twice', () => {
    const waiting = [round('nikkei', '2'), round('hanoi', '2')]
    const [foreign] = sectionsOf(drawn, waiting, categories, false)
    expect(ids(foreign!.rows)).toEqual(['hanoi', 'nikkei'])
    expect(foreign!.rows.at(-1)!.result).toBeNull()
  })
})
