import { type FormEvent, useState } from 'react'
import { statement } from '#src/strings/money/statement.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { Search } from '#src/ui/icons.ts'
import { TextInput } from '#src/ui/field/TextInput.tsx'

interface RefSearchProps {
  value: string
  onSearch: (ref: string | undefined) => void
}

/** A number is looked for when it is whole: by Enter, or on leaving the field. */
export function RefSearch({ value, onSearch }: RefSearchProps) {
  const [text, setText] = useState(value)
  const search = () => {
    if (text.trim() !== value) onSearch(text.trim() || undefined)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  return (
    <form role="search" onSubmit={handleSubmit}>
      <Field label={statement.ref}>
        <TextInput
          type="search"
          icon={<Search size={20} />}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={64}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={search}
        />
      </Field>
    </form>
  )
}
