import { paths } from '#src/lib/paths.ts'
import { auth } from '#src/strings/auth.ts'
import { EntryLink } from './EntryLink.tsx'
import styles from './EntryLink.module.css'

export function RegisterLink({ onRegister }: { onRegister: () => void }) {
  return (
    <div className={styles.question}>
      {auth.noAccount}
      <EntryLink path={paths.register()} onFollow={onRegister}>
        {auth.register}
      </EntryLink>
    </div>
  )
}
