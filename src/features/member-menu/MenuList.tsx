import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { rewardsSummaryQuery, unreadQuery } from '#src/data/inbox.ts'
import { useReachable } from '#src/data/platform/offering.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { ChevronRight } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import styles from './MemberMenu.module.css'
import type { Badge, Waiting } from './parts/badges.ts'
import { HelpEntry } from './parts/HelpEntry.tsx'
import { accountEntries, type MenuEntry, moneyEntries, ownEntries } from './parts/entries.ts'

interface MenuListProps {
  /** An entry was pressed; the link itself leads there. */
  onChoose?: () => void
  /** The agent's people. */
  onHelp: () => void
}

/** Every page of the member's, in groups: in the menu, and below the wallets on a phone. */
export function MenuList({ onChoose, onHelp }: MenuListProps) {
  const groups = { waiting: useWaiting(), onChoose }
  return (
    <nav aria-label={memberArea.menuTitle}>
      <MenuGroup label={memberArea.menuOwnLabel} entries={ownEntries} {...groups}>
        <HelpEntry onHelp={onHelp} />
      </MenuGroup>
      <MenuGroup label={memberArea.menuPlay} entries={accountEntries} {...groups} />
      <MenuGroup label={memberArea.menuMoney} entries={moneyEntries} {...groups} />
    </nav>
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
  onChoose: (() => void) | undefined
  /** What is no page. */
  children?: ReactNode
}

function MenuGroup({ label, entries, waiting, onChoose, children }: MenuGroupProps) {
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
      {children}
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
