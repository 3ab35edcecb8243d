import { LimitOffer } from '#src/features/limits/LimitOffer.tsx'
import { RestingCard } from '#src/features/pause/RestingCard.tsx'
import styles from './LandingPage.module.css'

interface OwnCardsProps {
  isNew: boolean
  resting: boolean
}

/** What is said to this member alone: a limit offered to who is new, and that a break is under way. */
export const OwnCards = ({ isNew, resting }: OwnCardsProps) => (
  <>
    {isNew && (
      <div className={styles.own}>
        <LimitOffer link={false} />
      </div>
    )}
    {resting && (
      <div className={styles.own}>
        <RestingCard />
      </div>
    )}
  </>
)
