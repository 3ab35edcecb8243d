import { describe, expect, it } from 'vitest'
import type { LottoResult } from '#contracts/lotto.ts'
import { drawnOf } from './prizes.ts'

const draw = (prizes: LottoResult['prizes'], top3: string, bottom2: string): LottoResult => ({
  round: {
    round_id: '1',
    lottery_id: '1',
    category_id: '1',
    lottery_name: '',
    title: '',
    state: 'settled',
    opens_at: 0,
    closes_at: 0,
  },
  prizes,
  top3,
  top2: top3.slice(-2),
  bottom2,
  source_url: '',
})
const shape = (result: LottoResult) => {
  const { lead, beside } = drawnOf(result)
  return [lead?.numbers.join(), ...beside.map(({ name, numbers }) => `${name} ${numbers.join()}`)]
}

/** Examples of domain.md §2.1. */
describe('LOTTO-1 each family shows its draw', () => {
  it('government: first prize, two front threes, two back threes, back two', () => {
    const prizes = [
      { key: 'back2', name: '2 ตัวล่าง', numbers: ['90'] },
      { key: 'front3', name: '3 ตัวหน้า', numbers: ['214', '690'] },
      { key: 'back3', name: '3 ตัวท้าย', numbers: ['123', '789'] },
      { key: 'first', name: 'รางวัลที่ 1', numbers: ['837456'] },
    ]
    expect(shape(draw(prizes, '456', '90'))).toEqual([
      '837456',
      '2 ตัวล่าง 90',
      '3 ตัวหน้า 214,690',
      '3 ตัวท้าย 123,789',
    ])
  })

  it('Hanoi: the special prize leads, though there is a first', () => {
    const prizes = [
      { key: 'first', name: 'รางวัลที่ 1', numbers: ['98321'] },
      { key: 'special', name: 'รางวัลพิเศษ', numbers: ['87654'] },
    ]
    expect(shape(draw(prizes, '654', '21'))).toEqual(['87654', 'รางวัลที่ 1 98321', '3 ตัวบน 654', '2 ตัวล่าง 21'])
  })

  it('Lao: one number, and the digits that it means', () => {
    const prizes = [{ key: 'first', name: 'เลขรางวัล', numbers: ['012345'] }]
    expect(shape(draw(prizes, '345', '23'))).toEqual(['012345', '3 ตัวบน 345', '2 ตัวบน 45', '2 ตัวล่าง 23'])
  })

  it('BAAC: a prize that is a digit already is not said twice', () => {
    const prizes = [
      { key: 'first', name: 'รางวัลที่ 1', numbers: ['7654321'] },
      { key: 'back2', name: '2 ตัวล่าง', numbers: ['45'] },
    ]
    expect(shape(draw(prizes, '321', '45'))).toEqual(['7654321', '2 ตัวล่าง 45', '3 ตัวบน 321'])
  })

  it('a platform that tells no prizes: the digits alone', () => {
    expect(shape(draw([], '804', '29'))).toEqual([undefined, '3 ตัวบน 804', '2 ตัวบน 04', '2 ตัวล่าง 29'])
  })
})
