import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { digitsOf } from '#src/lib/text.ts'

interface Masked {
  /** Kept by the caller: digits only. */
  value: string
  onValueChange: (digits: string) => void
  /** Digits to what is drawn. */
  format: (digits: string) => string
  /** Typed, pasted or autofilled text to digits. */
  parse?: ((text: string) => string) | undefined
  input: RefObject<HTMLInputElement | null>
}

/** Where the caret stands after `count` digits of `text`. */
function placeAfter(text: string, count: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (seen === count) return at
    if (/\d/.test(text.charAt(at))) seen += 1
  }
  return text.length
}

/**
 * An input that draws separators while the member types. The caret stays with the digit it was beside, and deleting a
 * separator deletes the digit before it, so that the separators are never in the way.
 */
export function useMasked({ value, onValueChange, format, parse = digitsOf, input }: Masked) {
  const caret = useRef<number | null>(null)
  // Also re-runs the effect when an edit leaves the value as it was: the caret must be put back then too.
  const [edits, setEdits] = useState(0)
  const text = format(value)

  useLayoutEffect(() => {
    const element = input.current
    if (caret.current === null || !element || document.activeElement !== element) return
    const at = placeAfter(text, caret.current)
    element.setSelectionRange(at, at)
    caret.current = null
  }, [text, edits, input])

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value
    let before = digitsOf(typed.slice(0, event.target.selectionStart ?? typed.length)).length
    let digits = parse(typed)
    const kind = (event.nativeEvent as InputEvent).inputType
    if (kind === 'deleteContentBackward' && digits === value && before > 0) {
      digits = digits.slice(0, before - 1) + digits.slice(before)
      before -= 1
    } else if (kind === 'deleteContentForward' && digits === value) {
      digits = digits.slice(0, before) + digits.slice(before + 1)
    }
    caret.current = Math.min(before, digits.length)
    setEdits((count) => count + 1)
    if (digits !== value) onValueChange(digits)
  }

  return { value: text, onChange: handleChange }
}
