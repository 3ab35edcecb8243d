import { useNavigate } from 'react-router'
import { PinPart } from '#src/features/pin/PinPart.tsx'
import { RecentWithdrawals } from '#src/features/withdraw/RecentWithdrawals.tsx'
import { RequestPart } from '#src/features/withdraw/RequestPart.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import styles from './WithdrawPage.module.css'

/** `/member/withdraw`: what can be withdrawn, and the request. */
export function WithdrawPage() {
  const navigate = useNavigate()
  return (
    <div className={styles.page}>
      <RequestPart
        foot={<PinPart offer />}
        onAsked={({ withdrawal_id }) =>
          void navigate(paths.memberWithdrawal(withdrawal_id), { replace: true })
        }
      />
      <RecentWithdrawals />
    </div>
  )
}
