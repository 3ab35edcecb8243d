import type { YeekeeProof } from '#contracts/yeekee.ts'
import { cx } from '#src/lib/cx.ts'
import { formatCount } from '#rules/baht.ts'
import type { Witness } from '#src/stores/witness/yeekee-witness.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { CircleCheck, CircleX } from '#src/ui/icons.ts'
import type { Verdict } from '../verify/verify.ts'
import styles from '../yeekee.module.css'

interface VerifyStepsProps {
  verdict: Verdict
  proof: YeekeeProof
  witness: Witness | null
}

/** Each step with what it found. */
export function VerifySteps({ verdict, proof, witness }: VerifyStepsProps) {
  const { checked = 0 } = verdict.sampled ?? {}
  const segments = proof.delay?.segments ?? 0
  const figures = {
    count: formatCount(proof.shots.length),
    fillers: proof.shots.filter((shot) => shot.filler).length,
    sum: formatCount(proof.sum),
    rank16: proof.rank16_number ?? '',
    beaconRound: formatCount(proof.beacon?.round ?? 0),
    delayChecked: formatCount(checked),
    delaySegments: formatCount(segments),
    delayChance: `${(Math.floor((1000 * checked) / Math.max(segments, 1)) / 10).toFixed(1)}%`,
    salt: formatCount(proof.salt ?? 0),
    top3: proof.top3,
    bottom2: proof.bottom2,
    receipts: witness?.receipts.length ?? 0,
    seen: witness !== null,
  }
  return (
    <ul apply="mt-4">
      {verdict.steps.map(({ name, passed }) => (
        <li key={name} className={cx(styles.step, !passed && styles.failed)}>
          {passed ? <CircleCheck size={20} /> : <CircleX size={20} />}
          <span>
            {passed ? yeekee.steps[name].text(figures) : yeekee.stepFailed(yeekee.steps[name].name)}
          </span>
        </li>
      ))}
    </ul>
  )
}
