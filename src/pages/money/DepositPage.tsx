import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { DepositOrder } from '#contracts/payment.ts'
import { depositOrderQuery } from '#src/data/money/payment.ts'
import { CheckingNote } from '#src/features/deposit/CheckingNote.tsx'
import { DepositAside } from '#src/features/deposit/DepositAside.tsx'
import { DepositForm } from '#src/features/deposit/DepositForm.tsx'
import { keepQr, keepsQr } from '#src/features/deposit/keep-qr.ts'
import { lazyPart } from '#src/lib/connection/code.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useWide } from '#src/ui/layout/use-wide.ts'
import styles from './DepositPage.module.css'

// Below the form: it comes behind it.
const RecentDeposits = lazyPart(async () => ({
  default: (await import('#src/features/deposit/RecentDeposits.tsx')).RecentDeposits,
}))

// Below the form: it comes later, and moves nothing that is being filled in.
const LimitOffer = lazyPart(async () => ({
  default: (await import('#src/features/limits/LimitOffer.tsx')).LimitOffer,
}))

const OpenOrder = lazyPart(async () => ({
  default: (await import('#src/features/deposit/OpenOrder.tsx')).OpenOrder,
}))

const OrderedForm = lazyPart(async () => ({
  default: (await import('#src/features/deposit/OrderedForm.tsx')).OrderedForm,
}))

/** From here on the order stands beside the form; the same width as in DepositPage.module.css. */
const BESIDE = '(min-width: 1280px)'

/** While an order waits for its money it stands in place of the form; on a wide screen beside the form as it was sent. */
export function DepositPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const wide = useWide(BESIDE)
  const { data: open } = useQuery(depositOrderQuery(null))
  const handleOpened = (order: DepositOrder) => {
    if (wide) return
    const state = order.kind === 'qr' && keepsQr(wide) ? keepQr : null
    void navigate(paths.memberPayment(order.order_id), { state })
  }
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {open?.state === 'checking' && <CheckingNote order={open} />}
        {open?.state === 'waiting' ? (
          <Suspense fallback={<Skeleton shape="panel" />}>
            {wide ? <OrderedForm key={open.order_id} order={open} /> : <OpenOrder order={open} />}
          </Suspense>
        ) : (
          <DepositForm promotionId={search.get('promotion') ?? ''} onOpened={handleOpened} />
        )}
        {open?.state !== 'waiting' && (
          <Suspense>
            <LimitOffer />
          </Suspense>
        )}
        {!wide && (
          <Suspense>
            <RecentDeposits />
          </Suspense>
        )}
      </div>
      {wide && <DepositAside order={open ?? null} />}
    </div>
  )
}
