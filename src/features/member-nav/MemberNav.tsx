import { shell } from '#src/strings/shell.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { LogOut } from '#src/ui/icons.ts'
import styles from './MemberNav.module.css'
import { accountEntries, moneyEntries, privilegeEntries } from './parts/entries.ts'
import { NavGroup } from './parts/NavGroup.tsx'
import { NavPanel } from './parts/NavPanel.tsx'

/** The member's side navigation from 960 px. Below, tabs and the member menu lead to the same pages. */
export function MemberNav({ onSignOut }: { onSignOut: () => void }) {
  return (
    <aside aria-label={shell.myAccount} className={styles.side}>
      <NavPanel />
      <nav aria-label={memberArea.memberNav} className={styles.nav}>
        <NavGroup title={memberArea.navMoney} entries={moneyEntries} />
        <NavGroup title={shell.privileges} entries={privilegeEntries} />
        <NavGroup title={memberArea.navAccount} entries={accountEntries}>
          <button type="button" className={styles.signOut} onClick={onSignOut}>
            <LogOut size={22} />
            {memberArea.logout}
          </button>
        </NavGroup>
      </nav>
    </aside>
  )
}
