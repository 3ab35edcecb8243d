/** The member's profile page: data, bank accounts, devices. */
import { queryOptions } from '@tanstack/react-query'
import { getProfile, getSessions } from '#contracts/account.ts'
import { call } from '#src/api/call.ts'
import { memberKey } from './member-key.ts'

export const profileQuery = () =>
  queryOptions({
    queryKey: [...memberKey, 'profile'],
    queryFn: async ({ signal }) => (await call(getProfile, {}, { signal })).data,
  })

/** Always asked for again: another device may have come or gone. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: [...memberKey, 'sessions'],
    queryFn: async ({ signal }) => (await call(getSessions, {}, { signal })).data,
    staleTime: 0,
  })
