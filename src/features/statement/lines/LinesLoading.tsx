import { shell } from '#src/strings/shell.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './LinesLoading.module.css'

export const LinesLoading = () => (
  <LoadingRegion label={shell.loading} className={styles.lines}>
    <Skeleton shape="row" count={6} />
  </LoadingRegion>
)
