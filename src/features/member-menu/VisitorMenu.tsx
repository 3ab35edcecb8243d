import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { useReachable } from '#src/data/platform/offering.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { Adults } from '#src/ui/display/Adults.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import {
  BadgePercent,
  ChevronRight,
  Coins,
  Crown,
  Gem,
  LayoutGrid,
  ReceiptText,
  Share2,
  Ticket,
  Trophy,
  Undo2,
  Users,
} from '#src/ui/icons.ts'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import styles from './MemberMenu.module.css'
import { HelpEntry } from './parts/HelpEntry.tsx'

/** `login`, `register`: the visitor wants in; `help`: to reach the agent's people; `closed`: a page was chosen, or nothing. */
export type VisitorChoice = 'login' | 'register' | 'help' | 'closed'

const entries: readonly {
  to: string
  text: string
  Icon: ComponentType<{ size?: number; className?: string }>
}[] = [
  { to: paths.lobby(), text: shell.gameLobby, Icon: LayoutGrid },
  { to: paths.lottoLobby(), text: pageTitles.lottoLobby, Icon: Ticket },
  { to: paths.lottoResults(), text: pageTitles.lottoResults, Icon: Trophy },
  { to: paths.lottoRates(), text: pageTitles.lottoRates, Icon: BadgePercent },
  { to: paths.lottoCheck(), text: pageTitles.lottoCheck, Icon: ReceiptText },
  { to: paths.promotions(), text: shell.promotions, Icon: BadgePercent },
  { to: paths.affiliate(), text: shell.inviteFriends, Icon: Crown },
  { to: paths.winloss(), text: shell.winloss, Icon: Undo2 },
  { to: paths.cashback(), text: pageTitles.cashback, Icon: Coins },
  { to: paths.redeem(), text: shell.pointShop, Icon: Gem },
  { to: paths.poll(), text: pageTitles.poll, Icon: Users },
  { to: paths.share(), text: shell.makeLink, Icon: Share2 },
]

/** Every public page, and both ways in. */
export function VisitorMenu({ control }: { control: DialogControl<VisitorChoice> }) {
  const reachable = useReachable()
  const handleClose = () => control.close('closed')
  return (
    <Dialog
      title={memberArea.visitorMenu}
      width="menu"
      open={control.open}
      onClose={handleClose}
      onClosed={control.closed}
      flush
      fullOnPhone
    >
      <div className={styles.menu}>
        <nav aria-label={memberArea.visitorMenu}>
          <ul className={styles.group}>
            {entries
              .filter(({ to }) => reachable(to))
              .map(({ to, text, Icon }) => (
                <li key={to}>
                  <Link to={to} className={styles.entry} onClick={handleClose}>
                    <Icon size={22} className={styles.icon} />
                    <span apply="grow">{text}</span>
                    <ChevronRight size={18} apply="faint" />
                  </Link>
                </li>
              ))}
            <HelpEntry onHelp={() => control.close('help')} />
          </ul>
        </nav>
        <div className={styles.ways}>
          <Button tone="gold" size="lg" block onClick={() => control.close('login')}>
            {shell.login}
          </Button>
          <Button tone="cta" size="lg" block onClick={() => control.close('register')}>
            {shell.register}
          </Button>
          <div className={styles.whole}>
            <Adults />
          </div>
        </div>
      </div>
    </Dialog>
  )
}
