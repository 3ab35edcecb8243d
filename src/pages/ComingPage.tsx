import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { coming } from '#src/strings/coming.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import styles from './ComingPage.module.css'

/** A page of a later release: what will be here and a way back. The header has its title. */
export function ComingPage({ name }: { name: keyof typeof coming.texts }) {
  return (
    <div className={styles.page}>
      <EmptyState
        level={2}
        title={coming.soon}
        text={coming.texts[name]}
        action={
          <Button as={Link} to={paths.home()} tone="gold">
            {shell.goHome}
          </Button>
        }
      />
    </div>
  )
}
