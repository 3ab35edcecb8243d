import { useState } from 'react'
import type { PlaySession } from '#contracts/pause.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { formatTime } from '#src/lib/time.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { here } from '#src/strings/protection/here.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Hourglass } from '#src/ui/icons.ts'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import type { Answered, Check } from './answered.ts'
import styles from './RealityCheckDialog.module.css'
import { spell } from './spell.ts'

/** How long, and what it came to. Neither button stands out; it closes by an answer only. */
export function RealityCheckDialog({
  session,
  answer,
  control,
}: Check & {
  control: DialogControl<Answered>
}) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const hasHistory = useOffered('statement.list')
  const { started_at, minutes } = session

  const handleAnswer = async (goOn: boolean) => {
    setState('busy')
    try {
      await answer(goOn)
    } catch {
      return setState('failed')
    }
    control.close(goOn ? 'go on' : 'stop')
  }
  return (
    <Dialog
      role="alertdialog"
      label={words.checkTitle(spell(minutes))}
      width="login"
      open={control.open}
      onClose={() => {}}
      onClosed={control.closed}
      persistent
      hideClose
      actions={
        <>
          <Button block disabled={state === 'busy'} onClick={() => void handleAnswer(true)}>
            {words.goOn}
          </Button>
          <Button block disabled={state === 'busy'} onClick={() => void handleAnswer(false)}>
            {words.stop}
          </Button>
        </>
      }
    >
      <div apply="grid gap-12">
        <div className={styles.top}>
          <Hourglass size={32} apply="gold" />
          <h2 data-title="" tabIndex={-1} className={styles.title}>
            {words.checkHead} <span className={styles.time}>{spell(minutes)}</span>
          </h2>
          <p apply="small muted">{words.checkTimes(formatTime(started_at), formatTime(serverNow()))}</p>
        </div>
        {'staked' in session ? (
          <Figures {...session} />
        ) : (
          <p apply="small muted text-centre">{here.checked}</p>
        )}
        {state === 'failed' && (
          <Note tone="lost" live>
            {words.answerFailed}
          </Note>
        )}
        {hasHistory && (
          <TextLink as="button" chevron onClick={() => control.close('history')}>
            {words.played}
          </TextLink>
        )}
      </div>
    </Dialog>
  )
}

const Figures = ({ staked, returned, net, balance }: PlaySession) => (
  <dl className={styles.figures}>
    {[
      { label: words.staked, value: <Money satang={staked} /> },
      { label: words.returnedSum, value: <Money satang={returned} /> },
      { label: words.net, value: <Money satang={net} sign /> },
      { label: words.balance, value: <Money satang={balance} /> },
    ].map(({ label, value }) => (
      <div key={label}>
        <dt apply="small muted">{label}</dt>
        <dd apply="flush">{value}</dd>
      </div>
    ))}
  </dl>
)
