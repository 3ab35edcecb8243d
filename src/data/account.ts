/** The member's profile page: data, bank accounts, devices. */
import { queryOptions } from '@tanstack/react-query'
import { getProfile, getResetLinks, getSessions, type Profile } from '#contracts/account.ts'
import { getUserInfo, type UserInfo } from '#contracts/auth.ts'
import { call } from '#src/api/call.ts'
import { env } from '#src/lib/env.ts'
import { isNotOffered } from './platform/not-offered.ts'
import { ofAnybody, ofMember } from './query-key.ts'

export const profileQuery = () =>
  queryOptions({
    queryKey: ofMember(getProfile.name),
    queryFn: ({ signal }): Promise<KnownProfile> =>
      call(getProfile, {}, { signal }).then(
        ({ data }) => data,
        async (error: unknown) => {
          if (!isNotOffered(error)) throw error
          return fromUserInfo((await call(getUserInfo, {}, { signal })).data)
        },
      ),
  })

/** Where a platform has no profile: since when and how many friends are not known. */
export type KnownProfile = Omit<Profile, 'member_since' | 'friends'> &
  Partial<Pick<Profile, 'member_since' | 'friends'>>

/** What the specification tells of a member anyway. */
function fromUserInfo({ user, bank_accounts: accounts }: UserInfo): KnownProfile {
  const status = (no: number) => (no === 0 ? 'main' : 'active')
  return {
    ...user,
    full_name: accounts[0]?.bank_account_name ?? '',
    mobile_verified: false,
    birthday: '',
    bank_accounts: accounts.map((account, no) => ({ ...account, status: status(no), note: '' })),
    line: null,
    notify_by_line: false,
  }
}

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
