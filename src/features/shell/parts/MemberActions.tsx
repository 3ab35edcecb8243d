import { Link } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Menu, Ticket } from '#src/ui/icons.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './HeaderActions.module.css'

interface MemberActionsProps {
  /** Task pages put the deposit button into the header of the desktop; the landing has it in the member panel. */
  deposit: boolean
  bills: boolean
  onMenu: () => void
}

export function MemberActions({ deposit, bills, onMenu }: MemberActionsProps) {
  return (
    <>
      {bills && (
        <TextLink as={Link} to={paths.lottoBills()} className={styles.bills}>
          <Ticket size={18} />
          {shell.myBills}
        </TextLink>
      )}
      {deposit && (
        <Button as={Link} to={paths.memberDeposit()} tone="cta" size="sm" className={styles.desktop}>
          {shell.deposit}
        </Button>
      )}
      <IconButton label={shell.openMenu} aria-haspopup="dialog" onClick={onMenu}>
        <Menu size={22} />
      </IconButton>
    </>
  )
}
