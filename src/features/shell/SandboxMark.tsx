import { env } from '#src/lib/env.ts'
import { shell } from '#src/strings/shell.ts'
import styles from './parts/HeaderActions.module.css'

/**
 * Says that no money here is real, on every screen of a sandbox. A strip of its own above the header: it stays in
 * sight and can cover nothing. Layouts without `Header` render it themselves.
 */
export function SandboxMark() {
  if (!env.sandbox) return null
  return (
    <p className={styles.mark}>
      <span className={styles.lozenge} />
      <span>{shell.sandboxMark}</span>
    </p>
  )
}
