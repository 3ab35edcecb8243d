import { paths } from '#src/lib/paths.ts'
import { auth } from '#src/strings/auth.ts'
import { EntryLink } from './EntryLink.tsx'
import styles from './EntryLink.module.css'

export function LoginLink({ onLogin }: { onLogin: () => void }) {
  return (
    <div className={styles.question}>
      {auth.haveAccount}
      <EntryLink path={paths.login()} onFollow={onLogin}>
        {auth.login}
      </EntryLink>
    </div>
  )
}
