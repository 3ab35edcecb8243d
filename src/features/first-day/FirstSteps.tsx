import { Link } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { cx } from '#src/lib/cx.ts'
import { firstDay as words } from '#src/strings/auth/first-day.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Check } from '#src/ui/icons.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from './FirstSteps.module.css'
import type { StepsDone } from './steps-left.ts'

/** In place of what a new member has nothing of: the next of three steps has the button. */
export function FirstSteps({ done }: { done: StepsDone }) {
  const steps = [
    { ...words.account, to: paths.memberDeposit(), done: done.account },
    { ...words.deposit, to: paths.memberDeposit(), done: done.deposit },
    { ...words.play, to: paths.lobby(), done: false },
  ]
  const current = steps.findIndex((step) => !step.done)
  return (
    <Card as="section" aria-labelledby="first-steps" className={styles.card}>
      <div className={styles.head}>
        <h2 id="first-steps" apply="h3">
          {words.title}
        </h2>
        <span apply="small muted">{words.done(steps.filter((step) => step.done).length)}</span>
      </div>
      <ol apply="flush unpadded unmarked">
        {steps.map((step, index) => (
          <li
            key={step.title}
            aria-current={index === current ? 'step' : undefined}
            className={cx(styles.step, index === current && styles.current, step.done && styles.done)}
          >
            <span aria-hidden="true" className={styles.mark}>
              <b>{step.done ? <Check size={18} /> : index + 1}</b>
            </span>
            <div apply="roomy">
              <p apply="semi">{step.title}</p>
              <p apply="small muted">{step.text}</p>
            </div>
            {step.done && <VisuallyHidden>{words.finished}</VisuallyHidden>}
            {index === current && (
              <Button as={Link} to={step.to} tone="gold" size="sm" className={styles.act}>
                {step.action}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
