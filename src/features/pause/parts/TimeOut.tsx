import { useState } from 'react'
import { startTimeOut, timeOutLengths } from '#contracts/protection.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { During } from './During.tsx'
import { failed, type Least, useEnds } from './ends.ts'
import { Head, Lengths } from './Lengths.tsx'

/** A break of some hours or weeks. */
export function TimeOut({ least }: Least) {
  const ends = useEnds(timeOutLengths, least)
  const [length, setLength] = useState<(typeof timeOutLengths)[number] | null>(null)
  const { act, busy, phase, checkAgain } = useMoneyAct(startTimeOut, 'time-out', {
    onDone: () => toast('won', words.started),
    onNothingDone: failed,
  })
  if (phase !== 'ready') return <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
  return (
    <div apply="grid gap-16">
      <Head title={words.breakTitle} />
      <Lengths ends={ends} value={length} onChange={setLength} />
      <During lines={words.duringBreak} />
      <Button
        block
        tone="cta"
        size="lg"
        busy={busy}
        disabled={length === null}
        onClick={() => void act(() => length && { length })}
      >
        {words.startBreak(length === null ? '' : words.length[length])}
      </Button>
    </div>
  )
}
