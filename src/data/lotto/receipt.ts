/** What anybody may know of a receipt whose code they have. */
import { queryOptions } from '@tanstack/react-query'
import { checkReceipt } from '#contracts/bills.ts'
import { asOffered } from '#src/api/offering.ts'
import { read } from '#src/api/read.ts'
import { ofAnybody } from '../query-key.ts'

export const receiptCheckQuery = (code: string) =>
  queryOptions({
    queryKey: ofAnybody(checkReceipt.name, code),
    queryFn: async ({ signal }) =>
      (await asOffered(checkReceipt, () => read(checkReceipt, { code }, signal))).data,
    staleTime: 10_000,
    // A stranger's page keeps nothing of it.
    gcTime: 0,
  })
