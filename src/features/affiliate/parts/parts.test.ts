import { expect, it } from 'vitest'
import type { AffiliateFriend, AffiliateTransaction } from '#contracts/affiliate.ts'
import { satang } from '#contracts/money.ts'
import { affiliate as words } from '#src/strings/rewards/affiliate.ts'
import { daysOf, filterOf, oneOf, periods, views } from '../affiliate-url.ts'
import { exampleOf, percentRange } from './example.ts'
import { joinedWords, playedWords } from './friend-words.ts'
import { mergeDays } from './merge-days.ts'

const rates = [
  { category: 'lotto', name: 'lotto', level_percents: [0.8, 0.3, 0.1] },
  { category: 'slot,fishing', name: 'slots', level_percents: [0.5, 0.2, 0.1] },
  { category: 'casino', name: 'casino', level_percents: [0.29, 0, 0.05] },
]

it('EXTRA-7 the example is of slots, and of the first category where they have no rate', () => {
  expect(exampleOf({ rates })).toEqual({ name: 'slots', play: 10_000_00, percent: 0.5, earned: 50_00 })
  expect(exampleOf({ rates: [rates[2]!] })).toMatchObject({ name: 'casino', earned: 29_00 })
  expect(exampleOf({ rates: [] })).toBeNull()
})

it('EXTRA-7 least and most percent of a level; no rate is none', () => {
  expect(percentRange({ rates }, 1)).toBe('0.29–0.80%')
  expect(percentRange({ rates }, 2)).toBe('0.20–0.30%')
  expect(percentRange({ rates: [rates[1]!] }, 3)).toBe('0.10%')
  expect(percentRange({ rates: [] }, 1)).toBeNull()
})

it('EXTRA-7 what stands in the address is one of ours', () => {
  expect(oneOf(views, 'network')).toBe('network')
  expect(oneOf(views, 'elsewhere')).toBe('overview')
  expect(oneOf(periods, null)).toBe('month')
})

it('EXTRA-7 days of a period, over the turn of a year', () => {
  expect(daysOf('month', '2026-11-20')).toEqual({ from_day: '2026-11-01', to_day: '2026-11-20' })
  expect(daysOf('last', '2027-01-05')).toEqual({ from_day: '2026-12-01', to_day: '2026-12-31' })
  expect(daysOf('week', '2026-11-03')).toEqual({ from_day: '2026-10-28', to_day: '2026-11-03' })
  expect(filterOf('redeem', 'all', '2026-11-20')).toEqual({ kind: 'redeem' })
  expect(filterOf('all', 'all', '2026-11-20')).toEqual({})
})

const line = (id: string) => ({ id }) as AffiliateTransaction

it('EXTRA-7 a day that two batches share is one', () => {
  const merged = mergeDays([
    { day: '2026-11-20', total: 1, transactions: [line('4')] },
    { day: '2026-11-19', total: 5, transactions: [line('3')] },
    { day: '2026-11-19', total: 5, transactions: [line('2')] },
    { day: '2026-11-18', total: 2, transactions: [line('1')] },
  ])
  expect(merged.map(({ day, total, transactions }) => [day, total, transactions.length])).toEqual([
    ['2026-11-20', 1, 1],
    ['2026-11-19', 5, 2],
    ['2026-11-18', 2, 1],
  ])
})

const now = Date.UTC(2026, 10, 20, 5)
const friend: AffiliateFriend = {
  id: '1',
  name: 'pim•••21',
  level: 1,
  joined_at: now,
  invited: 0,
  last_played_at: null,
  deposited: false,
  earned: satang(0),
}

it('EXTRA-7 when a friend joined and last played, in Thai days', () => {
  const played = (at: number | null, deposited = false) =>
    playedWords({ ...friend, last_played_at: at, deposited }, now)
  expect(played(null)).toBe(words.notDeposited)
  expect(played(null, true)).toBe(words.notPlayed)
  // Midnight in Bangkok is 17:00 UTC of the day before.
  expect(played(Date.UTC(2026, 10, 19, 17))).toBe(words.playedToday)
  expect(played(Date.UTC(2026, 10, 18, 17))).toBe(words.playedYesterday)
  expect(played(Date.UTC(2026, 10, 15, 17))).toBe(words.playedDaysAgo(4))
  expect(joinedWords(friend)).toBe(words.joined('20 พ.ย. 2569'))
  expect(joinedWords({ ...friend, invited: 3 })).toContain(words.invited('3'))
})
