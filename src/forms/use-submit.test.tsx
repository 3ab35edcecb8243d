import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { Form } from './Form.tsx'
import { TextField } from './TextField.tsx'
import { askedToWait, usePause } from './use-pause.ts'
import { useSubmit } from './use-submit.ts'
import { minutesAndSeconds, useTimeLeft } from '#src/ui/time/use-time-left.ts'

interface Values {
  amount: string
  note: string
}

function Trial({
  send,
  onFailure,
}: {
  send: (values: Values) => Promise<void>
  onFailure: (error: unknown) => string | void
}) {
  const form = useForm<Values>({ defaultValues: { amount: '', note: '' } })
  const submission = useSubmit({ form, send, onDone: () => {}, onFailure, fieldNames: { sum: 'amount' } })
  return (
    <Form submission={submission} label="trial">
      <TextField control={form.control} name="amount" label="amount" />
      <TextField control={form.control} name="note" label="note" />
      <button type="submit" aria-busy={submission.busy}>
        send
      </button>
    </Form>
  )
}

const nothing = () => {}

describe('useSubmit', () => {
  it('sends on Enter, once however often it is pressed', async () => {
    let finish = nothing
    const send = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
    render(<Trial send={send} onFailure={nothing} />)
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('amount'), '500{Enter}{Enter}')
    await user.dblClick(screen.getByRole('button'))
    expect(send).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
    await act(async () => finish())
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false')
  })

  it('puts the platform’s sentences beside their fields, by its names or ours, and nowhere else', async () => {
    const fields = { sum: 'too much', note: 'too long', unknown: 'x' }
    const onFailure = vi.fn<() => void>()
    render(
      <Trial
        send={() => Promise.reject(new ApiError('invalid', { endpoint: 'x', fields }))}
        onFailure={onFailure}
      />,
    )
    await userEvent.type(screen.getByLabelText('note'), 'hello{Enter}')
    expect(await screen.findByText('too much')).toBeInTheDocument()
    expect(screen.getByText('too long')).toBeInTheDocument()
    expect(screen.getByLabelText('amount')).toHaveFocus()
    expect(screen.getByLabelText('note')).toHaveValue('hello')
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('a failure that no field explains stands in the form, is announced, and goes with the next try', async () => {
    let fails = true
    const send = () =>
      fails ? Promise.reject(new ApiError('refused', { endpoint: 'x' })) : Promise.resolve()
    render(<Trial send={send} onFailure={() => 'sorry'} />)
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('note'), 'kept{Enter}')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('sorry'))
    expect(screen.getByLabelText('note')).toHaveValue('kept')
    fails = false
    await user.type(screen.getByLabelText('note'), '{Enter}')
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement())
  })
})

describe('time left', () => {
  it('REG-6 counts down to nothing and never below', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    const { result } = renderHook(() => useTimeLeft(1_002_500, 500))
    expect(result.current).toBe(2500)
    act(() => void vi.advanceTimersByTime(1000))
    expect(result.current).toBe(1500)
    act(() => void vi.advanceTimersByTime(10_000))
    expect(result.current).toBe(0)
    vi.useRealTimers()
  })

  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [42_000, '0:42'],
    [59_001, '1:00'],
    [872_000, '14:32'],
  ])('REG-3 %d ms reads %s', (ms, text) => expect(minutesAndSeconds(ms)).toBe(text))

  it('REG-6 a pause says tenths when it is short, and ends', () => {
    vi.useFakeTimers({ now: 0 })
    const { result } = renderHook(() => usePause())
    expect(result.current.text).toBeNull()
    act(() => result.current.start(2500))
    expect(result.current.text).toContain('2.5')
    act(() => void vi.advanceTimersByTime(1000))
    expect(result.current.text).toContain('1.5')
    act(() => void vi.advanceTimersByTime(1500))
    expect(result.current.text).toBeNull()
    vi.useRealTimers()
  })

  it('LOGIN-4 only a 429 asks to wait', () => {
    expect(askedToWait(new ApiError('tooMany', { endpoint: 'x', retryAfter: 90 }))).toBe(90_000)
    expect(askedToWait(new ApiError('conflict', { endpoint: 'x', retryAfter: 90 }))).toBeNull()
    expect(askedToWait(new Error('x'))).toBeNull()
  })
})
