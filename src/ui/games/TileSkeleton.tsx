import { Skeleton } from '../feedback/Skeleton.tsx'
import styles from './GameTile.module.css'

/** The box of a GameTile: picture, title, provider. */
export function TileSkeleton() {
  return (
    <div aria-hidden="true" className={styles.box}>
      <Skeleton shape="tile" />
      <Skeleton className={styles.tileSkeletonTitle} />
      <Skeleton className={styles.tileSkeletonProvider} />
    </div>
  )
}
