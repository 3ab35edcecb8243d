/** What the member's own record says of their play. Asked when it is looked at, and kept for no longer. */
import { queryOptions } from '@tanstack/react-query'
import { getSigns } from '#contracts/signs.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from '../query-key.ts'

export const signsQuery = () =>
  queryOptions({
    queryKey: ofMember(getSigns.name),
    queryFn: async ({ signal }) => (await call(getSigns, {}, { signal })).data,
    staleTime: 60_000,
  })
