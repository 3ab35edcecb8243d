import { Skeleton } from '../feedback/Skeleton.tsx'
import styles from './TileSkeleton.module.css'

/** The box of a GameTile: picture, title, provider. */
export function TileSkeleton() {
  return (
    <div aria-hidden="true" className={styles.box}>
      <Skeleton shape="tile" />
      <Skeleton className={styles.title} />
      <Skeleton className={styles.provider} />
    </div>
  )
}
