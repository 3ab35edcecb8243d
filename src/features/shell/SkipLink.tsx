import { shell } from '#src/strings/shell.ts'
import styles from './parts/HeaderActions.module.css'

/** Id that a layout gives to its `<main tabIndex={-1}>`. */
export const MAIN_ID = 'main'

/** First thing the keyboard reaches; unseen until then. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      {shell.skipToContent}
    </a>
  )
}
