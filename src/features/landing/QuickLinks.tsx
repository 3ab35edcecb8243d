import { Link } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { landing } from '#src/strings/landing.ts'
import { shell } from '#src/strings/shell.ts'
import { BadgePercent, Crown, Gem, Undo2 } from '#src/ui/icons.ts'
import { QuickLink } from '#src/features/landing/QuickLink.tsx'
import styles from './sections.module.css'

/** The header's links, for screens whose header has no room for them. */
export function QuickLinks() {
  return (
    <nav aria-label={landing.quickLinks} className={styles.links} data-offers="">
      <QuickLink as={Link} to={paths.affiliate()} icon={<Crown />} label={shell.inviteFriends} />
      <QuickLink as={Link} to={paths.promotions()} icon={<BadgePercent />} label={shell.promotions} />
      <QuickLink as={Link} to={paths.winloss()} icon={<Undo2 />} label={shell.winloss} />
      <QuickLink as={Link} to={paths.redeem()} icon={<Gem />} label={shell.pointShop} />
    </nav>
  )
}
