import { auth } from '#src/strings/auth.ts'
import { Button } from '#src/ui/Button.tsx'
import { ShieldCheck } from '#src/ui/icons.ts'
import { Motif } from '#src/ui/Motif.tsx'
import { Note } from '#src/ui/Note.tsx'
import styles from './CompletedStep.module.css'
import { CredentialRow } from './CredentialRow.tsx'
import type { Credentials } from './registration.ts'
import { useFirstLogin } from './use-first-login.ts'

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
    <div className={styles.completed}>
      <Motif name="crest" className={styles.crest} />
      <h2 className={styles.title}>{auth.stepTitle.completed}</h2>
      <p className={styles.text}>{auth.completedText}</p>
      <div className={styles.credentials}>
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
