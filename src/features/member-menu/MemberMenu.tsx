import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { LogOut } from '#src/ui/icons.ts'
import styles from './MemberMenu.module.css'
import { accountEntries, moneyEntries } from './parts/entries.ts'
import { MenuGroup } from './parts/MenuGroup.tsx'
import { MenuHead } from './parts/MenuHead.tsx'
import { MenuTheme } from './parts/MenuTheme.tsx'
import { useWaiting } from './parts/use-waiting.ts'

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
