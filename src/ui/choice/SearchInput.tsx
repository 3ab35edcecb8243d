import { type ComponentProps, useRef } from 'react'
import { ui } from '#src/strings/ui.ts'
import { Control } from '../field/Control.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { Search, X } from '../icons.ts'
import styles from './SearchInput.module.css'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  label: string
  value: string
  onValueChange: (value: string) => void
}

export function SearchInput({ label, value, onValueChange, className, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const handleClear = () => {
    onValueChange('')
    input.current?.focus()
  }
  return (
    <Control
      className={className}
      icon={<Search size={20} />}
      trailing={
        value && (
          <IconButton label={ui.clear} onClick={handleClear}>
            <X />
          </IconButton>
        )
      }
    >
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        className={styles.input}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Control>
  )
}
