import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './ActionBar.module.css'

/**
 * The buttons of a task page: at the bottom edge of a phone, in place of the tab bar; under the content on larger
 * screens. The page around it is a flex column at least as high as the screen.
 */
export function ActionBar({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx(styles.bar, className)}>{children}</div>
}
