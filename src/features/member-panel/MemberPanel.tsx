import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatCount } from '#rules/baht.ts'
import { pointsQuery } from '#src/data/member.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useResting } from '#src/stores/protection/resting.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { BanknoteArrowDown, BanknoteArrowUp, Gem } from '#src/ui/icons.ts'
import { Motif } from '#src/ui/display/Motif.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './MemberPanel.module.css'
import { PanelBalance } from './parts/PanelBalance.tsx'
import { PanelIdentity } from './PanelIdentity.tsx'

/** SHELL-3. Deposit and withdraw only where the tab bar is not: on large screens; in a break there is nothing to deposit for. */
export function MemberPanel() {
  const resting = useResting((state) => state.resting)
  return (
    <Framed data-surface="lacquer" className={styles.panel}>
      <Motif name="spray" className={styles.spray} />
      <div className={styles.row}>
        <PanelIdentity className={styles.who} />
        <PanelBalance />
        <PanelPoints />
        <div className={styles.actions}>
          {!resting && (
            <Button as={Link} to={paths.memberDeposit()} tone="cta" icon={<BanknoteArrowDown />}>
              {shell.deposit}
            </Button>
          )}
          <Button as={Link} to={paths.memberWithdraw()} tone="gold" icon={<BanknoteArrowUp />}>
            {shell.withdraw}
          </Button>
        </div>
      </div>
    </Framed>
  )
}

/** SHELL-3: points lead to the point shop. Points that could not be loaded say so; the shop asks for them again. */
function PanelPoints() {
  const { data: points, isError } = useQuery(pointsQuery())
  return (
    <div className={styles.points}>
      <Link to={paths.redeem()} className={styles.count} aria-busy={points === undefined && !isError}>
        <Gem size={20} />
        {points !== undefined
          ? memberArea.points(formatCount(points))
          : isError
            ? memberArea.pointsUnknown
            : memberArea.points('…')}
      </Link>
      <TextLink as={Link} to={paths.redeem()} chevron>
        {memberArea.redeemPoints}
      </TextLink>
    </div>
  )
}
