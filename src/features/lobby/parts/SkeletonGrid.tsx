import { lobby } from '#src/strings/lobby.ts'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { TileSkeleton } from '#src/ui/TileSkeleton.tsx'
import styles from './SkeletonGrid.module.css'

/** More than a screen of the smallest tiles. */
const TILES = 18

/** The grid before its games: same columns, same boxes. */
export function SkeletonGrid({ label = lobby.searching }: { label?: string }) {
  return (
    <LoadingRegion label={label} className={styles.grid}>
      {Array.from({ length: TILES }, (_, index) => (
        <TileSkeleton key={index} />
      ))}
    </LoadingRegion>
  )
}
