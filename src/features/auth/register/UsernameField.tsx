import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { limits, USERNAME } from '#contracts/auth.ts'
import { TextField } from '#src/forms/TextField.tsx'
import { hasThai } from '#src/lib/text.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { forms } from '#src/strings/forms.ts'
import { Check } from '#src/ui/icons.ts'
import type { DetailsValues } from '../parts/schemas.ts'

const tidy = (text: string) => text.replace(/\s/g, '').toLowerCase()

const isFine = (name: string) =>
  USERNAME.test(name) && name.length >= limits.usernameMin && name.length <= limits.usernameMax

/** REG-2: only where members choose their name; one is there already. Capitals and spaces are put right while typing. */
export function UsernameField({ control }: { control: Control<DetailsValues> }) {
  const name = useWatch({ control, name: 'username' })
  // As the form began.
  const [made] = useState(name)
  return (
    <TextField
      control={control}
      name="username"
      label={auth.username}
      note={auth.usernameNote(limits.usernameMin)}
      hint={hasThai(name) ? forms.thaiKeyboard : name === made && auth.usernameMade}
      trailing={isFine(name) && <Check size={20} apply="rigid won" />}
      tidy={tidy}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
