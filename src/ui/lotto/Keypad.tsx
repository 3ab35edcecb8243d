import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { ui } from '#src/strings/ui.ts'
import { Delete } from '../icons.ts'
import styles from './lotto.module.css'

interface KeypadProps {
  label: string
  onDigit: (digit: string) => void
  onDelete: () => void
  /** The key left of the zero; a `<KeypadKey>`. */
  extra: ReactNode
  /** As high as what is left of the page. */
  fill?: boolean
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Digits to press, in place of the phone's keyboard, which covers half of what is typed for. */
export function Keypad({ label, onDigit, onDelete, extra, fill }: KeypadProps) {
  const key = (digit: string) => (
    <button key={digit} type="button" className={styles.key} onClick={() => onDigit(digit)}>
      {digit}
    </button>
  )
  return (
    <div role="group" aria-label={label} className={cx(styles.pad, fill && styles.fill)}>
      {digits.map(key)}
      {extra}
      {key('0')}
      <KeypadKey label={ui.deleteDigit} onPress={onDelete}>
        <Delete size={24} />
      </KeypadKey>
    </div>
  )
}

interface KeypadKeyProps {
  /** Read aloud in place of an icon alone. */
  label?: string
  onPress: () => void
  children: ReactNode
}

/** A key that does something else than type. */
export function KeypadKey({ label, onPress, children }: KeypadKeyProps) {
  return (
    <button type="button" aria-label={label} className={styles.extra} onClick={onPress}>
      {children}
    </button>
  )
}
