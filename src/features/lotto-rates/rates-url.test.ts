import { expect, it } from 'vitest'
import type { LottoLobby } from '#src/data/lotto/lotto.ts'
import { categoryShown, readView } from './rates-url.ts'

const lobby: LottoLobby = {
  categories: [
    { category_id: '1', name: 'หวยไทย' },
    { category_id: '2', name: 'ต่างประเทศ' },
  ],
  lotteries: [{ lottery_id: '7', category_id: '2', name: 'ฮานอยปกติ', name_en: '', badge: '', kind: 'draw' }],
}

it.each([
  ['', '1'],
  ['category=2', '2'],
  ['category=99', '1'],
  ['lottery=7', '2'],
  ['category=1&lottery=7', '1'],
])('LOTTO-1 the rates of ?%s are those of category %s', (query, category) => {
  expect(categoryShown(readView(new URLSearchParams(query)), lobby)).toBe(category)
})

it('without a lobby no category is known', () => {
  expect(categoryShown({ category: '2', lottery: '' }, undefined)).toBe('')
})
