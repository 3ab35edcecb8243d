import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LottoResult } from '#contracts/lotto.ts'
import { getYeekeeLists, type YeekeeProof } from '#contracts/yeekee.ts'
import { formatCount } from '#rules/baht.ts'
import { ofAnybody } from '#src/data/query-key.ts'
import type { YeekeeRoom } from '#src/data/lotto/yeekee.ts'
import { useSession } from '#src/stores/session.ts'
import { isOf, type Witness, witnessOf } from '#src/stores/witness/yeekee-witness.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Download, ListFilter, ShieldCheck, ShieldX } from '#src/ui/icons.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Spinner } from '#src/ui/actions/Spinner.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { AllShots } from './AllShots.tsx'
import { DelayCheck } from './DelayCheck.tsx'
import { exportProof } from './export-proof.ts'
import { HashRow } from '../parts/HashRow.tsx'
import { shortestSeconds } from '../verify/shortest.ts'
import { type Verdict, verify } from '../verify/verify.ts'
import { VerifySteps } from './VerifySteps.tsx'
import styles from '../yeekee.module.css'

interface VerifyPanelProps {
  room: YeekeeRoom
  proof: YeekeeProof
  announced: LottoResult | null
}

/** Computes the result again on this device, says step by step what holds, and hands everything out. */
export function VerifyPanel({ room, proof, announced }: VerifyPanelProps) {
  const [all, setAll] = useState(false)
  const witness = useWitness(proof.round_id)
  const { data: verdict = null, isError } = useVerdict(proof, witness, announced)
  const failed = verdict?.steps.filter((step) => !step.passed).map(({ name }) => yeekee.steps[name].name)
  return (
    <Card as="section" pad aria-labelledby="yeekee-fair">
      <div apply="row middle between gap-12">
        <h3 id="yeekee-fair">{yeekee.fair}</h3>
        <VerdictTag passed={verdict?.passed ?? null} />
      </div>
      <p className={styles.verifyPanelText}>{yeekee.fairText}</p>
      {verdict?.passed && <Note tone="info">{meaningOf(verdict, proof)}</Note>}
      {failed && failed.length > 0 && (
        <Note tone="lost" live>
          {yeekee.failedAt(failed.join(' '))}
        </Note>
      )}
      {isError && <Note tone="warn">{yeekee.failedRun}</Note>}
      {verdict && <VerifySteps verdict={verdict} proof={proof} witness={witness} />}
      <div apply="grid pt-12 gap-8 mt-12 edge-above">
        <HashRow label={yeekee.commitLabel} value={proof.commit} />
        <HashRow label={yeekee.seedLabel} value={proof.server_seed} />
        {proof.day && <HashRow label={yeekee.anchorLabel} value={proof.day.anchor} />}
        <HashRow label={yeekee.headLabel} value={proof.head} />
        {proof.beacon && (
          <HashRow
            label={yeekee.signatureLabel(formatCount(proof.beacon.round))}
            value={proof.beacon.signature}
          />
        )}
        {proof.delay && <HashRow label={yeekee.delayLabel} value={proof.delay.checkpoints.at(-1) ?? ''} />}
      </div>
      {proof.delay && <DelayCheck proof={proof} />}
      <div apply="grid halves gap-8 mt-12">
        <Button size="sm" icon={<ListFilter />} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? yeekee.hideAll : yeekee.seeAll}
        </Button>
        <Button size="sm" icon={<Download />} onClick={() => void exportProof(proof, witness)}>
          {yeekee.download}
        </Button>
      </div>
      {all && <AllShots room={room} proof={proof} />}
    </Card>
  )
}

/** What the pass says, and what it does not. */
function meaningOf({ strength }: Verdict, { delay }: YeekeeProof): string {
  if (strength === 'delayOwn' || strength === 'delayOthers' || strength === 'delayQuiet')
    return yeekee.meansDelay[strength](delay ? shortestSeconds(delay) : '0')
  return yeekee.means[strength]
}

/** What this device saw of the round, with the receipts of whoever is signed in. */
function useWitness(roundId: string): Witness | null {
  const owner = useSession((state) => state.user?.username ?? null)
  const seen = witnessOf(roundId)
  return seen && { ...seen, receipts: seen.receipts.filter((receipt) => isOf(receipt, owner)) }
}

/** Computed on this device, anew for each proof and result that it is handed. */
const useVerdict = (proof: YeekeeProof, witness: Witness | null, announced: LottoResult | null) =>
  useQuery({
    queryKey: ofAnybody(getYeekeeLists.name, 'verdict', proof, witness, announced?.top3, announced?.bottom2),
    queryFn: () => verify({ proof, witness, announced }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** `passed` null: still being computed. */
function VerdictTag({ passed }: { passed: boolean | null }) {
  return (
    <span role="status">
      {passed === null ? (
        <Tag icon={<Spinner />}>{yeekee.checking}</Tag>
      ) : passed ? (
        <Tag tone="won" icon={<ShieldCheck />}>
          {yeekee.passed}
        </Tag>
      ) : (
        <Tag tone="lost" icon={<ShieldX />}>
          {yeekee.failed}
        </Tag>
      )}
    </span>
  )
}
