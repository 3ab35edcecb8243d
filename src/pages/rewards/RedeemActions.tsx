import { Link } from 'react-router'
import { useOffered } from '#src/data/platform/offering.ts'
import { showPointRule } from '#src/features/redeem/rule-dialog.ts'
import { PageActions } from '#src/features/shell/PageActions.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { History, Info } from '#src/ui/icons.ts'
import { useWide } from '#src/ui/layout/use-wide.ts'
import styles from './RedeemPage.module.css'

/** How points come, and a member's history: in the header of a phone, above the shop where it is wide. */
export function RedeemActions({ member }: { member: boolean }) {
  const wide = useWide()
  const hasRules = useOffered('redemption.rules')
  if (wide)
    return (
      <div apply="row end gap-12 mb-12">
        {hasRules && (
          <Button size="sm" tone="text" icon={<Info />} onClick={() => void showPointRule()}>
            {words.howTo}
          </Button>
        )}
        {member && (
          <Button as={Link} to={paths.redeem({ view: 'history' })} size="sm" tone="text" icon={<History />}>
            {words.history}
          </Button>
        )}
      </div>
    )
  return (
    <>
      <PageActions>
        {hasRules && (
          <IconButton label={words.howTo} onClick={() => void showPointRule()}>
            <Info />
          </IconButton>
        )}
        {member && (
          <IconButton as={Link} to={paths.redeem({ view: 'history' })} label={words.history}>
            <History />
          </IconButton>
        )}
      </PageActions>
      {/* In the HTML, which is a phone's, the row of a wide window has its room. */}
      <div className={styles.room} />
    </>
  )
}
