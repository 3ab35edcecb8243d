import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useDigitKeys } from './lotto/use-digit-keys.ts'

const onDigit = vi.fn<(digit: string) => void>()
const onUndo = vi.fn<() => void>()
beforeEach(() => void vi.clearAllMocks())

function Keypad() {
  useDigitKeys({ onDigit, onDelete: () => {}, onUndo })
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

const press = (init: KeyboardEventInit) => document.dispatchEvent(new KeyboardEvent('keydown', init))

it.each([
  ['a Thai layout, where the place of a digit has a letter', { key: 'ๅ', code: 'Digit1' }, '1'],
  ['a Thai digit', { key: '๗', code: 'Digit8', shiftKey: true }, '7'],
  ['a digit that asks for Shift', { key: '4', code: 'Digit4', shiftKey: true }, '4'],
  ['the block of digits', { key: '9', code: 'Numpad9' }, '9'],
])('types with %s', (_, init, digit) => {
  render(<Keypad />)
  press(init)
  expect(onDigit).toHaveBeenCalledExactlyOnceWith(digit)
})

it('types nothing with what is no digit there', () => {
  render(<Keypad />)
  press({ key: '!', code: 'Digit1', shiftKey: true })
  press({ key: 'End', code: 'Numpad1' })
  press({ key: 'q', code: 'KeyQ' })
  expect(onDigit).not.toHaveBeenCalled()
})

it('undoes by the letter, on a Thai layout by its place', () => {
  render(<Keypad />)
  press({ key: 'z', code: 'KeyZ', ctrlKey: true })
  press({ key: 'ผ', code: 'KeyZ', ctrlKey: true })
  expect(onUndo).toHaveBeenCalledTimes(2)
  press({ key: 'w', code: 'KeyZ', ctrlKey: true })
  expect(onUndo).toHaveBeenCalledTimes(2)
})
