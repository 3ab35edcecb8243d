import { type ReactNode, useId } from 'react'
import { NavLink } from 'react-router'
import type { NavEntry } from './entries.ts'
import styles from './NavGroup.module.css'

interface NavGroupProps {
  title: string
  entries: readonly NavEntry[]
  /** What is in the group without being a page. */
  children?: ReactNode
}

export function NavGroup({ title, entries, children }: NavGroupProps) {
  const id = useId()
  return (
    <>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul aria-labelledby={id}>
        {entries.map(({ to, text, Icon }) => (
          <li key={to}>
            {/* `end`: the wallets' address begins every other one of the member. */}
            <NavLink to={to} end className={styles.entry}>
              <Icon size={22} className={styles.icon} />
              {text}
            </NavLink>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </>
  )
}
