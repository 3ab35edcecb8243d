import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { platform } from '#src/platform/current.ts'
import { auth } from '#src/strings/auth.ts'
import { Button } from '#src/ui/Button.tsx'
import { LineLoginButton } from './LineLoginButton.tsx'
import { linkLineAccount } from './link-line-account.ts'

/** Ties a LINE account to who is signed in: by way of LINE's page, or at once where LINE is the host already. */
export function LinkLineButton({ returnTo }: { returnTo: string }) {
  const queryClient = useQueryClient()
  const [atHand, setAtHand] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let current = true
    void platform()
      .credential()
      .then((credential) => current && setAtHand(credential !== null))
    return () => {
      current = false
    }
  }, [])

  const link = async () => {
    setBusy(true)
    const credential = await platform().credential()
    if (credential) await linkLineAccount(credential, queryClient)
    setBusy(false)
  }

  if (!atHand) return <LineLoginButton returnTo={returnTo} intent="link" />
  return (
    <Button block busy={busy} onClick={() => void link()}>
      {auth.linkLine}
    </Button>
  )
}
