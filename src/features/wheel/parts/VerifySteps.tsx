import { cx } from '#src/lib/cx.ts'
import type { WheelWitness } from '#src/stores/wheel-witness.ts'
import { fairness as words } from '#src/strings/wheel.ts'
import { CircleCheck, CircleX, Info } from '#src/ui/icons.ts'
import type { CheckName, Verdict } from '../verify/verify.ts'
import styles from './VerifySteps.module.css'

function textOf(name: CheckName, witness: WheelWitness | null): string {
  if (name !== 'witness') return words.steps[name].text
  if (witness === null) return words.notSeen
  return witness.announced ? words.seenBefore : words.steps.witness.text
}

/** Each step with what it found. */
export function VerifySteps({ verdict, witness }: { verdict: Verdict; witness: WheelWitness | null }) {
  return (
    <ul className={styles.steps}>
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
