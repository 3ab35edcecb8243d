import { act, screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Notification } from '#contracts/agent.ts'
import { useDialogs } from '#src/dialogs/dialogs.ts'
import { usePrefs } from '#src/stores/prefs.ts'
import { useSession } from '#src/stores/session.ts'
import { shell } from '#src/strings/shell.ts'
import { noticeText } from '#src/strings/notices.ts'
import { renderPart } from '#tests/harness/render-part.tsx'
// Loaded here, so that no test waits for the code of a dialog.
import './NoticeDialog.tsx'
import { announceNotices, NOTICE_INTERVAL_MS, openNotices, storeNotices } from './notices.ts'

const notice = (id: string, change: Partial<Notification> = {}): Notification => ({
  id,
  type: 1,
  link: '',
  image: '',
  title: `ประกาศ ${id}`,
  description: `รายละเอียดของ ${id}`,
  ...change,
})
const three = [
  notice('ก', { link: '/lotto/lobby' }),
  notice('ข', { type: 2, link: 'https://example.com/' }),
  notice('ค'),
]
const calm = () => Promise.resolve()
const now = Date.parse('2026-11-20T10:00:00Z')

beforeEach(() => {
  useDialogs.setState({ stack: [] })
  usePrefs.setState({ noticesShownAt: 0, noticesSeen: [] })
})

it.each([
  ['never shown', 0, 3],
  ['shown 15 minutes ago', now - NOTICE_INTERVAL_MS, 3],
  ['shown a second less than 15 minutes ago', now - NOTICE_INTERVAL_MS + 1000, 0],
  ['shown just now', now, 0],
  ['shown by a clock that was ahead', now + NOTICE_INTERVAL_MS, 3],
])('SHELL-7 %s', (_, shownAt, count) => {
  expect(storeNotices(three, shownAt, now)).toHaveLength(count)
})

it('SHELL-7 an empty list is never stored', () => {
  expect(storeNotices([], 0, now)).toEqual([])
})

async function open(notices: readonly Notification[]) {
  const view = renderPart(null)
  let done: Promise<void> = Promise.resolve()
  act(() => {
    done = openNotices(notices)
  })
  return { ...view, done, dialog: await screen.findByRole('dialog') }
}

it('SHELL-7 counts, goes on with next, and ends with close; closing records the time', async () => {
  const { user, dialog, done } = await open(three)
  expect(dialog).toHaveAccessibleName('ประกาศสำคัญ (1/3)')
  expect(within(dialog).getByText('รายละเอียดของ ก')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: shell.next }))
  await user.click(within(dialog).getByRole('button', { name: shell.next }))
  expect(dialog).toHaveAccessibleName('ประกาศสำคัญ (3/3)')
  expect(within(dialog).queryByRole('link')).toBeNull()
  const pressed = Date.now()
  const closers = within(dialog).getAllByRole('button', { name: shell.close })
  await user.click(closers.at(-1)!)
  await act(() => done)
  expect(usePrefs.getState().noticesShownAt).toBeGreaterThanOrEqual(pressed)
})

it('SHELL-7 shows the picture, title and description of each', async () => {
  const { dialog } = await open([notice('ก', { image: '/notices/a.jpg' })])
  expect(dialog.querySelector('img')).toHaveAttribute('src', '/notices/a.jpg')
  expect(within(dialog).getByRole('heading', { level: 3, name: 'ประกาศ ก' })).toBeVisible()
  expect(within(dialog).getByText('รายละเอียดของ ก')).toBeVisible()
})

it('SHELL-7 type 1 leads inside the site and closes', async () => {
  const { user, dialog, path } = await open(three)
  await user.click(within(dialog).getByRole('link', { name: noticeText.seeDetails }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(path()).toBe('/lotto/lobby')
})

it('SHELL-7 any other type opens outside', async () => {
  const { user, dialog } = await open(three)
  await user.click(within(dialog).getByRole('button', { name: shell.next }))
  const link = within(dialog).getByRole('link', { name: noticeText.seeDetails })
  expect(link).toHaveAttribute('href', 'https://example.com/')
  expect(link).toHaveAttribute('target', '_blank')
})

it('SHELL-7 without announcements it says so', async () => {
  const { dialog } = await open([])
  expect(within(dialog).getByText(noticeText.noNotices)).toBeVisible()
})

const closeAll = async (user: ReturnType<typeof userEvent.setup>) => {
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getAllByRole('button', { name: shell.close })[0]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it('SHELL-7 announces by itself at most every 15 minutes', async () => {
  const { user } = renderPart(null)
  usePrefs.setState({ noticesShownAt: Date.now() - 60_000 })
  await act(() => announceNotices(three, calm))
  expect(screen.queryByRole('dialog')).toBeNull()

  usePrefs.setState({ noticesShownAt: 0 })
  const announced = vi.fn()
  act(() => void announceNotices(three, calm).then(announced))
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(announced).not.toHaveBeenCalled()
  await closeAll(user)
  await waitFor(() => expect(announced).toHaveBeenCalled())
})

it('SHELL-7 what a member has closed is not announced to them again, and to another it is', async () => {
  const { user } = renderPart(null)
  const quarterLater = () => usePrefs.setState({ noticesShownAt: 0 })
  const announce = (list: readonly Notification[]) => act(() => void announceNotices(list, calm))
  useSession.setState({ user: { token: 'a', username: 'somchai', vipLevel: 0 } })
  announce(three)
  await closeAll(user)
  quarterLater()
  announce(three)
  announce([...three, notice('ง')])
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveAccessibleName('ประกาศสำคัญ (1/1)')
  expect(within(dialog).getByText('รายละเอียดของ ง')).toBeVisible()
  await closeAll(user)
  quarterLater()
  useSession.setState({ user: { token: 'b', username: 'nid', vipLevel: 0 } })
  announce(three)
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('ประกาศสำคัญ (1/3)')
  await closeAll(user)
})

it('SHELL-7 comes when the member is free', async () => {
  renderPart(null)
  let free = () => {}
  act(() => void announceNotices(three, () => new Promise<void>((resolve) => (free = resolve))))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => free())
  expect(await screen.findByRole('dialog')).toBeVisible()
})
