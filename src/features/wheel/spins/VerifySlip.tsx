import { useQuery } from '@tanstack/react-query'
import { getWheelTable, type WheelSpin } from '#contracts/wheel.ts'
import { ofAnybody } from '#src/data/query-key.ts'
import { wheelTableQuery } from '#src/data/rewards/wheel.ts'
import { cx } from '#src/lib/cx.ts'
import { formatDate } from '#src/lib/time.ts'
import { type WheelWitness, witnessOfSpin } from '#src/stores/witness/wheel-witness.ts'
import { fairness as words } from '#src/strings/rewards/wheel.ts'
import { CircleCheck, CircleX, Info, RefreshCw, ShieldCheck, ShieldX } from '#src/ui/icons.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Paper } from '#src/ui/lotto/Paper.tsx'
import { Spinner } from '#src/ui/actions/Spinner.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { SlotTable } from './SlotTable.tsx'
import { SpinInputs } from './SpinInputs.tsx'
import { type CheckName, type Verdict, verify, type WheelTable } from '../verify/verify.ts'
import styles from './VerifySlip.module.css'

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
      <div apply="row start between gap-12 mb-8">
        <div>
          <p apply="small muted">{words.verdict(spin.fairness.nonce + 1, formatDate(spin.at))}</p>
          <p apply="h2">{words.prize(spin.name)}</p>
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

interface Checked {
  readonly table: WheelTable
  readonly witness: WheelWitness | null
  readonly verdict: Verdict
}

/** Computed on this device, from the spin's inputs and the published table of its wheel. */
function useVerdict(spin: WheelSpin) {
  const table = useQuery(wheelTableQuery(spin.stock_id))
  const witness = witnessOfSpin(spin.spin_id)
  const checked = useQuery({
    queryKey: ofAnybody(getWheelTable.name, 'verdict', spin, table.data),
    queryFn: async (): Promise<Checked> => ({
      table: table.data!,
      witness,
      verdict: await verify({ spin, table: table.data!, witness }),
    }),
    enabled: table.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return {
    data: checked.data,
    isError: table.isError || checked.isError,
    isChecking: table.isFetching || checked.isFetching,
    /** Once more, from the start. */
    check: () => void (table.isError ? table.refetch() : checked.refetch()),
  }
}

function textOf(name: CheckName, witness: WheelWitness | null): string {
  if (name !== 'witness') return words.steps[name].text
  if (witness === null) return words.notSeen
  return witness.announced ? words.seenBefore : words.steps.witness.text
}

/** Each step with what it found. */
function VerifySteps({ verdict, witness }: { verdict: Verdict; witness: WheelWitness | null }) {
  return (
    <ul>
      {verdict.steps.map(({ name, passed }) => {
        const isUnseen = name === 'witness' && witness === null
        const Icon = isUnseen ? Info : passed ? CircleCheck : CircleX
        return (
          <li key={name} className={cx(styles.step, !passed && styles.failed, isUnseen && styles.plain)}>
            <Icon size={20} />
            <span>{passed ? textOf(name, witness) : words.stepFailed(words.steps[name].name)}</span>
          </li>
        )
      })}
    </ul>
  )
}
