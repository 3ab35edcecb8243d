/** What stands for the member's PIN on their devices. */
import { queryOptions } from '@tanstack/react-query'
import { getPasskeys } from '#contracts/passkey.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from './query-key.ts'

export const passkeysQuery = () =>
  queryOptions({
    queryKey: ofMember('pin.passkeys'),
    queryFn: async ({ signal }) => (await call(getPasskeys, {}, { signal })).data,
  })
