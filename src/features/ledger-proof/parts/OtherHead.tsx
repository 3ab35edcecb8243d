import { type FormEvent, useState } from 'react'
import type { LedgerHead } from '#src/stores/witness/ledger-heads.ts'
import { ledgerProof as words } from '#src/strings/money/ledger-proof.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'

interface OtherHeadProps {
  published: LedgerHead | null
  onCompare: (head: LedgerHead | null) => void
}

/** As the page, the auditor and whoever publishes heads write them; spaces of a copied line do not matter. */
function headIn(text: string): LedgerHead | null {
  const [, no, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text.replace(/\s/g, '').toLowerCase()) ?? []
  return no && hash ? { no, hash } : null
}

/** A head from somewhere else, which the server cannot have made for this member. */
export function OtherHead({ published, onCompare }: OtherHeadProps) {
  const [text, setText] = useState(published ? `${published.no}:${published.hash}` : '')
  const [isWrong, setWrong] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const head = headIn(text)
    setWrong(head === null && text.trim() !== '')
    if (head || text.trim() === '') onCompare(head)
  }
  return (
    <form apply="grid gap-8 mt-16" onSubmit={handleSubmit}>
      <Field label={words.compare} hint={words.compareHint} error={isWrong ? words.compareWrong : undefined}>
        <TextInput
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" size="sm">
        {words.compareAction}
      </Button>
    </form>
  )
}
