/** What protects the member: limits, reminder, pause. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getProtection, type Protection } from '#contracts/protection.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from '../query-key.ts'

/** Always asked anew: what is used up moves with every bet. */
export const protectionQuery = () =>
  queryOptions({
    queryKey: ofMember(getProtection.name),
    queryFn: async ({ signal }) => (await call(getProtection, {}, { signal })).data,
    staleTime: 0,
  })

/** As a write has just answered it. */
export const protectionKnown = (client: QueryClient, known: Protection): void =>
  void client.setQueryData(protectionQuery().queryKey, known)
