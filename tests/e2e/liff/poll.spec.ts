/** A poll inside LINE: opened by its link, voted, and sent to friends as a LIFF link (ENV-4, ENV-7, EXTRA-8). */
import { sandboxPolls } from '#sandbox/strings/polls.ts'
import { poll as words } from '#src/strings/rewards/poll.ts'
import { share } from '#src/strings/line/share.ts'
import { agents, expect, landed, test } from '../../harness/liff/e2e-liff.ts'
import { answerInLine } from '../../harness/liff/e2e-liff-picker.ts'
import { LIFF_ID } from '../../../scripts/test/e2e-server.ts'

const { title, choices } = sandboxPolls.champion
const kite = choices[3]

test.use({ userAgent: agents.ios })

test('EXTRA-8 ENV-7 opened in LINE, voted, and brought to friends', async ({ page, line, watch }) => {
  watch.allow(/does not have a registered handler/)
  await line.open(page, '/poll/1')
  await landed(page, '/liff/poll/1')
  await page.getByRole('radio', { name: kite }).check()
  await page.getByRole('button', { name: words.vote(kite) }).click()
  const bar = page.getByRole('progressbar', { name: words.barOf(kite) })
  await expect(page.getByRole('listitem').filter({ has: bar })).toContainText(words.mine)

  await page.getByRole('button', { name: words.invite }).click()
  const sheet = page.getByRole('dialog', { name: share.title })
  await sheet.getByRole('button', { name: share.pickFriends }).click()
  const messages = await answerInLine(page, line.told, 'SUCCESS')
  expect(messages).toHaveLength(1)
  const sent = JSON.stringify(messages[0])
  expect(sent).toContain(title)
  expect(sent).toContain(`https://liff.line.me/${LIFF_ID}/poll/1?`)
  await expect(page.getByText(share.sent)).toBeVisible()
  await line.expectNoSecrets(page)
})
