import { type Control, useWatch } from 'react-hook-form'
import { limits } from '#contracts/auth.ts'
import { TextField } from '#src/forms/TextField.tsx'
import { useInvitation } from '#src/stores/invitation.ts'
import { auth } from '#src/strings/auth/auth.ts'
import type { DetailsValues } from '../parts/schemas.ts'

interface ReferralFieldProps {
  control: Control<DetailsValues>
  /** Right of the label while the code is the link's; "optional" otherwise. */
  linkNote?: string
}

/** REG-1: a code that came with the link is filled in, and can be changed like any other. */
export function ReferralField({ control, linkNote = auth.optional }: ReferralFieldProps) {
  const arrived = useInvitation((invitation) => invitation.referral)
  const value = useWatch({ control, name: 'affiliate_code' })
  return (
    <TextField
      control={control}
      name="affiliate_code"
      label={auth.referral}
      note={value !== '' && value === arrived ? linkNote : auth.optional}
      maxLength={limits.referralMax}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
