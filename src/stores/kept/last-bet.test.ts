// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import type { BillInputLine } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import { signedIn, signedOut, userKnown } from '../session.ts'
import { pourIntoSlip, pricesSet, slipOf, slipPlaced, useSlips } from '../slip.ts'
import { clearDrafts } from './kept-drafts.ts'
import { betOf, lastBet } from './last-bet.ts'

const line = (bet_type: string, number: string, baht: number): BillInputLine => ({
  bet_type,
  number,
  amount: satang(baht * 100),
})
const at = (baht: number) => ({ price: satang(baht * 100), prices: null })
const both = (number: string, baht: number) => [line('top2', number, baht), line('bottom2', number, baht)]
const begins = (roundId: string) => slipOf(useSlips.getState(), roundId).price

function enters(username: string): void {
  signedIn(`token of ${username}`)
  userKnown(username, 0)
}
function bets(roundId: string): void {
  pricesSet(roundId, at(20))
  pourIntoSlip(roundId, both('27', 20))
  slipPlaced(roundId, both('27', 20))
}

beforeEach(() => {
  signedOut('signedOut')
  localStorage.clear()
  useSlips.setState(useSlips.getInitialState(), true)
})

it('the number entered last says how many digits come next, and for which bet types', () => {
  const lines = [line('top3', '527', 20), ...both('27', 20), line('tod2', '88', 20), line('top2', '88', 20)]
  expect(betOf(lines, at(20), null)).toEqual({ digits: 2, types: ['tod2', 'top2'], ...at(20) })
  expect(betOf([], at(20), null)).toBeNull()
})

it('a price that no line was bet at is not kept, and the one before stays', () => {
  expect(betOf(both('27', 20), at(100), null)).toMatchObject({ price: null, prices: null })
  expect(betOf(both('27', 20), at(100), at(50))).toMatchObject(at(50))
})

it('prices by bet type are kept as they were set', () => {
  const apart = { price: null, prices: { top2: satang(2000), bottom2: satang(5000) } }
  expect(betOf([line('top2', '27', 20), line('bottom2', '27', 50)], apart, null)).toMatchObject(apart)
})

it('every next round begins with the price of the bill that was placed, this one too', () => {
  enters('malee')
  expect(begins('next')).toBeNull()
  bets('this')
  expect([begins('this'), begins('next')]).toEqual([satang(2000), satang(2000)])
  expect(lastBet()).toMatchObject({ digits: 2, types: ['top2', 'bottom2'] })
})

it('what was only tried, or bet by a visitor, is not remembered', () => {
  bets('this')
  expect(begins('next')).toBeNull()
  enters('malee')
  pricesSet('this', at(50))
  pourIntoSlip('this', both('27', 50))
  expect(begins('next')).toBeNull()
})

it('is of one member: another never begins with it, and who comes back after an expired session does', () => {
  enters('malee')
  bets('this')
  signedOut('expired')
  expect(begins('next')).toBeNull()
  enters('nid')
  expect([begins('next'), lastBet()]).toEqual([null, null])
  enters('malee')
  expect(begins('next')).toBe(satang(2000))
})

it('is gone when the member signs out', () => {
  enters('malee')
  bets('this')
  clearDrafts()
  expect(localStorage.getItem('chokdee.bet')).toBeNull()
})

it('what cannot be read is nothing', () => {
  enters('malee')
  for (const data of [null, { owner: 'malee' }, { owner: 'malee', digits: '2', types: ['top2'] }]) {
    localStorage.setItem('chokdee.bet', JSON.stringify({ v: 1, data }))
    expect(lastBet()).toBeNull()
  }
  const data = { owner: 'malee', digits: 2, types: ['top2'], price: -1, prices: 'x' }
  localStorage.setItem('chokdee.bet', JSON.stringify({ v: 1, data }))
  expect(lastBet()).toMatchObject({ price: null, prices: null })
})
