import { expect, it } from 'vitest'
import { allEndpoints } from '#contracts/all.ts'
import { isThere, offeredWith } from './offered-with.ts'

const byName = new Map(allEndpoints.map((endpoint) => [endpoint.name as string, endpoint]))

it('an addition follows an addition that only reads, and that one follows nothing', () => {
  for (const [follower, lead] of Object.entries(offeredWith)) {
    expect(byName.get(follower)?.origin).toBe('extension')
    expect(byName.get(lead)?.origin).toBe('extension')
    expect(offeredWith).not.toHaveProperty([lead])
  }
})

it('what is known of a call itself wins; else that of the one that leads; else it may be asked', () => {
  const knowing = (facts: Record<string, boolean>) => (name: string) => facts[name]
  expect(isThere('coupon.redeem', knowing({}))).toBe(true)
  expect(isThere('coupon.redeem', knowing({ 'coupon.history': false }))).toBe(false)
  expect(isThere('coupon.redeem', knowing({ 'coupon.history': false, 'coupon.redeem': true }))).toBe(true)
  expect(isThere('coupon.redeem', knowing({ 'coupon.history': true, 'coupon.redeem': false }))).toBe(false)
  expect(isThere('poll.current', knowing({ 'coupon.history': false }))).toBe(true)
})
