import { paths } from '#src/lib/pages/paths.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { EntryLink } from '../parts/EntryLink.tsx'
import styles from '../parts/EntryLink.module.css'

export function ForgotLink({ onForgot }: { onForgot: () => void }) {
  return (
    <div className={styles.end}>
      <EntryLink path={paths.forgot()} onFollow={onForgot}>
        {auth.forgot}
      </EntryLink>
    </div>
  )
}
