import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import styles from './GridLegend.module.css'

export function GridLegend() {
  return (
    <p className={styles.legend}>
      <span>
        <i className={styles.on} />
        {words.legendOn}
      </span>
      <span>
        <i className={styles.half} />
        {words.legendHalf}
      </span>
      <span>
        <i className={styles.off} />
        {words.legendOff}
      </span>
    </p>
  )
}
