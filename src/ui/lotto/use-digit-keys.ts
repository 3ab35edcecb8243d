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

const isUndo = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'

/** The keyboard of a computer types on the page's keypad, wherever the focus is but in a field or dialog. */
export function useDigitKeys({ onDigit, onDelete, onEnter, onUndo, typing = () => true }: DigitKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (event.altKey || event.defaultPrevented || target?.closest(taken)) return
    if (document.documentElement.hasAttribute('data-locked')) return
    if (onUndo && isUndo(event)) onUndo()
    else if (event.ctrlKey || event.metaKey || !typing()) return
    else if (/^\d$/.test(event.key)) onDigit(event.key)
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
