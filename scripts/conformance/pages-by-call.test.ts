import { expect, it } from 'vitest'
import { pagesByCall } from './pages-by-call.ts'

it('knows which pages make a call', () => {
  const pages = pagesByCall()
  expect(pages.get('coupon.redeem')).toEqual(['/member/coupon'])
  expect(pages.get('withdraw.options')).toContain('/member/withdraw')
  expect(pages.get('statement.list')).toContain('/member/statement')
  expect(pages.get('payment.channels')).toEqual(['/member/deposit', '/member/payment'])
  expect(pages.get('wheel.configV2')).toContain('/member/wheel')
  expect(pages.get('agent.notifications')).toContain('/member/inbox')
  expect(pages.get('statement.list')).not.toContain('/member/coupon')
  expect(pages.get('protection.get')).not.toContain('/member/statement')
  expect(pages.get('no.such')).toBeUndefined()
})
