import { type FormEvent, useState } from 'react'
import { receiptCheck as words } from '#src/strings/lotto/receipt-check.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'

interface CodeFormProps {
  /** One is shown already. */
  another: boolean
  onCode: (code: string) => void
}

/** Takes a code as it is typed; what it means is the server's to say. */
export function CodeForm({ another, onCode }: CodeFormProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.replace(/\s+/g, '')
    if (code === '') return setError(words.codeMissing)
    onCode(code)
  }
  return (
    <form noValidate onSubmit={handleSubmit} apply="grid gap-12 one-column">
      <Field label={another ? words.another : words.code} hint={words.codeHint} error={error}>
        <TextInput
          value={typed}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
      </Field>
      <Button type="submit" tone={another ? 'gold' : 'cta'} block>
        {words.check}
      </Button>
    </form>
  )
}
