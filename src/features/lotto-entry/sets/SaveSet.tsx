import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { NumberSet } from '#contracts/bills.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { saveSet, setsChanged } from '#src/data/lotto/number-sets.ts'
import { useKeptText } from '#src/forms/use-kept-text.ts'
import { useIdempotencyKey } from '#src/forms/money/use-idempotency-key.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { Bookmark } from '#src/ui/icons.ts'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import type { RoundBets } from '../bets/round-bets.ts'
import styles from './SetsPanel.module.css'
import { useSlip } from '../bets/use-slip.ts'

const NAME_MAX = 60

/** Keeps the slip under a name; a name that is there already gets the new numbers. */
export function SaveSet({ bets, sets }: { bets: RoundBets; sets: readonly NumberSet[] }) {
  const client = useQueryClient()
  const { lines } = useSlip(bets.roundId)
  const intent = useIdempotencyKey('lotto-set')
  const [name, setName] = useKeptText('lotto-set-name')
  const [error, setError] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)
  if (lines.length === 0) return null

  const save = async () => {
    const wanted = name.trim()
    if (wanted === '') return setError(words.setsNameRequired)
    const there = sets.find((set) => set.name === wanted)
    setBusy(true)
    try {
      await saveSet({ name: wanted, lines: [...lines], ...(there && { set_id: there.set_id }) }, intent.key())
      intent.settled()
      setName('')
      toast('won', words.setsSaved(wanted))
      await setsChanged(client)
    } catch (failure) {
      // Perhaps it was saved after all: pressing again under the same key saves it once.
      if (!(failure instanceof ApiError && failure.outcomeUnknown)) intent.settled()
      setError(errorText(failure))
    } finally {
      setBusy(false)
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void save()
  }
  return (
    <form noValidate aria-label={words.setsSave} className={styles.form} onSubmit={handleSubmit}>
      <Field label={words.setsSave} error={error}>
        <TextInput
          aria-label={words.setsName}
          placeholder={words.setsName}
          maxLength={NAME_MAX}
          autoComplete="off"
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
      </Field>
      <Button type="submit" tone="gold" busy={busy} icon={<Bookmark />}>
        {words.setsSaveAction}
      </Button>
    </form>
  )
}
