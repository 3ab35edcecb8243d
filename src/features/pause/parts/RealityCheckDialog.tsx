import { useState } from 'react'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { formatTime } from '#src/lib/time.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Hourglass } from '#src/ui/icons.ts'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import type { Check } from '../reality-check.ts'
import type { Answered } from './answered.ts'

/** Minutes in hours and minutes, in words. */
const spell = (minutes: number) =>
  minutes < 60 ? words.minutes(minutes) : words.hours(Math.floor(minutes / 60), minutes % 60)

/** How long, and what it came to. Neither button stands out; it closes by an answer only. */
export function RealityCheckDialog({
  session,
  answer,
  control,
}: Check & {
  control: DialogControl<Answered>
}) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const { started_at, minutes, staked, returned, net, balance } = session

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
      title={words.checkTitle(spell(minutes))}
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
        <p apply="row middle gap-8 muted">
          <Hourglass size={20} />
          {words.checkTimes(formatTime(started_at), formatTime(serverNow()))}
        </p>
        <KeyValues
          items={[
            { label: words.staked, value: <Money satang={staked} /> },
            { label: words.returnedSum, value: <Money satang={returned} /> },
            { label: words.net, value: <Money satang={net} sign />, strong: true },
            { label: words.balance, value: <Money satang={balance} /> },
          ]}
        />
        {state === 'failed' && (
          <Note tone="lost" live>
            {words.answerFailed}
          </Note>
        )}
        <TextLink as="button" onClick={() => control.close('history')}>
          {words.played}
        </TextLink>
      </div>
    </Dialog>
  )
}
