import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { useDigitKeys } from './lotto/use-digit-keys.ts'

const onDigit = vi.fn<(digit: string) => void>()

function Keypad() {
  useDigitKeys({ onDigit, onDelete: () => {} })
  return null
}

/** Somebody who types in the moment the page stands, before it is even painted. */
function EarlyTyper() {
  useLayoutEffect(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: '5' })), [])
  return null
}

it('what is seen hears the keyboard at once', () => {
  render(
    <>
      <Keypad />
      <EarlyTyper />
    </>,
  )
  expect(onDigit).toHaveBeenCalledExactlyOnceWith('5')
})
