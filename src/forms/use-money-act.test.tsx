import { readdirSync, readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act as settle, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { claimLoss } from '#contracts/cashback.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { getOperation } from '#contracts/operations.ts'
import { ApiError, type FailureKind } from '#src/api/api-error.ts'
import * as api from '#src/api/call.ts'
import { ofMember } from '#src/data/query-key.ts'
import { useToasts } from '#src/dialogs/toasts.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { useMoneyAct } from './use-money-act.ts'

vi.mock('#src/api/call.ts', () => ({ call: vi.fn<typeof api.call>() }))
const call = vi.mocked(api.call)

const body: RequestOf<typeof claimLoss> = { cashback_id: '7' }
const reply = { message: '', data: {} } as never
const failure = (kind: FailureKind) => new ApiError(kind, { endpoint: claimLoss.name })

let name = 0
function show(options: { refreshLater?: boolean } = {}) {
  const client = new QueryClient()
  const [wallets, profile] = [ofMember('member.wallets'), ofMember('account.profile')]
  for (const key of [wallets, profile]) client.setQueryData<unknown>(key, {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const [onDone, onNothingDone] = [vi.fn<() => void>(), vi.fn<(error: unknown) => void>()]
  const hook = renderHook(
    () => useMoneyAct(claimLoss, `test-${name}`, { onDone, onNothingDone, ...options }),
    { wrapper },
  )
  const isOld = () => [wallets, profile].map((key) => client.getQueryState(key)?.isInvalidated)
  return { now: () => hook.result.current, onDone, onNothingDone, isOld }
}
const sent = () => call.mock.calls.filter(([endpoint]) => endpoint === claimLoss)

beforeEach(() => {
  name++
  call.mockReset()
  useToasts.setState({ items: [] })
})

it('sends once, however often it is pressed before its end', async () => {
  let answer: (reply: never) => void = () => {}
  call.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const { now, onDone, isOld } = show()
  await settle(async () => {
    void now().act(() => body)
    void now().act(() => body)
  })
  expect(now().busy).toBe(true)
  await settle(() => now().act(() => body))
  expect(sent()).toHaveLength(1)
  await settle(async () => answer(reply))
  expect([now().busy, onDone.mock.calls.length, isOld()]).toEqual([false, 1, [true, false]])
})

it('asks the member once, who may rather not', async () => {
  const prepare = vi.fn<() => Promise<null>>(async () => null)
  const { now, isOld } = show()
  await settle(async () => {
    void now().act(prepare)
    void now().act(prepare)
  })
  expect([prepare.mock.calls.length, sent().length, now().busy, isOld()]).toEqual([
    1,
    0,
    false,
    [false, false],
  ])
})

it('fetches again after a refusal too, and can be pressed again', async () => {
  call.mockRejectedValue(failure('refused'))
  const { now, onNothingDone, isOld } = show()
  await settle(() => now().act(() => body))
  expect([onNothingDone.mock.calls.length, isOld()]).toEqual([1, [true, false]])
  await settle(() => now().act(() => body))
  expect(sent()).toHaveLength(2)
})

it('fetches nothing for who is signed out', async () => {
  call.mockRejectedValue(failure('unauthenticated'))
  const { now, isOld } = show()
  await settle(() => now().act(() => body))
  expect(isOld()).toEqual([false, false])
})

it('is locked while nobody knows how it ended, and asks instead of sending again', async () => {
  call.mockRejectedValue(failure('timeout'))
  const { now, onDone, isOld } = show()
  await settle(() => now().act(() => body))
  expect(now().phase).toBe('unknown')
  await settle(() => now().act(() => body))
  expect(sent()).toHaveLength(1)
  const done = { message: '', data: { state: 'absent' } } as never
  call.mockImplementation(async (endpoint) => (endpoint === getOperation ? done : reply))
  await settle(async () => now().checkAgain())
  await waitFor(() => expect(now().phase).toBe('ready'))
  await settle(() => now().act(() => body))
  expect([sent().length, onDone.mock.calls.length, isOld()]).toEqual([2, 1, [true, false]])
})

it('asks by itself once the connection is back, and sends nothing again', async () => {
  call.mockRejectedValue(failure('timeout'))
  const { now, onNothingDone } = show()
  await settle(() => now().act(() => body))
  expect(now().phase).toBe('unknown')
  const absent = { message: '', data: { state: 'absent' } } as never
  call.mockImplementation(async () => absent)
  await settle(async () => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(now().phase).toBe('ready'))
  expect([sent().length, onNothingDone.mock.calls.length]).toEqual([1, 1])
})

it('leaves to the caller when what was done may be seen', async () => {
  call.mockResolvedValue(reply)
  const { now, isOld } = show({ refreshLater: true })
  await settle(() => now().act(() => body))
  expect(isOld()).toEqual([false, false])
  await settle(() => now().refresh())
  expect(isOld()).toEqual([true, false])
})

it.each(['act', 'write'] as const)(
  'does not call undone what was done and cannot be shown: %s',
  async (way) => {
    call.mockResolvedValue(reply)
    const { now, onDone, onNothingDone } = show()
    onDone.mockImplementation(() => {
      throw new Error('the dialog did not load')
    })
    await settle(() => (way === 'act' ? now().act(() => body) : now().write(body)))
    expect([sent().length, onNothingDone.mock.calls.length, now().busy]).toEqual([1, 0, false])
    expect(useToasts.getState().items.map(({ text }) => text)).toEqual([moneyWrite.doneUnseen])
  },
)

it('throws what is definite to a form', async () => {
  call.mockRejectedValue(failure('refused'))
  const { now, onNothingDone, isOld } = show()
  await settle(() => expect(now().write(body)).rejects.toThrow(ApiError))
  expect([onNothingDone.mock.calls.length, isOld()]).toEqual([0, [true, false]])
})

const callers = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(`src/features/${file}`, 'utf8')] as const)
  .filter(([, text]) => text.includes('useMoneyAct('))

it.each(callers)('%s sends by a press that is locked, or by a form that is', (_, text) => {
  const isForm = text.includes('useSubmit(')
  expect(/\bact\(/.test(text)).toBe(!isForm)
  expect(/\bwrite\(/.test(text)).toBe(isForm)
})

it('is how everything that moves money or gives something is sent', () => {
  expect(callers).toHaveLength(23)
})
