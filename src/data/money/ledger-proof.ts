/** Proofs of the member's own movements. */
import { queryOptions } from '@tanstack/react-query'
import type { RequestOf } from '#contracts/kit.ts'
import { getLedgerProof } from '#contracts/ledger-proof.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from '../query-key.ts'

/** Which movement, up to which head, and which block that head shall lead back to. */
export type ProofWish = RequestOf<typeof getLedgerProof>

/** A journal that waits gets its block within about a second. */
const AGAIN_MS = 1_500

export const ledgerProofQuery = (wish: ProofWish) =>
  queryOptions({
    queryKey: ofMember(getLedgerProof.name, wish),
    queryFn: async ({ signal }) => (await call(getLedgerProof, wish, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? AGAIN_MS : false),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
