import { NavLink } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { shell } from '#src/strings/shell.ts'
import styles from './SiteNav.module.css'

/** SHELL-1. */
const entries = [
  { to: paths.affiliate(), text: shell.privileges },
  { to: paths.promotions(), text: shell.promotions },
  { to: paths.winloss(), text: shell.winloss },
  { to: paths.redeem(), text: shell.pointShop },
]

/** From 960 px; below, the landing's quick links and the member menu lead to the same pages. */
export function SiteNav() {
  return (
    <nav aria-label={shell.mainMenu} className={styles.nav}>
      {entries.map(({ to, text }) => (
        <NavLink key={to} to={to} className={styles.entry}>
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
