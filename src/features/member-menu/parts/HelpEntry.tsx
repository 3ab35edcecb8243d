import { memberArea } from '#src/strings/member-area.ts'
import { ChevronRight, Headset } from '#src/ui/icons.ts'
import styles from '../MemberMenu.module.css'

/** The way to the agent's people from every page, also from those that have no contact button of their own. */
export function HelpEntry({ onHelp }: { onHelp: () => void }) {
  return (
    <li>
      <button type="button" aria-haspopup="dialog" className={styles.entry} onClick={onHelp}>
        <Headset size={22} className={styles.icon} />
        <span apply="grow">{memberArea.help}</span>
        <ChevronRight size={18} apply="faint" />
      </button>
    </li>
  )
}
