import { useQuery } from '@tanstack/react-query'
import type { LottoResult } from '#contracts/lotto.ts'
import { getYeekeeLists, type YeekeeProof } from '#contracts/yeekee.ts'
import { ofAnybody } from '#src/data/query-key.ts'
import { useSession } from '#src/stores/session.ts'
import { isOf, type Witness, witnessOf } from '#src/stores/yeekee-witness.ts'
import { verify } from '../verify/verify.ts'

/** What this device saw of the round, with the receipts of whoever is signed in. */
export function useWitness(roundId: string): Witness | null {
  const owner = useSession((state) => state.user?.username ?? null)
  const seen = witnessOf(roundId)
  return seen && { ...seen, receipts: seen.receipts.filter((receipt) => isOf(receipt, owner)) }
}

/** Computed on this device, anew for each proof and result that it is handed. */
export const useVerdict = (proof: YeekeeProof, witness: Witness | null, announced: LottoResult | null) =>
  useQuery({
    queryKey: ofAnybody(getYeekeeLists.name, 'verdict', proof, witness, announced?.top3, announced?.bottom2),
    queryFn: () => verify({ proof, witness, announced }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
