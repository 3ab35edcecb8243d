import { useState } from 'react'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { cx } from '#src/lib/cx.ts'
import type { LedgerHead } from '#src/stores/witness/ledger-heads.ts'
import { ledgerProof as words } from '#src/strings/money/ledger-proof.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Spinner } from '#src/ui/actions/Spinner.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { CircleCheck, CircleX, Download, ShieldCheck, ShieldX } from '#src/ui/icons.ts'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { HeadRow } from './parts/HeadRow.tsx'
import { OtherHead } from './parts/OtherHead.tsx'
import { saveProof } from './parts/save-proof.ts'
import type { ProvenMovement } from './claims.ts'
import styles from './ProofSheet.module.css'
import { useProof } from './use-proof.ts'
import type { CheckName, Verdict } from './verify/verify.ts'

interface ProofSheetProps {
  movement: ProvenMovement
  control: DialogControl<void>
}

/** A movement computed up to the head of the chain, step by step; what that says, and what it does not. */
export function ProofSheet({ movement, control }: ProofSheetProps) {
  const [published, setPublished] = useState<LedgerHead | null>(null)
  const { query, check, proof } = useProof(movement, published)
  return (
    <Sheet
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
      title={words.title}
      text={words.text}
      actions={
        proof && (
          <Button block icon={<Download size={18} />} onClick={() => void saveProof(proof)}>
            {words.save}
          </Button>
        )
      }
    >
      <Loaded
        query={query}
        failed={words.failed}
        text={words.failedText}
        skeleton={<Skeleton shape="row" count={4} />}
      >
        {({ state }) =>
          proof ? (
            <>
              <Judged verdict={check.data} isError={check.isError} published={published} />
              <OtherHead published={published} onCompare={setPublished} />
            </>
          ) : (
            <Note tone="info" live>
              {state === 'older' ? words.older : words.waiting}
            </Note>
          )
        }
      </Loaded>
    </Sheet>
  )
}

interface JudgedProps {
  /** Undefined while it is computed. */
  verdict: Verdict | undefined
  isError: boolean
  published: LedgerHead | null
}

function Judged({ verdict, isError, published }: JudgedProps) {
  if (isError) return <Note tone="warn">{words.failedRun}</Note>
  const failed = verdict?.steps.filter((step) => !step.passed).map(({ name }) => words.steps[name].name)
  return (
    <>
      <p role="status" apply="mb-8">
        <VerdictTag passed={verdict?.passed} />
      </p>
      {failed && failed.length > 0 && (
        <Note tone="lost" live>
          {words.failedAt(failed.join(' '))}
        </Note>
      )}
      {verdict && (
        <>
          <ul apply="unmarked">
            {verdict.steps.map(({ name, passed }) => (
              <li key={name} className={cx(styles.step, !passed && styles.failed)}>
                {passed ? <CircleCheck size={20} /> : <CircleX size={20} />}
                <span>
                  {passed ? textOf(name, verdict, published) : words.stepFailed(words.steps[name].name)}
                </span>
              </li>
            ))}
          </ul>
          <dl className={styles.means}>
            <dt apply="semi">{words.saysTitle}</dt>
            <dd apply="small muted">{words.says}</dd>
            <dt apply="semi">{words.saysNotTitle}</dt>
            <dd apply="small muted">{words.saysNot}</dd>
          </dl>
          <HeadRow head={verdict.head} />
        </>
      )}
    </>
  )
}

const textOf = (name: CheckName, { head }: Verdict, published: LedgerHead | null): string =>
  name === 'published' && published?.no !== head.no ? words.compareEarlier : words.steps[name].text

/** `passed` undefined: still being computed. */
function VerdictTag({ passed }: { passed: boolean | undefined }) {
  if (passed === undefined) return <Tag icon={<Spinner />}>{words.checking}</Tag>
  return passed ? (
    <Tag tone="won" icon={<ShieldCheck />}>
      {words.passed}
    </Tag>
  ) : (
    <Tag tone="lost" icon={<ShieldX />}>
      {words.wrong}
    </Tag>
  )
}
