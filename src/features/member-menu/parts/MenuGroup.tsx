import { Link } from 'react-router'
import { ChevronRight } from '#src/ui/icons.ts'
import type { Waiting } from './badges.ts'
import type { MenuEntry } from './entries.ts'
import { MenuBadge } from './MenuBadge.tsx'
import styles from './MenuGroup.module.css'

interface MenuGroupProps {
  label: string
  entries: readonly MenuEntry[]
  /** As far as it is known. */
  waiting: Waiting
  onChoose: () => void
}

export function MenuGroup({ label, entries, waiting, onChoose }: MenuGroupProps) {
  return (
    <ul aria-label={label} className={styles.group}>
      {entries.map(({ to, text, Icon, badge }) => {
        const shown = badge?.(waiting)
        return (
          <li key={to}>
            <Link to={to} className={styles.entry} onClick={onChoose}>
              <Icon size={22} className={styles.icon} />
              <span className={styles.text}>{text}</span> {shown && <MenuBadge badge={shown} />}
              <ChevronRight size={18} className={styles.chevron} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
