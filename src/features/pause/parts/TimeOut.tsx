import { startTimeOut, timeOutLengths } from '#contracts/protection.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { failed, type Least, useEnds } from './ends.ts'
import { TimeOutForm } from './TimeOutForm.tsx'

/** A break of some hours or weeks. */
export function TimeOut({ least }: Least) {
  const ends = useEnds(timeOutLengths, least)
  const { act, busy, phase, checkAgain } = useMoneyAct(startTimeOut, 'time-out', {
    onDone: () => toast('won', words.started),
    onNothingDone: failed,
  })
  if (phase !== 'ready') return <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
  return (
    <TimeOutForm
      text={words.text}
      lines={words.duringBreak}
      ends={ends}
      busy={busy}
      onStart={(length) => void act(() => ({ length }))}
    />
  )
}
