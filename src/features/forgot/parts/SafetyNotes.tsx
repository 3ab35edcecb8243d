import { HelpRow } from '#src/forms/HelpRow.tsx'
import { forgot } from '#src/strings/forgot.ts'
import { ShieldCheck } from '#src/ui/icons.ts'
import { Note } from '#src/ui/Note.tsx'
import styles from './SafetyNotes.module.css'

/** Nobody of ours asks for a code; and who to ask when it does not come. */
export function SafetyNotes() {
  return (
    <div className={styles.notes}>
      <Note icon={<ShieldCheck size={20} />}>{forgot.neverAsked}</Note>
      <HelpRow />
    </div>
  )
}
