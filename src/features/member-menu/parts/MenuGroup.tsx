import { Link } from 'react-router'
import { ChevronRight } from '#src/ui/icons.ts'
import type { MenuEntry } from './entries.ts'
import styles from './MenuGroup.module.css'

interface MenuGroupProps {
  label: string
  entries: readonly MenuEntry[]
  onChoose: () => void
}

export function MenuGroup({ label, entries, onChoose }: MenuGroupProps) {
  return (
    <ul aria-label={label} className={styles.group}>
      {entries.map(({ to, text, Icon }) => (
        <li key={to}>
          <Link to={to} className={styles.entry} onClick={onChoose}>
            <Icon size={22} className={styles.icon} />
            <span className={styles.text}>{text}</span>
            <ChevronRight size={18} className={styles.chevron} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
