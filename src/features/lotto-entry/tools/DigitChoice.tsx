import { cx } from '#src/lib/cx.ts'
import { DIGITS } from './digits.ts'
import styles from './ToolSheet.module.css'

interface DigitChoiceProps {
  label: string
  /** From small to large. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

export function DigitChoice({ label, chosen, onChange }: DigitChoiceProps) {
  const toggle = (digit: string) =>
    onChange(chosen.includes(digit) ? chosen.filter((each) => each !== digit) : [...chosen, digit].sort())
  return (
    <div role="group" aria-label={label}>
      <p aria-hidden="true" apply="mb-8 small muted">
        {label}
      </p>
      <div className={styles.digits}>
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            aria-pressed={chosen.includes(digit)}
            className={cx(styles.digit, chosen.includes(digit) && styles.on)}
            onClick={() => toggle(digit)}
          >
            {digit}
          </button>
        ))}
      </div>
    </div>
  )
}
