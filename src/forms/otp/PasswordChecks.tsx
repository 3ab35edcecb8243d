import { limits } from '#contracts/auth.ts'
import { cx } from '#src/lib/cx.ts'
import { password as words } from '#src/strings/auth/password.ts'
import { Check } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from './PasswordChecks.module.css'

interface PasswordChecksProps {
  password: string
  /** The one in use, where it is known: the new one must be another. */
  old?: string
}

/**
 * What a good password has, ticked while it is typed. A help, not the rule: letters and digits
 * together are advised and not demanded (ASVS 6.2.5), the server refuses what is too easy.
 */
export function PasswordChecks({ password, old }: PasswordChecksProps) {
  const checks = [
    { text: words.longEnough(limits.passwordMin), met: password.length >= limits.passwordMin },
    { text: words.mixed, met: /\d/.test(password) && /\p{L}/u.test(password) },
    ...(old === undefined ? [] : [{ text: words.notOld, met: password !== '' && password !== old }]),
  ]
  return (
    <ul aria-label={words.checks} className={styles.checks}>
      {checks.map(({ text, met }) => (
        <li key={text} className={cx(styles.check, met && styles.met)}>
          <Check size={18} aria-hidden />
          {text}
          <VisuallyHidden> {met ? words.done : words.missing}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
