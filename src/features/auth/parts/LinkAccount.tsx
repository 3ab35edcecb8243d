import { Suspense, useState } from 'react'
import { lazyPart } from '#src/lib/connection/code.ts'
import type { LineLink } from '#src/stores/line-link.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { LinkByPassword } from './LinkByPassword.tsx'

const LinkByCode = lazyPart(async () => ({ default: (await import('./LinkByCode.tsx')).LinkByCode }))

interface LinkAccountProps {
  link: LineLink
  onSignedIn: () => void
  onForgot: () => void
  onSkip: () => void
}

/** An account that is there already, known by its password or by its mobile number. */
export function LinkAccount({ link, onSignedIn, onForgot, onSkip }: LinkAccountProps) {
  const [bySms, setBySms] = useState(false)
  if (bySms) {
    const onPassword = () => setBySms(false)
    return (
      <Suspense fallback={<CodeOnItsWay onPassword={onPassword} />}>
        <LinkByCode link={link} onSignedIn={onSignedIn} onPassword={onPassword} />
      </Suspense>
    )
  }
  return (
    <LinkByPassword
      link={link}
      onSignedIn={onSignedIn}
      onForgot={onForgot}
      onSms={() => setBySms(true)}
      onSkip={onSkip}
    />
  )
}

/** Over a connection that does not bring it, nobody is held up. */
function CodeOnItsWay({ onPassword }: { onPassword: () => void }) {
  return (
    <>
      <LoadingRegion label={shell.loading}>
        <Skeleton shape="field" />
      </LoadingRegion>
      <Button tone="text" block onClick={onPassword}>
        {firstUse.byPassword}
      </Button>
    </>
  )
}
