import { Card } from '#src/ui/Card.tsx'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './WallSkeleton.module.css'

/** The boxes of the Yeekee panel and of the first rows. */
export function WallSkeleton() {
  return (
    <LoadingRegion>
      <div className={styles.panel}>
        <Skeleton shape="banner" />
      </div>
      <Section className={styles.section}>
        <Skeleton shape="title" />
        <Card className={styles.rows}>
          <Skeleton shape="row" count={5} className={styles.row} />
        </Card>
      </Section>
    </LoadingRegion>
  )
}
