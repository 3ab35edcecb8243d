import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setPlatform } from '#src/platform/current.ts'
import { platformDouble } from '#src/platform/double.ts'
import { liffFailures as words } from '#src/strings/line/liff-failures.ts'
import { shell } from '#src/strings/shell.ts'
import { renderPart } from '#tests/harness/render-part.tsx'
import { type LiffFailure, type LiffFailureKind, type LiffWays, referenceCode } from './failure.ts'
import { LiffFailureScreen } from './LiffFailureScreen.tsx'

const contact = 'https://line.me/R/ti/p/@shop'
const config = [
  ['agent.config'],
  { info: { line_contact_url: contact, telegram_contact_url: '' }, configs: [] },
] as const

beforeEach(() => setPlatform(platformDouble()))
afterEach(() => vi.useRealTimers())

function show(failure: LiffFailure, change: Partial<LiffWays> = {}) {
  const pressed: string[] = []
  const ways: LiffWays = {
    onRetry: () => void pressed.push('retry'),
    onPassword: () => void pressed.push('password'),
    onRegister: () => void pressed.push('register'),
    signIn: '/liff/deposit?line_sign_in=1',
    openInLine: 'https://liff.line.me/1234567890-AbCdEfGh/deposit',
    ...change,
  }
  const view = renderPart(<LiffFailureScreen failure={failure} page="ฝากเงิน" ways={ways} />, {
    seed: [config],
  })
  return { ...view, pressed }
}

const titles: Record<LiffFailureKind, string> = {
  clock: words.clockTitle,
  network: words.networkTitle,
  denied: words.deniedTitle,
  outside: words.outsideTitle,
  endpoint: words.endpointTitle,
  sdk: words.sdkTitle,
  storage: words.storageTitle,
  old: words.oldTitle,
  refused: words.refusedTitle,
  unknown: words.unknownTitle,
}

it.each(Object.entries(titles) as [LiffFailureKind, string][])(
  'ENV-3 %s has a screen of its own, a code, and is read aloud at once',
  (kind, title) => {
    show({ kind })
    expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus()
    expect(screen.getByText(words.code(referenceCode[kind]))).toBeVisible()
    const foot = within(screen.getByRole('contentinfo'))
    expect([...foot.queryAllByRole('button'), ...foot.queryAllByRole('link')]).not.toEqual([])
  },
)

it('ENV-3 the phone’s time beside the real one, the way to set it, and the agent’s people', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 14, 9), shouldAdvanceTime: true })
  const { user, pressed } = show({ kind: 'clock', clockOffset: 192 * 60_000 })
  expect(screen.getByText(words.clockDevice).parentElement).toHaveTextContent('14:09')
  expect(screen.getByText(words.clockReal).parentElement).toHaveTextContent('17:21')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('link', { name: words.contact })).toHaveAttribute('href', contact)
  await user.click(screen.getByRole('button', { name: words.clockRetry }))
  expect(pressed).toEqual(['retry'])
})

it('ENV-3 says which side is silent, and tries again by itself', () => {
  vi.useFakeTimers()
  const { pressed } = show({ kind: 'network', siteAnswers: true })
  expect(screen.getByText(words.networkFine)).toBeVisible()
  expect(screen.getByText(words.networkLineSilent)).toBeVisible()
  expect(screen.getByText('0:15')).toBeVisible()
  for (let second = 0; second < 15; second++) act(() => void vi.advanceTimersByTime(1000))
  expect(pressed).toEqual(['retry'])
})

it('ENV-3 without a network it is the phone’s', () => {
  show({ kind: 'network', siteAnswers: false })
  expect(screen.getByText(words.networkGone)).toBeVisible()
  expect(screen.queryByText(words.networkFine)).toBeNull()
})

it.each<LiffFailureKind>(['network', 'denied', 'outside', 'endpoint', 'sdk', 'old', 'refused', 'unknown'])(
  'ENV-3 %s: the password is another way in',
  async (kind) => {
    const { user, pressed } = show({ kind })
    await user.click(screen.getByRole('button', { name: words.password }))
    expect(pressed).toEqual(['password'])
  },
)

it('ENV-5 names the page, and each way leads to it', async () => {
  const { user, pressed } = show({ kind: 'outside' })
  expect(screen.getByText('ฝากเงิน')).toBeVisible()
  expect(screen.getByRole('link', { name: words.signInWithLine })).toHaveAttribute(
    'href',
    '/liff/deposit?line_sign_in=1',
  )
  expect(screen.getByRole('link', { name: words.openInLine })).toHaveAttribute(
    'href',
    'https://liff.line.me/1234567890-AbCdEfGh/deposit',
  )
  await user.click(screen.getByRole('button', { name: shell.register }))
  expect(pressed).toEqual(['register'])
})

it('ENV-5 a way that does not exist is not offered', () => {
  show({ kind: 'outside' }, { signIn: null, openInLine: null })
  expect(screen.queryByRole('link')).toBeNull()
})

it('ENV-3 our server’s own sentence is shown; an address LINE does not know is opened in LINE', () => {
  const { unmount } = show({ kind: 'refused', sentence: 'บัญชีถูกระงับ' })
  expect(screen.getByText('บัญชีถูกระงับ')).toBeVisible()
  unmount()
  show({ kind: 'endpoint' })
  expect(screen.getByRole('link', { name: words.openInLine })).toBeVisible()
})

it('ENV-3 where nothing can be stored, the link in LINE and the password lead on, and no retry that cannot help', () => {
  show({ kind: 'storage' })
  expect(screen.getByText(words.storageText)).toBeVisible()
  expect(screen.getByRole('link', { name: words.openInLine })).toBeVisible()
  expect(screen.getByRole('button', { name: words.password })).toBeVisible()
  expect(screen.queryByRole('button', { name: words.retry })).toBeNull()
})
