/** What was done about limits. */
import { queryOptions } from '@tanstack/react-query'
import { getLimitChanges } from '#contracts/protection.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from '../query-key.ts'

export const limitChangesQuery = () =>
  queryOptions({
    queryKey: ofMember(getLimitChanges.name),
    queryFn: async ({ signal }) => (await call(getLimitChanges, {}, { signal })).data,
    staleTime: 0,
  })
