import { Suspense } from 'react'
import { Outlet, useMatches } from 'react-router'
import { lazyPart } from '#src/lib/connection/code.ts'
import { useResting } from '#src/stores/protection/resting.ts'
import { isOffer } from '../route-handle.ts'
import styles from './SiteFrame.module.css'

const RestingCard = lazyPart(async () => ({
  default: (await import('#src/features/pause/RestingCard.tsx')).RestingCard,
}))

/** The page; nothing is offered to a member who takes a break. */
export function PageOutlet() {
  const resting = useResting((state) => state.resting)
  const instead = isOffer(useMatches()) && resting
  if (!instead) return <Outlet />
  return (
    <div className={styles.resting}>
      <Suspense>
        <RestingCard />
      </Suspense>
    </div>
  )
}
