import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from '../PaymentOrder.module.css'

/** While the order, or the code that shows it, is on its way. */
export function OrderSkeleton() {
  return (
    <LoadingRegion className={styles.column}>
      <Skeleton shape="title" />
      <Skeleton shape="banner" />
      <Skeleton shape="row" count={2} />
    </LoadingRegion>
  )
}
