import { cx } from '#src/lib/cx.ts'
import lacquer from '#src/ui/layout/lacquer.module.css'
import { isArt } from '#src/lib/image/is-art.ts'
import styles from '../PollView.module.css'

/** The grounds of a poll's choices, by turns. */
const tones = ['red', 'jade', 'blue', 'jade'] as const

interface ChoicePictureProps {
  image: string
  /** Place in the list. */
  index: number
  className?: string | undefined
}

/** The choice's drawing or photograph on its lacquer; the name stands beside it. */
export function ChoicePicture({ image, index, className }: ChoicePictureProps) {
  const tone = tones[index % tones.length]!
  return (
    <span data-surface="lacquer" className={cx(styles.picture, lacquer[tone], className)}>
      {image && (
        <img
          src={image}
          alt=""
          decoding="async"
          className={isArt(image) ? styles.choicePictureArt : styles.choicePicturePhoto}
        />
      )}
    </span>
  )
}
