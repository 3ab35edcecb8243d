import { type Control, useFormState, useWatch } from 'react-hook-form'
import { limits } from '#contracts/auth.ts'
import { TextField } from '#src/forms/TextField.tsx'
import { useVisit } from '#src/stores/visit.ts'
import { auth } from '#src/strings/auth.ts'
import type { DetailsValues } from './schemas.ts'

interface ReferralFieldProps {
  control: Control<DetailsValues>
  /** Right of the label while it is locked; "optional" otherwise. */
  lockedNote?: string
}

/** REG-1: a code that came with the link is locked, until the form was sent once: a code that is refused can be put right. */
export function ReferralField({ control, lockedNote = auth.optional }: ReferralFieldProps) {
  const arrived = useVisit((visit) => visit.referral)
  const value = useWatch({ control, name: 'affiliate_code' })
  const { submitCount } = useFormState({ control })
  const locked = value !== '' && value === arrived && submitCount === 0
  return (
    <TextField
      control={control}
      name="affiliate_code"
      label={auth.referral}
      note={locked ? lockedNote : auth.optional}
      locked={locked}
      maxLength={limits.referralMax}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
