import { useState } from 'react'
import type { LottoPast } from '#src/data/lotto/lotto.ts'
import { lottoPast as words } from '#src/strings/lotto/lotto-past.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import type { PastViewControl } from '../use-past-view.ts'
import { lengthsOf } from './hits.ts'
import { NumberHits } from './NumberHits.tsx'

interface CheckNumberProps {
  past: LottoPast
  control: PastViewControl
}

/** A number, and the draws in which it would have won; a number that is whole goes into the address. */
export function CheckNumber({ past, control: { view, change } }: CheckNumberProps) {
  const [typed, setTyped] = useState(view.number)
  const lengths = lengthsOf(past.bet_types)
  const range = [lengths[0], lengths.at(-1)].filter((each, at, all) => all.indexOf(each) === at).join('–')
  const fits = /^\d+$/.test(typed) && lengths.includes(typed.length)
  const handleType = (text: string) => {
    const number = text.trim()
    setTyped(number)
    if (number === '' || (/^\d+$/.test(number) && lengths.includes(number.length))) change({ number })
  }
  return (
    <>
      <Field
        label={words.yourNumber}
        hint={words.numberHint(range)}
        error={typed === '' || fits ? undefined : words.numberWrong(range)}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={lengths.at(-1) ?? 4}
          value={typed}
          onChange={(event) => handleType(event.target.value)}
        />
      </Field>
      {fits ? <NumberHits past={past} number={typed} /> : <p apply="muted">{words.ask}</p>}
    </>
  )
}
