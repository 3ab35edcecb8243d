import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { Adults } from '#src/ui/display/Adults.tsx'
import { chooseTheme, type ThemeChoice, usePrefs } from '#src/stores/prefs.ts'
import { memberArea } from '#src/strings/member-area.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { LogOut } from '#src/ui/icons.ts'
import { Segmented } from '#src/ui/actions/Segmented.tsx'
import styles from './MemberMenu.module.css'
import { MenuList } from './MenuList.tsx'
import { MenuHead } from './parts/MenuHead.tsx'

/** `signOut`: the member wants to leave; `help`: to reach the agent's people; `closed`: a page was chosen, or nothing. */
export type MenuChoice = 'signOut' | 'help' | 'closed'

/** SHELL-4: persistent, 480 px, the whole screen on a phone; closes after any choice. */
export function MemberMenu({ control }: { control: DialogControl<MenuChoice> }) {
  const handleClose = () => control.close('closed')
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
        <MenuList onChoose={handleClose} onHelp={() => control.close('help')} />
        <div className={styles.foot}>
          <MenuTheme />
          <Button block icon={<LogOut />} onClick={() => control.close('signOut')}>
            {memberArea.logout}
          </Button>
          <Adults />
        </div>
      </div>
    </Dialog>
  )
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
