import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DataOf } from '#contracts/kit.ts'
import { getLedgerProof } from '#contracts/ledger-proof.ts'
import { ledgerProofQuery } from '#src/data/money/ledger-proof.ts'
import { ofMember } from '#src/data/query-key.ts'
import { type LedgerHead, ledgerHeadSeen, sawLedgerHead } from '#src/stores/witness/ledger-heads.ts'
import type { ProvenMovement } from './claims.ts'
import { verify } from './verify/verify.ts'

type Answer = DataOf<typeof getLedgerProof>

/** The proof up to the newest head, or to the one that the member brought, and what this device finds of it. */
export function useProof({ of, claim }: ProvenMovement, published: LedgerHead | null) {
  // As it was when the sheet opened: what is seen now is not to be held against itself.
  const [seen] = useState(ledgerHeadSeen)
  const query = useQuery(
    ledgerProofQuery({
      ...of,
      ...(published ? { head_no: published.no, seen_no: published.no } : seen && { seen_no: seen.no }),
    }),
  )
  const proof = query.data?.proof ?? null
  const check = useQuery({
    queryKey: ofMember(getLedgerProof.name, 'verdict', query.data, claim, seen, published),
    queryFn: () => judge(query.data!, { claim, seen: published ? null : seen, published }),
    enabled: proof !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return { query, check, proof }
}

type Against = Pick<Parameters<typeof verify>[0], 'claim' | 'seen' | 'published'>

async function judge({ proof, accounts }: Answer, against: Against) {
  const verdict = await verify({
    proof: proof!,
    accounts: accounts.map(({ account }) => account),
    ...against,
  })
  if (verdict.passed) sawLedgerHead(verdict.head)
  return verdict
}
