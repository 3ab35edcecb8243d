import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/Button.tsx'
import { Framed } from '#src/ui/Framed.tsx'
import { BanknoteArrowDown, BanknoteArrowUp } from '#src/ui/icons.ts'
import { Motif } from '#src/ui/Motif.tsx'
import styles from './MemberPanel.module.css'
import { PanelBalance } from './parts/PanelBalance.tsx'
import { PanelIdentity } from './parts/PanelIdentity.tsx'
import { PanelPoints } from './parts/PanelPoints.tsx'

/** SHELL-3. Deposit and withdraw only where the tab bar is not: on large screens. */
export function MemberPanel() {
  return (
    <Framed data-surface="lacquer" className={styles.panel}>
      <Motif name="spray" className={styles.spray} />
      <div className={styles.row}>
        <PanelIdentity />
        <PanelBalance />
        <PanelPoints />
        <div className={styles.actions}>
          <Button as={Link} to={paths.memberDeposit()} tone="cta" icon={<BanknoteArrowDown />}>
            {shell.deposit}
          </Button>
          <Button as={Link} to={paths.memberWithdraw()} tone="gold" icon={<BanknoteArrowUp />}>
            {shell.withdraw}
          </Button>
        </div>
      </div>
    </Framed>
  )
}
