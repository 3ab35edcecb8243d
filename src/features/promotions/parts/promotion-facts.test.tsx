import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Promotion } from '#contracts/promotion.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import { PromotionFacts } from './PromotionFacts.tsx'
import { viewOf } from './promotion-view.ts'

const withTurnover = (times: string) =>
  viewOf(
    { type_id: 1, bundles: [{ key: 'turnover_times', val: times, default_val: '' }] } as unknown as Promotion,
    0,
  ).facts

it.each([
  ['10', false],
  ['10.5', true],
  ['30', true],
])('a turnover of %s times: said as heavy, in words too: %s', (times, heavy) => {
  render(<PromotionFacts facts={withTurnover(times)} />)
  const said = screen.getByText(new RegExp(words.times(times).replace('.', '\\.')))
  expect(said.textContent.includes(words.heavy)).toBe(heavy)
  expect(said.tagName).toBe(heavy ? 'SPAN' : 'DD')
})
