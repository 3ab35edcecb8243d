import { act, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { getEvents, getNotifications } from '#contracts/agent.ts'
import { getInbox, markInboxRead } from '#contracts/inbox.ts'
import { inboxItems, type InboxKind } from '#server/db/schema/rewards.ts'
import { members } from '#server/db/schema/member.ts'
import { notify } from '#server/modules/inbox/notify.ts'
import { useToasts } from '#src/dialogs/toasts.ts'
import { inbox as words } from '#src/strings/inbox.ts'
import { noticeText } from '#src/strings/notices.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { shell } from '#src/strings/shell.ts'
import { failure, never, success } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const HOUR = 3_600_000

async function idOf(username: string): Promise<string> {
  const [row] = await site.server.db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.username, username))
  return row!.id
}

/** Begins the person's inbox anew with these, oldest first, an hour apart; the last is of now. */
async function told(
  username: string,
  notices: readonly { title: string; kind?: InboxKind; link?: string }[],
) {
  const { db, clock } = site.server
  const memberId = await idOf(username)
  await db.delete(inboxItems).where(eq(inboxItems.memberId, memberId))
  await notify(
    db,
    ...notices.map(({ title, kind = 'deposit', link = '' }, index) => ({
      memberId,
      key: `told:${title}`,
      kind,
      title,
      body: `body of ${title}`,
      link,
      at: clock.now() - (notices.length - 1 - index) * HOUR,
    })),
  )
}
const stored = async (username: string) => {
  const rows = await site.server.db
    .select()
    .from(inboxItems)
    .where(eq(inboxItems.memberId, await idOf(username)))
  return new Map(rows.map(({ title, readAt }) => [title, readAt !== null]))
}
/** Rows of notices, announcements left out. */
const rowOf = async (title: string) => {
  const text = await main().findByText(title)
  return text.closest('a, button')!
}
/** Titles in view, newest first. */
const titlesOf = (title: RegExp) =>
  main()
    .getAllByText(title)
    .map((item) => item.textContent.replace(`${words.unread} `, ''))
const bell = () => screen.findByRole('link', { name: new RegExp(`^${words.bell}`) })

it('needs a member', async () => {
  const { address } = await site.renderAt('/member/inbox')
  await waitFor(() => expect(address()).toBe('/login'))
})

it('lists what was told by Thai day, newest first, and how many are unread', async () => {
  await told('narin1990', [
    { title: 'paid out', kind: 'withdrawal', link: '/member/withdraw/1' },
    { title: 'came in', link: '/member/payment?order=1' },
  ])
  await site.renderAt('/member/inbox', { as: 'narin1990' })
  expect(await screen.findByRole('heading', { level: 1, name: pageTitles.inbox })).toBeInTheDocument()
  const newest = await rowOf('came in')
  expect(newest).toHaveAttribute('href', '/member/payment?order=1')
  expect(newest).toHaveTextContent(words.unread)
  expect(newest).toHaveTextContent('body of came in')
  expect(newest).toHaveTextContent(words.kinds.deposit)
  const days = main().getAllByRole('heading', { level: 2 })
  expect(days[0]).toHaveTextContent(words.today)
  expect(titlesOf(/^(came in|paid out)$/)).toEqual(['came in', 'paid out'])
})

it('opening one marks it read here at once and at the server, and goes there', async () => {
  await told('somchai', [{ title: 'older' }, { title: 'new', link: '/member/statement' }])
  const page = await site.renderAt('/member/inbox', { as: 'somchai' })
  await page.user.click(await rowOf('new'))
  await waitFor(() => expect(page.address()).toBe('/member/statement'))
  await waitFor(async () => expect((await stored('somchai')).get('new')).toBe(true))
  expect((await stored('somchai')).get('older')).toBe(false)
  await page.go('/member/inbox')
  expect(await rowOf('new')).not.toHaveTextContent(words.unread)
  expect(await rowOf('older')).toHaveTextContent(words.unread)
})

it('all read: the bell and the page agree', async () => {
  await told('malee', [{ title: 'one' }, { title: 'two' }])
  const page = await site.renderAt('/member/inbox', { as: 'malee' })
  await rowOf('one')
  await waitFor(async () => expect(await bell()).toHaveAccessibleName(/\d/))
  await page.user.click(main().getByRole('button', { name: words.readAll }))
  expect(await main().findByText(words.allRead)).toBeVisible()
  expect(main().queryByRole('button', { name: words.readAll })).toBeNull()
  await waitFor(async () => expect(await bell()).toHaveAccessibleName(words.bell))
  expect([...(await stored('malee')).values()].every(Boolean)).toBe(true)
})

it('what was not kept as read is unread again, and said', async () => {
  await told('malee', [{ title: 'three' }])
  site.answer(markInboxRead, () => failure(500))
  const page = await site.renderAt('/member/inbox', { as: 'malee' })
  await page.user.click(await rowOf('three'))
  await waitFor(() =>
    expect(useToasts.getState().items).toMatchObject([{ tone: 'lost', text: words.readFailed }]),
  )
  await waitFor(async () => expect(await rowOf('three')).toHaveTextContent(words.unread))
})

it('what another tab has marked is read here', async () => {
  await told('malee', [{ title: 'four' }])
  await site.renderAt('/member/inbox', { as: 'malee' })
  expect(await rowOf('four')).toHaveTextContent(words.unread)
  await site.server.db.update(inboxItems).set({ readAt: site.server.clock.now() })
  const newValue = JSON.stringify({ v: 1, data: Date.now() })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'chokdee.inboxRead', newValue })))
  await waitFor(async () => expect(await rowOf('four')).not.toHaveTextContent(words.unread))
})

