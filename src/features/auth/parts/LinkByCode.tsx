import { OtpCodeStep } from '#src/forms/OtpCodeStep.tsx'
import { OtpMobileStep } from '#src/forms/OtpMobileStep.tsx'
import type { LineLink } from '#src/stores/line-link.ts'
import { firstUse } from '#src/strings/first-use.ts'
import { Button } from '#src/ui/Button.tsx'
import { useLinkByCode } from './use-link-by-code.ts'

interface LinkByCodeProps {
  link: LineLink
  onSignedIn: () => void
  onPassword: () => void
}

/** A member who does not know the password proves the mobile number instead. */
export function LinkByCode({ link, onSignedIn, onPassword }: LinkByCodeProps) {
  const exchange = useLinkByCode(link, onSignedIn)
  if (exchange.step === 'code') return <OtpCodeStep exchange={exchange} />
  return (
    <OtpMobileStep exchange={exchange} label={firstUse.have} hint={firstUse.mobileHint}>
      <Button tone="text" block onClick={onPassword}>
        {firstUse.byPassword}
      </Button>
    </OtpMobileStep>
  )
}
