import { expect, it } from 'vitest'
import { pages } from '#src/lib/pages/pages.ts'
import { baseOf, type Page } from '#src/lib/pages/page.ts'
import { tabOf } from './tab-of.ts'

const tabsOf = Object.fromEntries(
  Object.entries<Page>(pages).map(([name, { path }]) => [name, tabOf(baseOf(path))]),
)

it('knows the pages of each tab by their addresses', () => {
  const below = (tab: string) => Object.keys(tabsOf).filter((name) => tabsOf[name] === tab)
  expect(below('deposit')).toEqual(['memberDeposit', 'memberPayment'])
  expect(below('withdraw')).toEqual(['memberWithdraw', 'memberWithdrawal'])
  expect(below('lobby').sort()).toEqual(
    ['casino', 'fishing', 'freespin', 'home', 'lobby', 'slot', 'sport'].sort(),
  )
  const own = Object.keys(pages).filter((name) => name.startsWith('member'))
  expect([...below('me'), ...below('deposit'), ...below('withdraw')].sort()).toEqual(own.sort())
  const lottery = Object.keys(pages).filter((name) => name.startsWith('lotto'))
  expect(below('lotto').sort()).toEqual(lottery.sort())
})

it('marks none on a page of the menu', () => {
  expect(tabsOf.promotions).toBeUndefined()
  expect(tabsOf.affiliate).toBeUndefined()
})
