import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { redeem as words } from '#src/strings/redeem.ts'
import { LinkTab } from '#src/ui/LinkTab.tsx'
import { LinkTabs } from '#src/ui/LinkTabs.tsx'
import styles from './History.module.css'
import { PointMovements } from './parts/PointMovements.tsx'
import { Redemptions } from './parts/Redemptions.tsx'

/** What was redeemed and where it is, or what moved points (`/redeem?view=history&of=points`). */
export function History({ of }: { of: 'redeemed' | 'points' }) {
  return (
    <>
      <LinkTabs label={words.historyParts} fill className={styles.tabs}>
        <LinkTab as={Link} to={paths.redeem({ view: 'history' })} replace current={of === 'redeemed'}>
          {words.redeemed}
        </LinkTab>
        <LinkTab
          as={Link}
          to={paths.redeem({ view: 'history', of: 'points' })}
          replace
          current={of === 'points'}
        >
          {words.movements}
        </LinkTab>
      </LinkTabs>
      {of === 'points' ? <PointMovements /> : <Redemptions />}
    </>
  )
}
