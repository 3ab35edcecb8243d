import { share } from '#src/strings/share.ts'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { Note } from '#src/ui/Note.tsx'
import { POSTER } from './poster-look.ts'
import styles from './PosterPicture.module.css'
import type { PosterState } from './use-poster.ts'

/** A real image, so that a long press keeps it; its box is there before it is drawn. */
export function PosterPicture({ poster, alt }: { poster: PosterState; alt: string }) {
  if (poster.status === 'tooLong') return <Note tone="warn">{share.linkTooLong}</Note>
  if (poster.status === 'failed') return <Note tone="warn">{share.posterFailed}</Note>
  if (poster.status === 'ready') {
    return <img src={poster.src} alt={alt} {...POSTER} className={styles.poster} />
  }
  return (
    <LoadingRegion label={share.posterBusy}>
      <div className={styles.poster} />
    </LoadingRegion>
  )
}
