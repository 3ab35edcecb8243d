import { useEffect, useState } from 'react'
import { liffFailures as words } from '#src/strings/line/liff-failures.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { ClockAlert } from '#src/ui/icons.ts'
import type { LiffWays } from '../failure.ts'
import styles from '../LiffFailureScreen.module.css'
import { ContactWay } from './ContactWay.tsx'
import { FailureFrame } from './FailureFrame.tsx'

interface ClockFailureProps {
  /** The server's time minus the device's, ms. */
  offset: number
  ways: LiffWays
}

/** The phone's time, the real one, and how to set it. */
export function ClockFailure({ offset, ways }: ClockFailureProps) {
  const now = useSeconds()
  return (
    <FailureFrame
      kind="clock"
      icon={<ClockAlert size={34} />}
      title={words.clockTitle}
      text={words.clockText}
      actions={
        <>
          <Button tone="cta" size="lg" block onClick={ways.onRetry}>
            {words.clockRetry}
          </Button>
          <ContactWay />
        </>
      }
    >
      <Card as="dl" className={styles.clocks}>
        <div>
          <dt>{words.clockDevice}</dt>
          <dd className={styles.wrong}>{clockTime(now)}</dd>
        </div>
        <div>
          <dt>{words.clockReal}</dt>
          <dd>{clockTime(now + offset)}</dd>
        </div>
      </Card>
      <Card className={styles.how}>
        <ol>
          {words.clockSteps.map(([before, what, after]) => (
            <li key={what}>
              <span>
                {before}
                <b>{what}</b>
                {after}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </FailureFrame>
  )
}

/** The device's time, epoch ms, once a second. */
function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** `17:21` as the phone shows it: in its own zone, for it is compared with the phone's clock. */
function clockTime(at: number): string {
  const time = new Date(at)
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
