import type { WheelSpin } from '#contracts/wheel.ts'
import { formatDate } from '#src/lib/time.ts'
import { fairness as words } from '#src/strings/wheel.ts'
import { RefreshCw, ShieldCheck, ShieldX } from '#src/ui/icons.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Paper } from '#src/ui/Paper.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { SlotTable } from './SlotTable.tsx'
import { SpinInputs } from './SpinInputs.tsx'
import { useVerdict } from './use-verdict.ts'
import styles from './VerifySlip.module.css'
import { VerifySteps } from './VerifySteps.tsx'

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

/** A spin computed again on this device, step by step, with everything that somebody else needs for it. */
export function VerifySlip({ spin }: { spin: WheelSpin }) {
  const { data, isError, isChecking, check } = useVerdict(spin)
  const failed = data?.verdict.steps.filter((step) => !step.passed).map(({ name }) => words.steps[name].name)
  return (
    <Paper className={styles.slip}>
      <div className={styles.head}>
        <div>
          <p className={styles.which}>{words.verdict(spin.fairness.nonce + 1, formatDate(spin.at))}</p>
          <p className={styles.prize}>{words.prize(spin.name)}</p>
        </div>
        <span role="status">
          {!isError && <VerdictTag passed={isChecking ? undefined : data?.verdict.passed} />}
        </span>
      </div>
      {isError && <Note tone="warn">{words.checkFailed}</Note>}
      {failed && failed.length > 0 && (
        <Note tone="lost" live>
          {words.failedAt(failed.join(' '))}
        </Note>
      )}
      {data && <VerifySteps verdict={data.verdict} witness={data.witness} />}
      <SpinInputs spin={spin} derived={data?.verdict.derived ?? null} />
      {data && <SlotTable prizes={data.table.prizes} slot={data.verdict.derived.slot} />}
      <Button block icon={<RefreshCw />} busy={isChecking} className={styles.check} onClick={check}>
        {words.check}
      </Button>
    </Paper>
  )
}
