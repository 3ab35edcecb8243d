/** Whether the member has a PIN. */
import { queryOptions } from '@tanstack/react-query'
import { getPin } from '#contracts/pin.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from './query-key.ts'

export const pinQuery = () =>
  queryOptions({
    queryKey: ofMember('pin.standing'),
    queryFn: async ({ signal }) => (await call(getPin, {}, { signal })).data,
  })
