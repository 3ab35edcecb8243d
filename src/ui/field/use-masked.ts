import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { digitsOf } from '#src/lib/text.ts'

interface Masked {
  /** Kept by the caller, without separators. */
  value: string
  onValueChange: (value: string) => void
  /** What is kept, as it is drawn. */
  format: (value: string) => string
  /** Typed, pasted or autofilled text to what is kept of it. */
  parse?: ((text: string) => string) | undefined
  input: RefObject<HTMLInputElement | null>
  /** What is kept of each letter that is drawn, and how many of a text are kept; digits, unless it is said. */
  kept?: { letter: RegExp; count: (text: string) => number } | undefined
}

const digits = { letter: /\d/, count: (text: string) => digitsOf(text).length }

/** Where the caret stands after `count` kept letters of `text`. */
function placeAfter(text: string, count: number, letter: RegExp): number {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (seen === count) return at
    if (letter.test(text.charAt(at))) seen += 1
  }
  return text.length
}

/**
 * An input that draws separators while the member types. The caret stays with the digit it was beside, and deleting a
 * separator deletes the digit before it, so that the separators are never in the way.
 */
export function useMasked({ value, onValueChange, format, parse = digitsOf, input, kept = digits }: Masked) {
  const caret = useRef<number | null>(null)
  // Also re-runs the effect when an edit leaves the value as it was: the caret must be put back then too.
  const [edits, setEdits] = useState(0)
  const text = format(value)

  useLayoutEffect(() => {
    const element = input.current
    if (caret.current === null || !element || document.activeElement !== element) return
    const at = placeAfter(text, caret.current, kept.letter)
    element.setSelectionRange(at, at)
    caret.current = null
  }, [text, edits, input, kept])

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value
    let before = kept.count(typed.slice(0, event.target.selectionStart ?? typed.length))
    let next = parse(typed)
    const kind = (event.nativeEvent as InputEvent).inputType
    if (kind === 'deleteContentBackward' && next === value && before > 0) {
      next = next.slice(0, before - 1) + next.slice(before)
      before -= 1
    } else if (kind === 'deleteContentForward' && next === value) {
      next = next.slice(0, before) + next.slice(before + 1)
    }
    caret.current = Math.min(before, next.length)
    setEdits((count) => count + 1)
    if (next !== value) onValueChange(next)
  }

  return { value: text, onChange: handleChange }
}
