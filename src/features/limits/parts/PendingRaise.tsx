import { raiseAt } from '#rules/protection/limits.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { limitWords as words } from '#src/strings/protection/limits.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Countdown } from '#src/ui/time/Countdown.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import styles from '../limits.module.css'
import { mostOf, sumText, type ShownLimit } from './sums.ts'
import { useLimitAct } from './use-limit-act.ts'

interface PendingRaiseProps {
  limit: ShownLimit
  pending: NonNullable<ShownLimit['pending']>
}

/** An increase that waits: from when it can be confirmed, and the way back that is always there. */
export function PendingRaise({ limit, pending }: PendingRaiseProps) {
  const { kind, period } = limit
  const { busy, act } = useLimitAct({ kind, period })
  const { confirm_from: from, confirm_until: until = Infinity } = pending
  const state = useServerTime((now) => raiseAt({ from, until }, now))
  const seconds = useServerTime((now) => Math.max(0, Math.ceil((from - now) / 1000)))
  if (state === 'lapsed') return null
  const most = mostOf({ ...pending, kind })
  return (
    <div className={styles.pending}>
      <div apply="row between middle gap-12">
        <div>
          <p apply="small medium">
            {pending.none || most === null ? words.askedNone : words.asked(sumText(kind, most))}
          </p>
          <p apply="small muted">
            {state === 'waiting'
              ? words.confirmFrom(formatDateTime(from))
              : until !== Infinity && words.confirmUntil(formatDateTime(until))}
          </p>
        </div>
        {state === 'waiting' && (
          <Countdown size="sm" hours seconds={seconds} label={words.confirmFrom(formatDateTime(from))} />
        )}
      </div>
      <div apply="row gap-8 mt-12">
        <Button size="sm" className={styles.answer} busy={busy === 'drop'} onClick={() => act('drop')}>
          {words.drop}
        </Button>
        {state === 'ready' && (
          <Button
            size="sm"
            tone="gold"
            className={styles.answer}
            busy={busy === 'confirm'}
            onClick={() => act('confirm')}
          >
            {words.confirm}
          </Button>
        )}
      </div>
    </div>
  )
}
