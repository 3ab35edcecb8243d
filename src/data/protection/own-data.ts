/** What is held about the member. */
import { queryOptions } from '@tanstack/react-query'
import { getOwnData } from '#contracts/own-data.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from '../query-key.ts'

/** All of it, part by part; asked for once a visit. */
export const ownDataQuery = () =>
  queryOptions({
    queryKey: ofMember(getOwnData.name),
    queryFn: async ({ signal }) => (await call(getOwnData, {}, { signal })).data,
    staleTime: 60_000,
  })
