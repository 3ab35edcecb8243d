import { useParams } from 'react-router'
import { WithdrawalPart } from '#src/features/withdraw/WithdrawalPart.tsx'
import styles from './WithdrawPage.module.css'

/** `/member/withdraw/:id`: one request. */
export function WithdrawalPage() {
  const { id = '' } = useParams()
  return (
    <div className={styles.page}>
      <WithdrawalPart id={id} />
    </div>
  )
}
