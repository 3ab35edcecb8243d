import { cx } from '#src/lib/cx.ts'
import { Motif } from '#src/ui/Motif.tsx'
import styles from './NoticePicture.module.css'

const grounds = [styles.indigo, styles.lacquer, styles.jade]

/** A photograph fills its box; line art (SVG) stands on a lacquer ground with the spray behind it. */
export function NoticePicture({ image, index }: { image: string; index: number }) {
  const isArt = /\.svg(\?|$)/.test(image)
  return (
    <div data-surface="lacquer" className={cx(styles.box, grounds[index % grounds.length])}>
      {isArt && <Motif name="spray" className={styles.spray} />}
      <img
        src={image}
        alt=""
        width={400}
        height={196}
        decoding="async"
        className={isArt ? styles.art : styles.photo}
      />
    </div>
  )
}
