import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { askToReturn, type Pause } from '#contracts/protection.ts'
import { errorText } from '#src/api/error-text.ts'
import { pauseMoved } from '#src/data/protection/pause.ts'
import { protect } from '#src/data/protection/protection.ts'
import { confirm } from '#src/dialogs/confirm.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { List } from '#src/ui/list/List.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import { HelplineItem } from './Helpline.tsx'
import styles from './Resting.module.css'

interface RestingProps {
  pause: Pause
  /** Rows: what can be withdrawn, and where history is. */
  rows: ReactNode
  /** Where money goes out. */
  action: ReactNode
}

/** The member takes a break: until when, what goes on, and the way back once its time has come. */
export function Resting({ pause, rows, action }: RestingProps) {
  const { title, text } = headOf(pause)
  const to = pause.state === 'returning' ? pause.returns_at : pause.state === 'running' ? pause.ends_at : null
  return (
    <div apply="grid gap-16">
      <div className={styles.head}>
        <Motif name="crest" className={styles.crest} />
        <h2 apply="h1">{title}</h2>
        <p apply="muted balance">{text}</p>
        {to != null && <Left until={to} />}
      </div>
      {pause.state === 'ended' && pause.ends_at != null && <ComeBack />}
      <Card>
        <List>
          {rows}
          <HelplineItem />
        </List>
      </Card>
      {action}
      {pause.state === 'running' && pause.ends_at != null && <Note>{words.afterwards}</Note>}
      <Note tone="won">{words.kept}</Note>
    </div>
  )
}

function headOf({ kind, state, ends_at, returns_at }: Pause): { title: string; text: string } {
  if (kind === 'closed') return { title: words.closed, text: words.restOpen }
  if (kind === 'register') return { title: words.register, text: words.registerText }
  if (kind === 'age' && state === 'running') return { title: words.age, text: words.ageText }
  if (state === 'ended') return { title: words.over, text: words.overText }
  if (state === 'returning')
    return { title: words.rest, text: returns_at == null ? '' : words.returning(formatDateTime(returns_at)) }
  return {
    title: words.rest,
    text: ends_at == null ? words.restOpen : words.restUntil(formatDateTime(ends_at)),
  }
}

/** Days, hours and minutes: nothing that ticks. */
function Left({ until }: { until: number }) {
  const minutes = useServerTime((now) => Math.max(0, Math.ceil((until - now) / 60_000)))
  const parts = [
    { count: Math.floor(minutes / 1440), unit: words.leftParts.days },
    { count: Math.floor(minutes / 60) % 24, unit: words.leftParts.hours },
    { count: minutes % 60, unit: words.leftParts.minutes },
  ]
  return (
    <div role="timer" className={styles.left}>
      <VisuallyHidden>
        {[words.left, ...parts.map(({ count, unit }) => `${count} ${unit}`)].join(' ')}
      </VisuallyHidden>
      {parts.map(({ count, unit }) => (
        <span key={unit} aria-hidden="true" className={styles.part}>
          <span className={styles.count}>{String(count).padStart(2, '0')}</span>
          <span apply="small muted">{unit}</span>
        </span>
      ))}
    </div>
  )
}

function ComeBack() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => protect(askToReturn, {}),
    onError: (error) => toast('lost', errorText(error)),
    onSettled: () => pauseMoved(client),
  })
  const handlePress = async () => {
    const sure = await confirm({
      title: words.comeBackTitle,
      text: words.comeBackText,
      confirm: words.comeBack,
      cancel: words.restOn,
    })
    if (sure) mutate()
  }
  return (
    <Button block size="lg" busy={isPending} onClick={() => void handlePress()}>
      {words.comeBack}
    </Button>
  )
}
