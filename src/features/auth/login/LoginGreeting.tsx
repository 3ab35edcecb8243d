import { useSession } from '#src/stores/session.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { Note } from '#src/ui/feedback/Note.tsx'

/** Above the fields: why the session ended, or a welcome. */
export function LoginGreeting() {
  const ended = useSession((state) => state.ended)
  if (ended === 'expired') {
    return (
      <Note tone="warn">
        {auth.expiredTitle} {auth.expiredKept}
      </Note>
    )
  }
  return <p apply="small muted">{auth.loginWelcome}</p>
}
