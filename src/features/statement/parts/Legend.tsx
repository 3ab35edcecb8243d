import { statement } from '#src/strings/statement.ts'
import styles from './Legend.module.css'

export const Legend = () => (
  <p className={styles.legend} aria-hidden="true">
    <span className={styles.in}>{statement.legendIn}</span>
    <span className={styles.out}>{statement.legendOut}</span>
  </p>
)
