import { Link } from 'react-router'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/paths.ts'
import { shell } from '#src/strings/shell.ts'
import { BanknoteArrowDown, BanknoteArrowUp, LayoutGrid } from '#src/ui/icons.ts'
import styles from './Tabs.module.css'
import { useOnline } from './use-online.ts'

/** Without a network, what moves money is dimmed but still leads to its page, which says what is possible. */
export function MemberTabs({ quiet = false }: { quiet?: boolean | undefined }) {
  const online = useOnline()
  const dim = !online && styles.dim
  return (
    <>
      <Link
        to={paths.memberDeposit()}
        className={cx(styles.tab, quiet || !online ? styles.gold : styles.cta, dim)}
      >
        <BanknoteArrowDown size={20} />
        {shell.deposit}
      </Link>
      <Link to={paths.memberWithdraw()} className={cx(styles.tab, dim)}>
        <BanknoteArrowUp size={20} />
        {shell.withdraw}
      </Link>
      <Link to={paths.homeLobby()} className={styles.tab}>
        <LayoutGrid size={20} />
        {shell.lobby}
      </Link>
    </>
  )
}
