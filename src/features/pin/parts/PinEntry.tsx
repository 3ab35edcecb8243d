import { type ReactNode, useId } from 'react'
import { PIN_LENGTH } from '#contracts/pin.ts'
import { cx } from '#src/lib/cx.ts'
import { digitsOf } from '#src/lib/text.ts'
import { pin as words } from '#src/strings/auth/pin.ts'
import { Keypad, KeypadKey } from '#src/ui/lotto/Keypad.tsx'
import { CircleAlert } from '#src/ui/icons.ts'
import styles from './PinEntry.module.css'

interface PinEntryProps {
  /** What is to be typed. */
  text: ReactNode
  label: string
  value: string
  onValue: (pin: string) => void
  fault: string | null
  /** What goes on: nothing is typed meanwhile. */
  busy: string | null
  /** The key left of the zero, in place of the one that clears. */
  extra?: ReactNode
  foot?: ReactNode
}

/** Six lozenges over a keypad. The field itself is there for keyboards and screen readers; a phone opens no keyboard. */
export function PinEntry({ text, label, value, onValue, fault, busy, extra, foot }: PinEntryProps) {
  const faultId = useId()
  const type = (next: string) => {
    if (!busy) onValue(digitsOf(next).slice(0, PIN_LENGTH))
  }
  return (
    <div className={styles.entry}>
      <p id={faultId} role={fault ? 'alert' : undefined} className={cx(styles.text, fault && styles.fault)}>
        {fault && !busy && <CircleAlert size={16} apply="rigid" />}
        <span>{busy ?? fault ?? text}</span>
      </p>
      <div className={cx(styles.slots, fault && styles.wrong)}>
        <input
          type="password"
          inputMode="none"
          autoComplete="off"
          autoFocus
          data-autofocus=""
          aria-label={label}
          aria-invalid={fault ? true : undefined}
          aria-describedby={faultId}
          className={styles.field}
          value={value}
          onChange={(event) => type(event.target.value)}
        />
        {Array.from({ length: PIN_LENGTH }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={cx(
              styles.slot,
              index < value.length && styles.on,
              index === value.length && styles.next,
            )}
          />
        ))}
      </div>
      <Keypad
        label={words.keys}
        onDigit={(digit) => type(value + digit)}
        onDelete={() => type(value.slice(0, -1))}
        extra={extra || <KeypadKey onPress={() => type('')}>{words.clear}</KeypadKey>}
      />
      {foot}
    </div>
  )
}
