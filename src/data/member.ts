/** The signed-in member: profile, wallets, points. */
import { queryOptions } from '@tanstack/react-query'
import { getUserInfo } from '#contracts/auth.ts'
import { getPoints, getWallets } from '#contracts/member.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from './query-key.ts'

export const userInfoQuery = () =>
  queryOptions({
    queryKey: ofMember(getUserInfo.name),
    queryFn: async ({ signal }) => (await call(getUserInfo, {}, { signal })).data,
  })

/** Balances: always fetched again when a page that shows them opens, never optimistic. */
export const walletsQuery = () =>
  queryOptions({
    queryKey: ofMember(getWallets.name),
    queryFn: async ({ signal }) => (await call(getWallets, {}, { signal })).data,
    staleTime: 5_000,
  })

export const pointsQuery = () =>
  queryOptions({
    queryKey: ofMember(getPoints.name, 'sum'),
    queryFn: async ({ signal }) => (await call(getPoints, {}, { signal })).data.point,
  })
