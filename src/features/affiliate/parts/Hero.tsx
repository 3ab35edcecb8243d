import { cx } from '#src/lib/cx.ts'
import { affiliate as words } from '#src/strings/affiliate.ts'
import lacquer from '#src/ui/lacquer.module.css'
import { Motif } from '#src/ui/Motif.tsx'
import styles from './Hero.module.css'

/** The lacquer head of the page. `levels` is null while it is not known. */
export function Hero({ levels }: { levels: number | null }) {
  const [first, second] = words.heroTitle
  return (
    <section data-surface="lacquer" className={cx(styles.hero, lacquer.red)}>
      <Motif name="spray" className={styles.spray} />
      <img src="/art/leaf-peacock.svg" alt="" width={106} height={106} className={styles.art} />
      <p className={styles.eyebrow}>{words.eyebrow}</p>
      <h2 className={styles.title}>
        {first}
        <br />
        {second} {levels !== null && words.levels(levels)}
      </h2>
      <p className={styles.text}>
        {words.heroText.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
    </section>
  )
}
