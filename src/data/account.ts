/** The member's profile page: data, bank accounts, devices. */
import { queryOptions } from '@tanstack/react-query'
import { getProfile, getResetLinks, getSessions } from '#contracts/account.ts'
import { call } from '#src/api/call.ts'
import { env } from '#src/lib/env.ts'
import { ofAnybody, ofMember } from './query-key.ts'

export const profileQuery = () =>
  queryOptions({
    queryKey: ofMember(getProfile.name),
    queryFn: async ({ signal }) => (await call(getProfile, {}, { signal })).data,
  })

/** Always asked for again: another device may have come or gone. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ofMember(getSessions.name),
    queryFn: async ({ signal }) => (await call(getSessions, {}, { signal })).data,
    staleTime: 0,
  })

/** What else signs the member in, for who has proved the number. Kept no longer than it is shown. */
export const resetLinksQuery = (proof: { mobile: string; otp_token: string }) =>
  queryOptions({
    queryKey: ofAnybody(getResetLinks.name, proof.mobile),
    queryFn: async ({ signal }) =>
      (await call(getResetLinks, { ...proof, agent_code: env.agentCode }, { signal })).data,
    gcTime: 0,
  })
