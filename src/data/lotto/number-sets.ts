/** Saved sets of numbers of the member. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { deleteNumberSet, getNumberSets, saveNumberSet } from '#contracts/bills.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from '../query-key.ts'

export const numberSetsQuery = () =>
  queryOptions({
    queryKey: ofMember(getNumberSets.name),
    queryFn: async ({ signal }) => (await call(getNumberSets, {}, { signal })).data,
  })

/** Saves a set under the key of the form's intent: a repeated press makes no second one. */
export const saveSet = async (set: RequestOf<typeof saveNumberSet>, idempotencyKey: string) =>
  (await call(saveNumberSet, set, { idempotencyKey })).data

export const deleteSet = async (setId: string): Promise<void> => {
  await call(deleteNumberSet, { set_id: setId })
}

export const setsChanged = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: numberSetsQuery().queryKey })
