import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { platform } from '#src/platform/current.ts'
import { askedFor } from '#src/stores/visit.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { LineLoginButton } from './LineLoginButton.tsx'
import { useCredentialAtHand } from './parts/use-credential-at-hand.ts'

/** Ties a LINE account to who is signed in: by way of LINE's page, or at once where LINE is the host already. */
export function LinkLineButton({ returnTo }: { returnTo: string }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const atHand = useCredentialAtHand()
  const [busy, setBusy] = useState(false)

  const link = async () => {
    setBusy(true)
    const credential = await platform().credential()
    // What it needs is loaded by those who press.
    const { linkLineAccount } = await import('./line/link-line-account.ts')
    const outcome = credential && (await linkLineAccount(credential, queryClient))
    setBusy(false)
    if (outcome !== 'forgot') return
    askedFor(returnTo)
    void navigate(paths.forgot())
  }

  if (!atHand) return <LineLoginButton returnTo={returnTo} intent="link" />
  return (
    <Button block busy={busy} onClick={() => void link()}>
      {auth.linkLine}
    </Button>
  )
}
