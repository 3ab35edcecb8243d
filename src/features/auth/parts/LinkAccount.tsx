import { useState } from 'react'
import { lazyPart } from '#src/lib/connection/code.ts'
import type { LineLink } from '#src/stores/line-link.ts'
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
  if (bySms) return <LinkByCode link={link} onSignedIn={onSignedIn} onPassword={() => setBySms(false)} />
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
