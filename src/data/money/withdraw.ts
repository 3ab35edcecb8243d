/** Withdrawals: what can be withdrawn, and how far requests are. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getWithdrawal, getWithdrawals, getWithdrawOptions, type Withdrawal } from '#contracts/withdraw.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from '../query-key.ts'

/** Nothing more will happen to it by itself. A state of a newer platform is asked about again. */
export const isSettled = ({ state }: Pick<Withdrawal, 'state'>): boolean =>
  state === 'done' || state === 'refused'

/** Rests on balances and turnover: asked again whenever the page opens. */
export const withdrawOptionsQuery = () =>
  queryOptions({
    queryKey: ofMember(getWithdrawOptions.name),
    queryFn: async ({ signal }) => (await call(getWithdrawOptions, {}, { signal })).data,
    staleTime: 5_000,
  })

/** Asks again by itself until the end is known, and whenever the member comes back to it. */
export const withdrawalQuery = (id: string) =>
  queryOptions({
    queryKey: ofMember(getWithdrawal.name, id),
    queryFn: async ({ signal }) => (await call(getWithdrawal, { withdrawal_id: id }, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data && isSettled(data) ? false : 3_000),
    refetchOnWindowFocus: ({ state: { data } }) => (data && isSettled(data) ? false : 'always'),
  })

const RECENT = 3

export const recentWithdrawalsQuery = () =>
  queryOptions({
    queryKey: ofMember(getWithdrawals.name),
    queryFn: async ({ signal }) => (await call(getWithdrawals, { page: 1, limit: RECENT }, { signal })).data,
  })

/** The request is known already. */
export const withdrawalMade = (client: QueryClient, withdrawal: Withdrawal): void =>
  void client.setQueryData(withdrawalQuery(withdrawal.withdrawal_id).queryKey, withdrawal)
