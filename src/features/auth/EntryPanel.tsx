import type { ReactNode } from 'react'
import { Adults } from '#src/ui/display/Adults.tsx'
import { cx } from '#src/lib/cx.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import styles from './EntryPanel.module.css'

interface EntryPanelProps {
  /** Nothing where the content has a heading of its own. */
  title?: string | undefined
  /** The title is also the page's, which phones already show in the header: it is drawn from 960 px only. */
  repeatsPage?: boolean
  /** Left of the title: a back button. */
  leading?: ReactNode
  width: 'login' | 'register'
  children: ReactNode
}

/** Login and registration as pages: the same width and content as their dialogs. */
export function EntryPanel({ title, repeatsPage = false, leading, width, children }: EntryPanelProps) {
  return (
    <div className={styles.place}>
      <Card className={width === 'login' ? styles.login : styles.register}>
        {title && (
          <div className={cx(styles.head, repeatsPage && styles.wideOnly)}>
            {leading}
            <h2 className={styles.title}>{title}</h2>
          </div>
        )}
        {children}
      </Card>
      <Adults />
    </div>
  )
}
