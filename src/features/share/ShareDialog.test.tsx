import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDialogs } from '#src/dialogs/dialogs.ts'
import { useToasts } from '#src/dialogs/toasts.ts'
import { env } from '#src/lib/env.ts'
import { setPlatform } from '#src/platform/current.ts'
import { platformDouble, type PlatformDouble } from '#src/platform/double.ts'
import type { ShareResult } from '#src/platform/platform.ts'
import { useInvitation } from '#src/stores/invitation.ts'
import { share } from '#src/strings/line/share.ts'
import { narin, renderPart } from '#tests/harness/render-part.tsx'
import { openShare } from './open-share.ts'
import type { Share } from './share.ts'
// Loaded here, so that no test waits for the code of a dialog.
import './ShareDialog.tsx'

const liffId = '2000000000-AbCdEfGh'
const site = { ...env }
const userInfo = { user: { username: 'narin1990', affiliate_code: 'A7K2P9' }, agent_code: '1001' }

beforeEach(() => Object.assign(env, { liffId }))
afterEach(() => {
  Object.assign(env, site)
  useDialogs.setState({ stack: [] })
  useToasts.setState({ items: [] })
  useInvitation.setState(useInvitation.getInitialState(), true)
})

async function openSheet(what: Share, platform: PlatformDouble, member = true) {
  setPlatform(platform)
  const view = renderPart(
    null,
    member ? { user: narin, seed: [[['member', 'auth.userInfo'], userInfo]] } : {},
  )
  let done: Promise<void> = Promise.resolve()
  act(() => {
    done = openShare(what)
  })
  const sheet = await screen.findByRole('dialog', { name: share.title })
  return { ...view, sheet, done }
}

const link = `https://liff.line.me/${liffId}/promotions?id=7&ag=1001&code=A7K2P9`
const promotion: Share = { path: '/promotions?id=7', title: 'ต้อนรับสมาชิกใหม่', text: 'ฝากขั้นต่ำ 100 บาท' }

it('ENV-7 shows the card and the code that friends will get, and sends it to LINE friends', async () => {
  const platform = platformDouble({ shareWay: 'lineFriends' })
  const { user, sheet, done } = await openSheet(promotion, platform)
  const card = within(sheet).getByRole('article')
  expect(within(card).getByRole('heading', { name: promotion.title! })).toBeVisible()
  expect(card).toHaveTextContent(promotion.text!)
  expect(card).toHaveTextContent('ดูเงื่อนไข')
  expect(card.querySelector('img')).toHaveAttribute('src', `${location.origin}/cards/chat/promotions.png`)
  expect(within(sheet).getByText('A7K2P9')).toBeVisible()
  await user.click(within(sheet).getByRole('button', { name: share.pickFriends }))
  await act(() => done)
  expect(platform.calls).toEqual([`share ${link}`])
  expect(useToasts.getState().items).toMatchObject([{ tone: 'won', text: share.sent }])
})

it('ENV-7 nothing stands between the tap and the friend picker', async () => {
  const platform = platformDouble({ shareWay: 'lineFriends' })
  const sent = vi.spyOn(platform, 'share')
  const { sheet } = await openSheet(promotion, platform)
  // Not awaited: outside LINE the picker is a window, which a browser opens only inside the tap.
  act(() => within(sheet).getByRole('button', { name: share.pickFriends }).click())
  expect(sent).toHaveBeenCalledOnce()
})

it.each<[ShareResult, string | null]>([
  ['cancelled', null],
  ['unsupported', share.notSent],
])('ENV-7 %s leaves the sheet open and says no more than is true', async (result, words) => {
  const platform = platformDouble({ shareWay: 'lineFriends' })
  vi.spyOn(platform, 'share').mockResolvedValue(result)
  const { user, sheet } = await openSheet(promotion, platform)
  await user.click(within(sheet).getByRole('button', { name: share.pickFriends }))
  expect(sheet).toBeVisible()
  expect(useToasts.getState().items).toEqual([])
  if (words) {
    expect(await within(sheet).findByText(words)).toBeVisible()
    // To be copied by hand.
    expect(within(sheet).getByRole('status', { name: share.link })).toHaveTextContent(link)
  } else expect(within(sheet).queryByRole('status', { name: share.link })).toBeNull()
})

it('ENV-7 on the web: LINE’s share page, other apps, the clipboard', async () => {
  const platform = platformDouble({ shareWay: 'apps' })
  const { user, sheet } = await openSheet(promotion, platform)
  const toLine = new URL(within(sheet).getByRole('link', { name: share.sendByLine }).getAttribute('href')!)
  expect(toLine.origin).toBe('https://social-plugins.line.me')
  expect(toLine.searchParams.get('url')).toBe(link)
  await user.click(within(sheet).getByRole('button', { name: share.copyInstead }))
  expect(await navigator.clipboard.readText()).toBe(link)
  await waitFor(() => expect(useToasts.getState().items).toMatchObject([{ text: share.copied }]))
  await user.click(within(sheet).getByRole('button', { name: share.otherApps }))
  expect(platform.calls).toEqual([`share ${link}`])
})

it('ENV-7 where the clipboard is closed the link is shown to be copied by hand', async () => {
  const { user, sheet } = await openSheet(promotion, platformDouble())
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
  await user.click(within(sheet).getByRole('button', { name: share.copyInstead }))
  expect(await within(sheet).findByText(share.copyByHand)).toBeVisible()
  expect(within(sheet).getByRole('status', { name: share.link })).toHaveTextContent(link)
})

it('ENV-7 visitors pass on the agent who brought them, and nobody’s referral code', async () => {
  useInvitation.setState({ agentCode: '2002', referral: 'OTHER1' })
  const platform = platformDouble({ shareWay: 'lineFriends' })
  const { user, sheet } = await openSheet({ path: '/slot' }, platform, false)
  expect(within(sheet).getByText(share.noCode)).toBeVisible()
  await user.click(within(sheet).getByRole('button', { name: share.pickFriends }))
  expect(platform.calls).toEqual([`share https://liff.line.me/${liffId}/slot?ag=2002`])
})

it('ENV-7 a slip shows its lines, and hides the amounts when asked', async () => {
  const rows = [{ label: '27', value: '20.00' }]
  const platform = platformDouble({ shareWay: 'lineFriends' })
  const sent = vi.spyOn(platform, 'share')
  const { user, sheet } = await openSheet({ path: '/lotto/bills', rows }, platform)
  expect(within(sheet).getByText('20.00')).toBeVisible()
  expect(sheet.querySelector('article img')).toBeNull()
  await user.click(within(sheet).getByRole('switch', { name: share.hideAmounts }))
  expect(within(sheet).queryByText('20.00')).toBeNull()
  await user.click(within(sheet).getByRole('button', { name: share.pickFriends }))
  expect(sent.mock.calls[0]?.[0].rows).toEqual([{ label: '27', value: share.hidden }])
})