it('what another device has marked is read here when the page comes back into view', async () => {
  await told('malee', [{ title: 'five' }])
  await site.renderAt('/member/inbox', { as: 'malee' })
  expect(await rowOf('five')).toHaveTextContent(words.unread)
  await site.server.db.update(inboxItems).set({ readAt: site.server.clock.now() })
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await waitFor(async () => expect(await rowOf('five')).not.toHaveTextContent(words.unread))
})

it('grows by its button, without gaps', async () => {
  const titles = Array.from({ length: 23 }, (_, index) => `notice ${index + 1}.`)
  await told(
    'boy',
    titles.map((title) => ({ title })),
  )
  const page = await site.renderAt('/member/inbox', { as: 'boy' })
  await rowOf('notice 23.')
  await page.user.click(main().getByRole('button', { name: words.more }))
  await rowOf('notice 1.')
  expect(titlesOf(/^notice \d+\.$/)).toEqual(titles.toReversed())
  expect(main().queryByRole('button', { name: words.more })).toBeNull()
})

it('SHELL-7 an announcement opens in the dialog of announcements, and is read then', async () => {
  await told('arisa', [{ title: 'mine' }])
  const page = await site.renderAt('/member/inbox', { as: 'arisa' })
  await rowOf('mine')
  const [first] = (await main().findAllByText(new RegExp(words.kinds.announcement))).map((kind) =>
    kind.closest('button')!,
  )
  await page.user.click(first!)
  const dialog = await screen.findByRole('dialog', { name: `${noticeText.noticeTitle} (1/1)` })
  await page.user.click(within(dialog).getAllByRole('button', { name: shell.close }).at(-1)!)
  await waitFor(() => expect(first).not.toHaveTextContent(words.unread))
})

it('SHELL-7 what is announced now opens again', async () => {
  const page = await site.renderAt('/member/inbox', { as: 'arisa' })
  await page.user.click(await main().findByRole('button', { name: words.latest }))
  expect(await screen.findByRole('dialog', { name: new RegExp(noticeText.noticeTitle) })).toBeVisible()
})

it('SHELL-8 events lead to their polls; a failed part says so beside a whole list', async () => {
  site.answer(getEvents, () =>
    success([
      { id: 1, image: '/art/a.svg', title: 'Cup', poll_id: '42', ends_at: '2026-11-30T05:00:00Z' },
      { id: 2, image: '/b.jpg', title: 'Song', poll_id: '', ends_at: null },
    ]),
  )
  await site.renderAt('/member/inbox', { as: 'arisa' })
  const cup = await main().findByRole('link', { name: /Cup/ })
  expect(cup).toHaveAttribute('href', '/poll/42')
  expect(cup).toHaveTextContent(words.eventUntil('30 พ.ย. 2569'))
  expect(main().getByRole('link', { name: /Song/ })).toHaveAttribute('href', '/poll/1')
})

it('LOGIN-6 events that cannot be loaded leave the list standing', async () => {
  await told('arisa', [{ title: 'mine' }])
  site.answer(getEvents, () => failure(500))
  await site.renderAt('/member/inbox', { as: 'arisa' })
  expect(await rowOf('mine')).toBeVisible()
  expect(await main().findByText(words.eventsFailed)).toBeVisible()
})

it('says that nothing was told yet', async () => {
  site.answer(getInbox, () => Response.json({ error: 0, message: '', data: [], unread: 0 }))
  await site.renderAt('/member/inbox', { as: 'arisa' })
  expect(await main().findByText(words.empty)).toBeVisible()
})

it('LOGIN-6 a list that cannot be loaded says so and is asked for again', async () => {
  await told('arisa', [{ title: 'mine' }])
  site.answer(getInbox, () => failure(500))
  const page = await site.renderAt('/member/inbox', { as: 'arisa' })
  expect(await main().findByText(words.failed)).toBeVisible()
  site.mend(getInbox)
  await page.user.click(main().getByRole('button', { name: shell.retry }))
  expect(await rowOf('mine')).toBeVisible()
})

it('a page that did not come leaves those before it, and is asked for again', async () => {
  await told(
    'boy',
    Array.from({ length: 21 }, (_, index) => ({ title: `notice ${index + 1}.` })),
  )
  const page = await site.renderAt('/member/inbox', { as: 'boy' })
  await rowOf('notice 21.')
  site.answer(getInbox, () => failure(500))
  await page.user.click(main().getByRole('button', { name: words.more }))
  expect(await main().findByText(words.moreFailed)).toBeVisible()
  expect(await rowOf('notice 21.')).toBeVisible()
  site.mend(getInbox)
  await page.user.click(main().getByRole('button', { name: words.more }))
  expect(await rowOf('notice 1.')).toBeVisible()
})

it('while it loads, says so', async () => {
  site.answer(getInbox, never)
  await site.renderAt('/member/inbox', { as: 'arisa' })
  expect(await main().findByText(shell.loading)).toBeInTheDocument()
})

it('SHELL-7 without announcements the same button says so', async () => {
  site.answer(getNotifications, () => success([]))
  const page = await site.renderAt('/member/inbox', { as: 'hero' })
  await page.user.click(await main().findByRole('button', { name: words.latest }))
  const dialog = within(await screen.findByRole('dialog', { name: noticeText.noticeTitle }))
  expect(dialog.getByText(noticeText.noNotices)).toBeVisible()
})
