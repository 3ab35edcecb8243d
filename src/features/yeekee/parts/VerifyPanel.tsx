import { useState } from 'react'
import type { LottoResult } from '#contracts/lotto.ts'
import type { YeekeeProof } from '#contracts/yeekee.ts'
import type { YeekeeRoom } from '#src/data/yeekee.ts'
import { yeekee } from '#src/strings/yeekee.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Download, ListFilter } from '#src/ui/icons.ts'
import { Note } from '#src/ui/Note.tsx'
import { AllShots } from './AllShots.tsx'
import { exportProof } from './export-proof.ts'
import { HashRow } from './HashRow.tsx'
import { useVerdict, useWitness } from './use-verdict.ts'
import { VerdictTag } from './VerdictTag.tsx'
import { VerifySteps } from './VerifySteps.tsx'
import styles from './VerifyPanel.module.css'

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
      <div className={styles.title}>
        <h3 id="yeekee-fair">{yeekee.fair}</h3>
        <VerdictTag passed={verdict?.passed ?? null} />
      </div>
      <p className={styles.text}>{yeekee.fairText}</p>
      {failed && failed.length > 0 && (
        <Note tone="lost" live>
          {yeekee.failedAt(failed.join(' '))}
        </Note>
      )}
      {isError && <Note tone="warn">{yeekee.failedRun}</Note>}
      {verdict && <VerifySteps verdict={verdict} proof={proof} witness={witness} />}
      <div className={styles.hashes}>
        <HashRow label={yeekee.commitLabel} value={proof.commit} />
        <HashRow label={yeekee.seedLabel} value={proof.server_seed} />
        <HashRow label={yeekee.headLabel} value={proof.head} />
      </div>
      <div className={styles.actions}>
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
