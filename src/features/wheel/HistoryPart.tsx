import { Link } from 'react-router'
import { useOffered } from '#src/data/platform/offering.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { fairness } from '#src/strings/rewards/wheel.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './FairnessPart.module.css'
import { SpinList } from './spins/SpinList.tsx'

/** `?view=history`: every spin, what waits to be collected, and its proof. */
export function HistoryPart() {
  const hasFairness = useOffered('wheel.fairness')
  return (
    <div className={styles.part}>
      {hasFairness && (
        <TextLink as={Link} to={paths.memberWheel({ view: 'fairness' })} chevron>
          {fairness.title}
        </TextLink>
      )}
      <SpinList />
    </div>
  )
}
