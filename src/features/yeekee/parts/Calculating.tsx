import { yeekee } from '#src/strings/yeekee.ts'
import { Spinner } from '#src/ui/Spinner.tsx'
import styles from './Calculating.module.css'

/** Closed, and no result yet. */
export function Calculating() {
  return (
    <div className={styles.calculating}>
      <Spinner large />
      <h3>{yeekee.calculating}</h3>
      <p className={styles.text}>
        {yeekee.over} {yeekee.calculatingText}
      </p>
    </div>
  )
}
