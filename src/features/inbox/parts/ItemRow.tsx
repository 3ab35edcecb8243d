import { Link } from 'react-router'
import type { InboxItem } from '#contracts/inbox.ts'
import { cx } from '#src/lib/cx.ts'
import { sameOriginPath } from '#src/lib/same-origin.ts'
import { formatTime } from '#src/lib/time.ts'
import { inbox as words } from '#src/strings/inbox.ts'
import {
  BanknoteArrowDown,
  BanknoteArrowUp,
  Bell,
  Gift,
  Megaphone,
  ShieldCheck,
  Trophy,
} from '#src/ui/icons.ts'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from '../inbox.module.css'

interface ItemRowProps {
  item: InboxItem
  onOpen: () => void
}

/** A link to what it tells of; an announcement, and what leads nowhere, is a button. Unread is said, bold and marked. */
export function ItemRow({ item, onOpen }: ItemRowProps) {
  const to = item.kind === 'announcement' ? null : sameOriginPath(item.link)
  const row = {
    icon: <KindIcon kind={item.kind} />,
    title: (
      <span className={cx(styles.itemRowTitle, !item.read && styles.unread)}>
        {!item.read && (
          <>
            <span aria-hidden="true" className={styles.mark} />
            <VisuallyHidden>{words.unread} </VisuallyHidden>
          </>
        )}
        {item.title}
      </span>
    ),
    note: (
      <>
        {item.body && <span className={styles.body}>{item.body}</span>}
        <span className={styles.time}>
          {words.kinds[item.kind]} · {formatTime(item.at)}
        </span>
      </>
    ),
    className: styles.row,
    onClick: onOpen,
  }
  return to ? <ListRow as={Link} to={to} chevron {...row} /> : <ListRow as="button" {...row} />
}

const icons = {
  announcement: Megaphone,
  deposit: BanknoteArrowDown,
  withdrawal: BanknoteArrowUp,
  result: Trophy,
  reward: Gift,
  security: ShieldCheck,
  unknown: Bell,
} satisfies Record<InboxItem['kind'], unknown>

function KindIcon({ kind }: { kind: InboxItem['kind'] }) {
  const Icon = icons[kind]
  return <Icon size={20} />
}
