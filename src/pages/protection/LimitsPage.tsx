import { LimitsOverview } from '#src/features/limits/LimitsOverview.tsx'
import { HereNote } from './HereNote.tsx'
import styles from './protection.module.css'

/** `/member/limits`: how much the member lets themselves deposit, lose and stake, and for how long they play (domain.md §8). */
export function LimitsPage() {
  return (
    <div className={styles.page}>
      <div apply="column gap-12">
        <HereNote />
        <LimitsOverview />
      </div>
    </div>
  )
}
