/** The notification centre inside LINE: opened by its link, with what it tells of one touch away. */
import { markInboxRead } from '#contracts/inbox.ts'
import { inbox } from '#src/strings/inbox.ts'
import { noticeText } from '#src/strings/notices.ts'
import { pageTitles } from '#src/strings/page-titles.ts'
import { axeCheck } from '../../harness/axe.ts'
import { agents, expect, landed, test } from '../../harness/liff/e2e-liff.ts'

test.use({ userAgent: agents.android })

test('ENV-4 opens by its link; an announcement is read there and stays read', async ({ page, line }) => {
  await line.open(page, '/inbox')
  await landed(page, '/liff/inbox')
  await expect(page.getByRole('heading', { level: 1, name: pageTitles.inbox })).toBeAttached()
  const announcements = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: inbox.kinds.announcement })
  const unread = announcements.filter({ hasText: inbox.unread })
  await expect(unread.first()).toBeVisible()
  const before = await unread.count()
  expect(await axeCheck(page)).toEqual([])
  // Shown as read before the server knows: a reload meanwhile would take the request back.
  const known = page.waitForResponse(`**${markInboxRead.path}`)
  await unread.first().getByRole('button').click()
  await expect(page.getByRole('dialog', { name: new RegExp(noticeText.noticeTitle) })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(unread).toHaveCount(before - 1)
  await known
  await page.reload()
  await landed(page, '/liff/inbox')
  await expect(announcements.first()).toBeVisible()
  await expect(unread).toHaveCount(before - 1)
})
