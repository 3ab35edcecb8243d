import { StatementPart } from '#src/features/statement/StatementPart.tsx'
import styles from './StatementPage.module.css'

/** `/member/statement`: every movement of the member's money. */
export function StatementPage() {
  return (
    <div className={styles.page}>
      <StatementPart />
    </div>
  )
}
