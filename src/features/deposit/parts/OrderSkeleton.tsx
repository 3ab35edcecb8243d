import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

/** While the order, or the code that shows it, is on its way. */
export function OrderSkeleton() {
  return (
    <LoadingRegion apply="column grow gap-16">
      <Skeleton shape="title" />
      <Skeleton shape="banner" />
      <Skeleton shape="row" count={2} />
    </LoadingRegion>
  )
}
