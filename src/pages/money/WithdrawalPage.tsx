import { useParams } from 'react-router'
import { WithdrawalPart } from '#src/features/withdraw/WithdrawalPart.tsx'
import { cx } from '#src/lib/cx.ts'
import styles from './WithdrawPage.module.css'

/** `/member/withdraw/:id`: one request. */
export function WithdrawalPage() {
  const { id = '' } = useParams()
  return (
    <div className={cx(styles.page, styles.one)}>
      <WithdrawalPart id={id} />
    </div>
  )
}
