import { ui } from '#src/strings/ui.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'

/** Seconds left at which it is said. */
const FIVE_MINUTES = 300
const ONE_MINUTE = 60

/**
 * Says once each, to whoever listens, that five minutes are left, that one is, and that the time is over: the figures of a
 * countdown are no live region. It stays where the countdown goes, and says nothing of what was so when it came.
 */
export function TimeAloud({ seconds }: { seconds: number }) {
  return (
    <VisuallyHidden as="output">
      {seconds <= 0
        ? ui.timeOver
        : seconds <= ONE_MINUTE
          ? ui.oneMinuteLeft
          : seconds <= FIVE_MINUTES
            ? ui.fiveMinutesLeft
            : ''}
    </VisuallyHidden>
  )
}
