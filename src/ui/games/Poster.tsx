import { useState } from 'react'
import { cx } from '#src/lib/cx.ts'
import styles from './Poster.module.css'

interface PosterProps {
  src: string | null
  eager?: boolean | undefined
  /** On the first screen, after its letters: of a page that is served, `scripts/build/pages/first.ts` decides when. */
  soon?: boolean | undefined
  /** Before all other pictures. */
  first?: boolean | undefined
  /** Empty when the title stands beside it. */
  alt?: string
  className?: string
}

/** A prerendered picture may have failed before anyone listened: asked for again, it says so again. */
function askAgain(picture: HTMLImageElement | null): void {
  if (picture?.complete && picture.naturalWidth === 0)
    picture.setAttribute('src', picture.getAttribute('src') ?? '')
}

/** The 3:4 box of a game. It keeps its size and shows a lozenge while, or when, there is no picture. */
export function Poster({ src, eager, soon, first, alt = '', className }: PosterProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={cx(styles.box, className)}>
      {src && failed !== src && (
        <img
          ref={askAgain}
          src={src}
          alt={alt}
          width={300}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          data-soon={soon ? '' : undefined}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
          apply="cover size-full"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  )
}
