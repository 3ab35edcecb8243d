import { useEffectEvent, useLayoutEffect } from 'react'

interface DigitKeys {
  onDigit: (digit: string) => void
  onDelete: () => void
  onEnter?: () => void
  /** Ctrl+Z or ⌘Z. */
  onUndo?: () => void
  /** Whether there is something to type into now; undoing does not ask. */
  typing?: () => boolean
}

/** Where keys have a meaning of their own: what is written into, and everything in a dialog. */
const taken =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], dialog'
/** Enter presses or chooses these by itself. */
const pressed = 'button, a, summary, input'

/** A letter of ours: on such a layout it is where the letter stands that counts, on any other the key's place. */
const isLatin = (key: string): boolean => /^[a-z]$/i.test(key)

const isUndo = ({ ctrlKey, metaKey, shiftKey, key, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && (isLatin(key) ? key.toLowerCase() === 'z' : code === 'KeyZ')

/** Thai digits, from zero. */
const THAI_ZERO = 0x0e50

/**
 * What a key types: its digit, Arabic or Thai; else that of its place in the row of digits, where a Thai layout has
 * letters. With Shift that place is no digit on a layout that has digits there.
 */
function digitOf({ key, code, shiftKey }: KeyboardEvent): string | null {
  if (/^\d$/.test(key)) return key
  const thai = key.length === 1 ? key.charCodeAt(0) - THAI_ZERO : -1
  if (thai >= 0 && thai <= 9) return String(thai)
  return shiftKey ? null : (/^Digit(\d)$/.exec(code)?.[1] ?? null)
}

/** The keyboard of a computer types on the page's keypad, wherever the focus is but in a field or dialog. */
export function useDigitKeys({ onDigit, onDelete, onEnter, onUndo, typing = () => true }: DigitKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (event.altKey || event.defaultPrevented || target?.closest(taken)) return
    if (document.documentElement.hasAttribute('data-locked')) return
    const digit = digitOf(event)
    if (onUndo && isUndo(event)) onUndo()
    else if (event.ctrlKey || event.metaKey || !typing()) return
    else if (digit !== null) onDigit(digit)
    else if (event.key === 'Backspace') onDelete()
    else if (onEnter && event.key === 'Enter' && !target?.closest(pressed)) onEnter()
    else return
    event.preventDefault()
  })
  // Before the first paint: whoever sees the keypad can type.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}
