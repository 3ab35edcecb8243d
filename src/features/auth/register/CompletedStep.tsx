import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { alert } from '#src/dialogs/confirm.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { becameMember } from '#src/stores/visit.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { errors } from '#src/strings/errors.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Copy, ShieldCheck } from '#src/ui/icons.ts'
import { Motif } from '#src/ui/display/Motif.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import styles from './CompletedStep.module.css'
import type { Credentials } from './registration.ts'
import { signInWith } from '../sign-in-with.ts'

interface CompletedStepProps {
  credentials: Credentials
  /** Signs in without being asked; the member reads name and password only when that fails. */
  atOnce?: boolean
  onSignedIn: () => void
  /** The password is not known here any more: the member signs in by hand. */
  onLogin: () => void
}

/** REG-4: name and password to keep, and the way in. */
export function CompletedStep({ credentials, atOnce = false, onSignedIn, onLogin }: CompletedStepProps) {
  const { busy, pauseText, logIn } = useFirstLogin(credentials, { atOnce, onSignedIn })
  const { username, password } = credentials
  return (
    <div apply="text-centre">
      <Motif name="crest" className={styles.crest} />
      <h2 apply="h1">{auth.stepTitle.completed}</h2>
      <p apply="muted">{auth.completedText}</p>
      <div apply="column gap-8 mt-20">
        <CredentialRow label={auth.username} value={username} />
        {password && <CredentialRow label={auth.password} value={password} />}
      </div>
      <Note icon={<ShieldCheck size={20} />} className={styles.note}>
        {auth.completedSafety}
      </Note>
      <Button
        tone="cta"
        size="lg"
        block
        busy={busy}
        disabled={pauseText !== null}
        onClick={password ? logIn : onLogin}
      >
        {pauseText ?? auth.login}
      </Button>
    </div>
  )
}

interface FirstLoginOptions {
  atOnce: boolean
  onSignedIn: () => void
}

/** Signs the new member in with what was just registered (REG-4); failures as LOGIN-4. */
function useFirstLogin(credentials: Credentials, { atOnce, onSignedIn }: FirstLoginOptions) {
  const queryClient = useQueryClient()
  const pause = usePause()
  const [busy, setBusy] = useState(false)

  const logIn = async () => {
    setBusy(true)
    try {
      await signInWith(queryClient, credentials, becameMember)
      if (atOnce) toast('won', auth.welcome(credentials.username))
      onSignedIn()
    } catch (error) {
      const wait = askedToWait(error)
      if (wait) pause.start(wait)
      if (error instanceof ApiError && error.kind === 'refused') {
        void alert({ title: errors.troubleFound, text: errorText(error), close: auth.ok })
      } else toast('lost', errorText(error))
    } finally {
      setBusy(false)
    }
  }

  const start = useEffectEvent(() => {
    if (atOnce && credentials.password !== '') void logIn()
  })
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    start()
  }, [])

  return { busy, pauseText: pause.text, logIn: () => void logIn() }
}

/** Read-only, to be copied; selectable where the clipboard is closed to pages. */
function CredentialRow({ label, value }: { label: string; value: string }) {
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast('won', auth.copied)
    } catch {
      toast('lost', auth.copyFailed)
    }
  }
  return (
    <div className={styles.row}>
      <dl apply="shrink flush">
        <dt apply="small muted">{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </dl>
      <IconButton label={auth.copy(label)} onClick={() => void handleCopy()}>
        <Copy />
      </IconButton>
    </div>
  )
}
