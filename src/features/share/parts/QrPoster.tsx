import { useState } from 'react'
import { keepImage } from '#src/dialogs/keep-image.ts'
import { platform } from '#src/platform/current.ts'
import { share } from '#src/strings/line/share.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Download, Printer, Share2 } from '#src/ui/icons.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { POSTER, type PosterTone, posterTones } from './poster-look.ts'
import styles from '../LinkMaker.module.css'
import { type PosterState, usePoster } from './use-poster.ts'
import { usePrintable } from './use-printable.ts'

interface QrPosterProps {
  link: string
  /** Of the page that the link opens. */
  title: string
  headline: string
  name: string
  code: string | null | undefined
  onShare: () => void
}

/** The poster: seen, saved, printed, and the link behind it shared. */
export function QrPoster({ link, title, headline, name, code, onShare }: QrPosterProps) {
  const [tone, setTone] = useState<PosterTone>('red')
  const poster = usePoster(link, {
    tone,
    name,
    headline,
    code: code ? { label: share.posterCode, value: code } : null,
    age: share.posterAge,
  })
  const ready = poster.status === 'ready'
  const print = usePrintable(ready ? poster.src : null)
  const alt = share.posterAlt(title, link)

  const handleSave = () => {
    if (ready) void keepImage(poster.image, `${share.posterFile}-${code || 'qr'}.png`, share.poster)
  }
  return (
    <section apply="column shrink gap-12">
      <div className={styles.head}>
        <h2 apply="lead">{share.poster}</h2>
        <ChipRow label={share.posterTone} className={styles.qrPosterChips}>
          {posterTones.map((each) => (
            <Chip key={each} selected={each === tone} onClick={() => setTone(each)}>
              {share.tones[each]}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <PosterPicture poster={poster} alt={alt} />
      <div className={styles.actions}>
        <IconButton box label={share.share} onClick={onShare}>
          <Share2 />
        </IconButton>
        {platform().can('print') && (
          <IconButton box label={share.printPoster} disabled={!ready} onClick={print}>
            <Printer />
          </IconButton>
        )}
        <Button
          tone="cta"
          size="lg"
          className={styles.save}
          icon={<Download />}
          disabled={!ready}
          onClick={handleSave}
        >
          {share.savePoster}
        </Button>
      </div>
    </section>
  )
}

/** A real image, so that a long press keeps it; its box is there before it is drawn. */
function PosterPicture({ poster, alt }: { poster: PosterState; alt: string }) {
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
