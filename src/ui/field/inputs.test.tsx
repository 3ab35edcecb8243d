import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { passwordField } from '#src/strings/forms.ts'
import { AccountNumberInput } from '../bank/AccountNumberInput.tsx'
import { AmountInput } from './AmountInput.tsx'
import { Field } from './Field.tsx'
import { OtpInput } from '../otp/OtpInput.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { PhoneInput } from '../otp/PhoneInput.tsx'
import { TextInput } from './TextInput.tsx'

function Phone({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <Field label="เบอร์โทรศัพท์">
      <PhoneInput value={value} onValueChange={setValue} />
    </Field>
  )
}

const phone = () => screen.getByLabelText<HTMLInputElement>('เบอร์โทรศัพท์')

it('REG-2 a phone number is grouped while it is typed', async () => {
  render(<Phone />)
  await userEvent.type(phone(), '0812345678')
  expect(phone()).toHaveValue('081-234-5678')
})

it('REG-2 the caret stays beside its digit when one is put into the middle', async () => {
  render(<Phone initial="081245678" />)
  await userEvent.type(phone(), '3', { initialSelectionStart: 5, initialSelectionEnd: 5 })
  expect(phone()).toHaveValue('081-234-5678')
  expect(phone().selectionStart).toBe(6)
})

it('REG-2 deleting a separator deletes the digit before it', async () => {
  render(<Phone initial="0812345678" />)
  await userEvent.type(phone(), '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  expect(phone()).toHaveValue('082-345-678')
  expect(phone().selectionStart).toBe(2)
})

it.each(['+66 81 234 5678', '66812345678', '0066812345678', '081 234 5678', '\u0E50\u0E58\u0E51-234-5678'])(
  'REG-2 a pasted %s becomes the local number',
  async (text) => {
    render(<Phone />)
    await userEvent.click(phone())
    await userEvent.paste(text)
    expect(phone()).toHaveValue('081-234-5678')
  },
)

it('an account number takes the grouping of its bank and keeps digits beyond it', async () => {
  function Account() {
    const [value, setValue] = useState('')
    return (
      <Field label="เลขที่บัญชี">
        <AccountNumberInput value={value} onValueChange={setValue} mask={[3, 1, 5, 1]} />
      </Field>
    )
  }
  render(<Account />)
  await userEvent.type(screen.getByLabelText('เลขที่บัญชี'), '4021234827')
  expect(screen.getByLabelText('เลขที่บัญชี')).toHaveValue('402-1-23482-7')
  await userEvent.type(screen.getByLabelText('เลขที่บัญชี'), '8901234567')
  expect(screen.getByLabelText('เลขที่บัญชี')).toHaveValue('402-1-23482-789012')
})

function Otp({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <Field label="รหัส">
      <OtpInput value={value} onValueChange={setValue} onComplete={onComplete} />
    </Field>
  )
}

it('REG-3 a code is one field for autofill, takes a pasted message and completes once', async () => {
  const complete = vi.fn()
  render(<Otp onComplete={complete} />)
  const input = screen.getByLabelText('รหัส')
  expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  expect(input).toHaveAttribute('inputmode', 'numeric')
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  await userEvent.click(input)
  await userEvent.paste('รหัส OTP 419 203 (Ref: KX7Q)')
  expect(input).toHaveValue('419203')
  expect(complete).toHaveBeenCalledExactlyOnceWith('419203')
  await userEvent.keyboard('9')
  expect(input).toHaveValue('419203')
  expect(complete).toHaveBeenCalledTimes(1)
  // A newer code takes the place of one that still stands there.
  await userEvent.paste('รหัส OTP 508 777')
  expect(input).toHaveValue('508777')
  expect(complete).toHaveBeenLastCalledWith('508777')
})

it('REG-3 letters are dropped and Backspace takes the last digit', async () => {
  render(<Otp onComplete={() => {}} />)
  const input = screen.getByLabelText('รหัส')
  await userEvent.type(input, '4a1')
  expect(input).toHaveValue('41')
  await userEvent.keyboard('{Backspace}')
  expect(input).toHaveValue('4')
})

it('LOGIN-1 the password can be shown and hidden again', async () => {
  render(
    <Field label="รหัสผ่าน">
      <PasswordInput />
    </Field>,
  )
  const input = screen.getByLabelText('รหัสผ่าน')
  expect(input).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: passwordField.show }))
  expect(input).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: passwordField.hide }))
  expect(input).toHaveAttribute('type', 'password')
})

