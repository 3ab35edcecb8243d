import { useState } from 'react'
import { exclusionLengths, startSelfExclusion } from '#contracts/protection.ts'
import { formatBaht } from '#rules/baht.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import { During } from './During.tsx'
import { failed, type Least, useEnds } from './ends.ts'
import { Head, Lengths } from './Lengths.tsx'

/** For long, confirmed by a word. */
export function Exclusion({ least }: Least) {
  const ends = useEnds(exclusionLengths, least)
  const [length, setLength] = useState<(typeof exclusionLengths)[number] | null>(null)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const { act, busy, phase, checkAgain } = useMoneyAct(startSelfExclusion, 'self-exclusion', {
    onDone: ({ data }) =>
      toast('won', data.returned > 0 ? words.returned(formatBaht(data.returned)) : words.started),
    onNothingDone: failed,
  })
  if (phase !== 'ready') return <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />
  const agreed = typed.trim() === words.word
  const handlePress = () => {
    setAsked(true)
    if (agreed) void act(() => length && { length })
  }
  return (
    <div apply="grid gap-16">
      <Head title={words.excludeTitle} text={words.text} />
      <Lengths ends={ends} value={length} onChange={setLength} />
      <During {...words.duringExclusion} />
      <Field
        label={words.typeWord(words.word)}
        error={asked && !agreed ? words.typeWordFirst(words.word) : undefined}
      >
        <TextInput
          value={typed}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button block tone="cta" size="lg" busy={busy} disabled={length === null} onClick={handlePress}>
        {words.startExclusion(length === null ? '' : words.length[length])}
      </Button>
    </div>
  )
}
