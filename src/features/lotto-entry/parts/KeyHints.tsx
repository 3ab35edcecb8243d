import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import styles from './KeyHints.module.css'

/** What a real keyboard does here. */
export function KeyHints() {
  return (
    <ul className={styles.hints}>
      <li>
        <kbd>0</kbd>–<kbd>9</kbd> {words.hintType}
      </li>
      <li>
        <kbd>Backspace</kbd> {words.hintBack}
      </li>
      <li>
        <kbd>Ctrl</kbd>
        <kbd>Z</kbd> {words.hintUndo}
      </li>
    </ul>
  )
}
