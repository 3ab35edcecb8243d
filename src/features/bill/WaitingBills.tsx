import { useQuery } from '@tanstack/react-query'
import { formatCount } from '#rules/baht.ts'
import { waitingBillsQuery } from '#src/data/lotto/bills.ts'
import { shell } from '#src/strings/shell.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from './WaitingBills.module.css'

const MOST = 99

/** How many bills wait, on the lottery's tab; nothing where none do or it is not known. */
export function WaitingBills() {
  const { data: count } = useQuery(waitingBillsQuery())
  if (!count) return null
  return (
    <>
      <span aria-hidden="true" className={styles.count}>
        {count > MOST ? `${MOST}+` : count}
      </span>
      <VisuallyHidden> {shell.waitingBills(formatCount(count))}</VisuallyHidden>
    </>
  )
}
