import { formatCount } from '#rules/baht.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import styles from './NumberPreview.module.css'

/** Shown of a set; the rest is counted. */
const SHOWN = 120

/** The numbers of a set, all that a glance takes in. */
export function NumberPreview({ numbers }: { numbers: readonly string[] }) {
  const left = numbers.length - SHOWN
  return (
    <div className={styles.numbers}>
      <p className={styles.count}>{words.toolCount(formatCount(numbers.length))}</p>
      {numbers.slice(0, SHOWN).map((number) => (
        <span key={number} className={styles.number}>
          {number}
        </span>
      ))}
      {left > 0 && <span className={styles.more}>{words.more(formatCount(left))}</span>}
    </div>
  )
}
