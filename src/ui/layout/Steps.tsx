import { cx } from '#src/lib/cx.ts'
import { ui } from '#src/strings/ui.ts'
import styles from './Steps.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface StepsProps {
  label: string
  items: readonly string[]
  /** Index of the step under way; `items.length` when all are done. */
  current: number
  className?: string
}

/** Lozenges on a line: done is solid, now is ringed. */
export function Steps({ label, items, current, className }: StepsProps) {
  return (
    <ol aria-label={label} className={cx(styles.steps, className)}>
      {items.map((item, index) => (
        <li
          key={item}
          aria-current={index === current ? 'step' : undefined}
          className={cx(index < current && styles.done, index === current && styles.now)}
        >
          {item}
          {index < current && <VisuallyHidden> {ui.stepDone}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
