import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { hasThai } from '#src/lib/text.ts'
import { passwordField } from '#src/strings/forms.ts'
import { useFieldAttributes } from './context.ts'
import { Control } from './Control.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { Eye, EyeOff, Lock, TriangleAlert } from '../icons.ts'
import styles from './PasswordInput.module.css'

type KeyboardHint = 'thai' | 'caps' | null

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Told when the Thai keyboard or caps lock seems to be on; the field says so by itself. */
  onKeyboard?: ((hint: KeyboardHint) => void) | undefined
}

const hintText = { thai: passwordField.thaiKeyboard, caps: passwordField.capsLock }

export function PasswordInput({ onKeyboard, className, onChange, onKeyDown, ...rest }: PasswordInputProps) {
  const [visible, setVisible] = useState(false)
  const [hint, setHint] = useState<KeyboardHint>(null)
  const hintId = useId()
  const attributes = useFieldAttributes({ ...rest, ...(hint && { 'aria-describedby': hintId }) })

  const tell = (next: KeyboardHint) => {
    if (next === hint) return
    setHint(next)
    onKeyboard?.(next)
  }
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (hasThai(event.target.value)) tell('thai')
    else if (hint === 'thai') tell(null)
    onChange?.(event)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // A Thai letter may never reach a password input (macOS and some keyboards refuse it): the key itself tells too.
    if (event.key.length === 1 && hasThai(event.key)) tell('thai')
    else if (hint !== 'thai' || /^[\x21-\x7e]$/.test(event.key)) {
      const caps = event.getModifierState('CapsLock')
      if (event.key !== 'CapsLock' && !hasThai(event.currentTarget.value)) tell(caps ? 'caps' : null)
    }
    onKeyDown?.(event)
  }

  return (
    <>
      <Control
        className={className}
        icon={<Lock size={20} />}
        trailing={
          <IconButton
            label={visible ? passwordField.hide : passwordField.show}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOff /> : <Eye />}
          </IconButton>
        }
      >
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...attributes}
          type={visible ? 'text' : 'password'}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
        />
      </Control>
      <p id={hintId} role="status" className={styles.hint}>
        {hint && (
          <>
            <TriangleAlert size={16} />
            <span>{hintText[hint]}</span>
          </>
        )}
      </p>
    </>
  )
}
