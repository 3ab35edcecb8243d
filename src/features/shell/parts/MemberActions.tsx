import { Link } from 'react-router'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Menu, Ticket } from '#src/ui/icons.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './HeaderActions.module.css'

interface MemberActionsProps {
  /** Another action of the page is the vermilion one. */
  quiet: boolean
  onMenu: () => void
}

/** Bills and deposit stand here from 1280 px on, where there are no tabs. */
export function MemberActions({ quiet, onMenu }: MemberActionsProps) {
  return (
    <>
      <TextLink as={Link} to={paths.lottoBills()} className={cx(styles.bills, styles.desktop)}>
        <Ticket size={18} />
        {shell.myBills}
      </TextLink>
      <Button
        as={Link}
        to={paths.memberDeposit()}
        tone={quiet ? 'gold' : 'cta'}
        size="sm"
        className={styles.desktop}
      >
        {shell.deposit}
      </Button>
      <IconButton label={shell.openMenu} aria-haspopup="dialog" onClick={onMenu}>
        <Menu size={22} />
      </IconButton>
    </>
  )
}
