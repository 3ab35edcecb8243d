/** The static shell of every page but the landing: header and skeleton of the right shape, shown before any script. */
import { shell } from '#src/strings/shell.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Logo } from '#src/ui/display/Logo.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './frame.module.css'

export function PageFallback() {
  return (
    <div>
      <header className={styles.header}>
        <Logo name={shell.siteName} />
      </header>
      <main className={styles.body}>
        <LoadingRegion label={shell.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="panel" />
          <Skeleton shape="row" count={5} />
        </LoadingRegion>
      </main>
    </div>
  )
}
