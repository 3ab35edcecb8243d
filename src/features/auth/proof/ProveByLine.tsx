import { useState } from 'react'
import { errorText } from '#src/api/error-text.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { platform } from '#src/platform/current.ts'
import { proof as words } from '#src/strings/auth/proof.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { LineLoginButton } from '../LineLoginButton.tsx'
import { toWire } from '../line-exchange.ts'
import type { ProofProps } from './proof.ts'
import { useCredentialAtHand } from '../parts/use-credential-at-hand.ts'

interface ProveByLineProps {
  returnTo: string
  send: ProofProps['send']
  onProved: () => void
}

/** At once where LINE is the host; else by its page in a tab of its own, so that what was typed here stays. */
export function ProveByLine({ returnTo, send, onProved }: ProveByLineProps) {
  const atHand = useCredentialAtHand()
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState(false)

  const prove = async () => {
    setBusy(true)
    try {
      const credential = await platform().credential()
      if (credential) await send(toWire(credential))
      if (credential) onProved()
    } catch (error) {
      toast('lost', errorText(error))
    }
    setBusy(false)
  }

  if (atHand) {
    return (
      <Button block busy={busy} onClick={() => void prove()}>
        {words.byLine}
      </Button>
    )
  }
  if (!opened) {
    return (
      <LineLoginButton
        returnTo={returnTo}
        intent="stepUp"
        label={words.byLine}
        onLeave={() => setOpened(true)}
      />
    )
  }
  return (
    <>
      <p>{words.lineOpened}</p>
      <Button block onClick={onProved}>
        {words.goOn}
      </Button>
    </>
  )
}
