import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { rewardsSummaryQuery, unreadQuery } from '#src/data/inbox.ts'
import { useReachable } from '#src/data/platform/offering.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { chooseTheme, type ThemeChoice, usePrefs } from '#src/stores/prefs.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { ChevronRight, LogOut } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Segmented } from '#src/ui/actions/Segmented.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import styles from './MemberMenu.module.css'
import type { Badge, Waiting } from './parts/badges.ts'
import { accountEntries, type MenuEntry, moneyEntries } from './parts/entries.ts'
import { MenuHead } from './parts/MenuHead.tsx'

/** `signOut`: the member wants to leave; `closed`: a page was chosen, or nothing. */
export type MenuChoice = 'signOut' | 'closed'

/** SHELL-4: persistent, 480 px, the whole screen on a phone; closes after any choice. */
export function MemberMenu({ control }: { control: DialogControl<MenuChoice> }) {
  const handleClose = () => control.close('closed')
  const groups = { waiting: useWaiting(), onChoose: handleClose }
  return (
    <Dialog
      label={memberArea.menuTitle}
      width="menu"
      open={control.open}
      onClose={handleClose}
      onClosed={control.closed}
      persistent
      hideClose
      flush
      fullOnPhone
    >
      <div className={styles.menu}>
        <MenuHead onClose={handleClose} />
        <nav aria-label={memberArea.menuTitle}>
          <MenuGroup label={memberArea.menuPlay} entries={accountEntries} {...groups} />
          <MenuGroup label={memberArea.menuMoney} entries={moneyEntries} {...groups} />
        </nav>
        <div className={styles.foot}>
          <MenuTheme />
          <Button block icon={<LogOut />} onClick={() => control.close('signOut')}>
            {memberArea.logout}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** What waits for the member, as far as it is known: a menu without badges is whole. */
function useWaiting(): Waiting {
  const { data: summary } = useQuery(rewardsSummaryQuery())
  const { data: unread } = useQuery(unreadQuery())
  return { ...summary, unread }
}

interface MenuGroupProps {
  label: string
  entries: readonly MenuEntry[]
  /** As far as it is known. */
  waiting: Waiting
  onChoose: () => void
}

function MenuGroup({ label, entries, waiting, onChoose }: MenuGroupProps) {
  const reachable = useReachable()
  return (
    <ul aria-label={label} className={styles.group}>
      {entries
        .filter(({ to }) => reachable(to))
        .map(({ to, text, Icon, badge }) => {
          const shown = badge?.(waiting)
          return (
            <li key={to}>
              <Link to={to} className={styles.entry} onClick={onChoose}>
                <Icon size={22} className={styles.icon} />
                <span apply="grow">{text}</span> {shown && <MenuBadge badge={shown} />}
                <ChevronRight size={18} apply="faint" />
              </Link>
            </li>
          )
        })}
    </ul>
  )
}

/** A tag for what is counted, the bare figure for money. */
function MenuBadge({ badge }: { badge: Badge }) {
  const hidden = usePrefs((state) => state.moneyHidden)
  if ('satang' in badge)
    return <Money satang={badge.satang} tone="won" hidden={hidden} className={styles.money} />
  return <Tag tone={badge.tone}>{badge.text}</Tag>
}

const options: { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: shell.themeSystem },
  { value: 'dark', label: shell.themeDark },
  { value: 'light', label: shell.themeLight },
]

/** Not an entry of the menu: choosing here shows its effect at once, so the menu stays open. */
function MenuTheme() {
  const theme = usePrefs((state) => state.theme)
  return (
    <div className={styles.theme}>
      <span aria-hidden="true">{shell.theme}</span>
      <Segmented
        label={shell.theme}
        value={theme}
        options={options}
        onChange={chooseTheme}
        className={styles.switch}
      />
    </div>
  )
}
