import { type ChangeEvent, type ComponentProps, useRef, useState } from 'react'
import { cx } from '#src/lib/cx.ts'
import { digitsOf } from '#src/lib/text.ts'
import { ui } from '#src/strings/ui.ts'
import { useFieldAttributes } from '../field/context.ts'
import { mergeRefs } from '../field/merge-refs.ts'
import styles from './OtpInput.module.css'

interface OtpInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string
  onValueChange: (code: string) => void
  /** Called once with the whole code when its last digit is in. */
  onComplete?: ((code: string) => void) | undefined
  length?: number
}

/**
 * One real input under drawn cells: autofill from SMS, paste, screen readers and password managers see an ordinary
 * field. The caret always stands after the last digit, as in the cells.
 */
export function OtpInput({
  value,
  onValueChange,
  onComplete,
  length = 6,
  className,
  ref,
  ...rest
}: OtpInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [focused, setFocused] = useState(false)
  const attributes = useFieldAttributes(rest)

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOf(event.target.value)
    // A whole code behind one that stands there is a newer one; a single digit too many is a slip.
    const code = digits.length >= 2 * length ? digits.slice(-length) : digits.slice(0, length)
    if (code === value) return
    onValueChange(code)
    if (code.length === length) onComplete?.(code)
  }
  const caretToEnd = () => {
    const end = value.length
    const element = input.current
    if (element && (element.selectionStart !== end || element.selectionEnd !== end))
      element.setSelectionRange(end, end)
  }

  return (
    <div className={cx(styles.otp, attributes['aria-invalid'] && styles.invalid, className)}>
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={cx(styles.cell, focused && index === Math.min(value.length, length - 1) && styles.now)}
        >
          {value[index] ?? ''}
        </span>
      ))}
      <input
        aria-label={attributes.id ? undefined : ui.otpLabel(length)}
        {...rest}
        {...attributes}
        ref={mergeRefs(input, ref)}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        value={value}
        className={styles.input}
        onChange={handleChange}
        onSelect={caretToEnd}
        onFocus={(event) => {
          setFocused(true)
          rest.onFocus?.(event)
        }}
        onBlur={(event) => {
          setFocused(false)
          rest.onBlur?.(event)
        }}
      />
    </div>
  )
}
