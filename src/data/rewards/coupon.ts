/** Coupons that the member used, and how many wrong codes may still be typed. */
import { queryOptions } from '@tanstack/react-query'
import { getCouponHistory } from '#contracts/coupon.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from '../query-key.ts'

/** As many as the page shows. */
const LISTED = 20

export const couponHistoryQuery = () =>
  queryOptions({
    queryKey: ofMember(getCouponHistory.name),
    queryFn: async ({ signal }) => {
      const { data, total, tries_left } = await call(getCouponHistory, { page: 1, limit: LISTED }, { signal })
      return { uses: data, total: total ?? data.length, triesLeft: tries_left ?? null }
    },
  })