it('a Thai keyboard left on is pointed out and the hint goes when it is put right', async () => {
  const hint = vi.fn()
  render(
    <Field label="รหัสผ่าน">
      <PasswordInput onKeyboard={hint} />
    </Field>,
  )
  const input = screen.getByLabelText('รหัสผ่าน')
  await userEvent.type(input, 'ฟหก')
  expect(screen.getByRole('status')).toHaveTextContent(passwordField.thaiKeyboard)
  expect(input).toHaveAccessibleDescription(passwordField.thaiKeyboard)
  await userEvent.clear(input)
  await userEvent.type(input, 'asd')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(hint.mock.calls).toEqual([['thai'], [null]])
})

it('caps lock is pointed out', () => {
  render(
    <Field label="รหัสผ่าน">
      <PasswordInput />
    </Field>,
  )
  fireEvent.keyDown(screen.getByLabelText('รหัสผ่าน'), { key: 'A', modifierCapsLock: true })
  expect(screen.getByRole('status')).toHaveTextContent(passwordField.capsLock)
})

it('a field ties its label, hint and error sentence to the control', () => {
  const { rerender } = render(
    <Field label="ชื่อผู้ใช้" hint="อย่างน้อย 4 ตัวอักษร" required>
      <TextInput />
    </Field>,
  )
  const input = screen.getByLabelText('ชื่อผู้ใช้')
  expect(input).toHaveAccessibleDescription('อย่างน้อย 4 ตัวอักษร')
  expect(input).not.toHaveAttribute('aria-invalid')
  expect(input).toHaveAttribute('aria-required', 'true')
  rerender(
    <Field label="ชื่อผู้ใช้" hint="อย่างน้อย 4 ตัวอักษร" error="ชื่อนี้มีผู้ใช้แล้ว">
      <TextInput />
    </Field>,
  )
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('ชื่อนี้มีผู้ใช้แล้ว')
})

it('a locked field cannot be changed but is still sent and read', async () => {
  render(
    <Field label="รหัสแนะนำ" locked>
      <TextInput defaultValue="A7K2P9" />
    </Field>,
  )
  await userEvent.type(screen.getByLabelText('รหัสแนะนำ'), 'X')
  expect(screen.getByLabelText('รหัสแนะนำ')).toHaveValue('A7K2P9')
})

function Amount({ initial = '', onKept }: { initial?: string; onKept?: (text: string) => void }) {
  const [value, setValue] = useState(initial)
  const keep = (text: string) => {
    setValue(text)
    onKept?.(text)
  }
  return (
    <Field label="จำนวนเงิน">
      <AmountInput value={value} onValueChange={keep} />
    </Field>
  )
}

const amount = () => screen.getByLabelText<HTMLInputElement>('จำนวนเงิน')

it('an amount is grouped while it is typed, and kept without a comma', async () => {
  const kept = vi.fn()
  render(<Amount onKept={kept} />)
  await userEvent.type(amount(), '1250000.505')
  expect(amount()).toHaveValue('1,250,000.50')
  expect(kept).toHaveBeenLastCalledWith('1250000.50')
})

it('a digit in the middle of an amount keeps the caret beside it, before the point and behind', async () => {
  render(<Amount initial="1500.5" />)
  await userEvent.type(amount(), '2', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(amount()).toHaveValue('12,500.5')
  expect(amount().selectionStart).toBe(2)
  await userEvent.type(amount(), '7', { initialSelectionStart: 8, initialSelectionEnd: 8 })
  expect(amount()).toHaveValue('12,500.57')
})

it('a comma of an amount is not in the way of deleting', async () => {
  render(<Amount initial="1500" />)
  await userEvent.type(amount(), '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(amount()).toHaveValue('500')
  await userEvent.clear(amount())
  await userEvent.paste('฿ 1,500,000')
  expect(amount()).toHaveValue('1,500,000')
})
