/** Limits of the member, and what was done about them. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getLimitChanges, getProtection, type Protection } from '#contracts/protection.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from '../query-key.ts'

/** Always asked anew: what is used up moves with every bet. */
export const protectionQuery = () =>
  queryOptions({
    queryKey: ofMember(getProtection.name),
    queryFn: async ({ signal }) => (await call(getProtection, {}, { signal })).data,
    staleTime: 0,
  })

export const limitChangesQuery = () =>
  queryOptions({
    queryKey: ofMember(getLimitChanges.name),
    queryFn: async ({ signal }) => (await call(getLimitChanges, {}, { signal })).data,
    staleTime: 0,
  })

/** As a write has just answered it. */
export const protectionKnown = (client: QueryClient, known: Protection): void =>
  void client.setQueryData(protectionQuery().queryKey, known)
