import { depositOrder as words } from '#src/strings/deposit.ts'
import styles from './HowTo.module.css'

/** Three steps with one phone: the code is kept as a picture and opened in the bank's app. */
export function HowTo() {
  return (
    <ol className={styles.steps}>
      {words.how.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
