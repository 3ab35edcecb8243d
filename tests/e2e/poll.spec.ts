/** Polls in the browser: from the event to the figures, and from the answer to the prize in the statement (EXTRA-8). */
// oneSize: money is alike at every size.
import { sandboxPolls } from '#sandbox/strings/polls.ts'
import { formatBaht } from '#rules/baht.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { noticeText } from '#src/strings/notices.ts'
import { poll as words } from '#src/strings/rewards/poll.ts'
import { share } from '#src/strings/line/share.ts'
import { shell } from '#src/strings/shell.ts'
import { expectSoundInThemes } from '../harness/e2e-sound.ts'
import { expect, oneSize, test, type Page } from '../harness/e2e.ts'
import { clockTest } from '../harness/e2e-own-site.ts'
import { arriveAs, balanceOf, fillLogin, newMember } from '../harness/e2e-people.ts'
import { readNotices } from '../harness/e2e-shell.ts'

const { title, choices } = sandboxPolls.champion
const [elephant, peacock, crab] = choices

async function vote(page: Page, name: string) {
  await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: words.vote(name) }).click()
}
const bar = (page: Page, name: string) => page.getByRole('progressbar', { name: words.barOf(name) })
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ has: bar(page, name) })

test('EXTRA-8 SHELL-8 from the event to the vote and its figures', async ({ page }) => {
  await arriveAs(page, await newMember(page.request))
  await page.goto('/')
  await page.getByRole('button', { name: new RegExp(`^${shell.contacts}`) }).click()
  await page.getByRole('button', { name: new RegExp(`^${shell.events}`) }).click()
  const events = page.getByRole('dialog', { name: new RegExp(`^${noticeText.noticeTitle}`) })
  await events.getByRole('link').first().click()
  await expect(page).toHaveURL('/poll/1')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText(words.final)).toBeVisible()
  await expectSoundInThemes(page, 'choices')

  await vote(page, crab)
  await expect(row(page, crab)).toContainText(words.mine)
  await expect(page.getByRole('heading', { name: words.resultsNow })).toBeFocused()
  await expect(page.getByRole('radio', { name: crab })).toHaveCount(0)
  await expectSoundInThemes(page, 'figures')

  await page.reload()
  await expect(row(page, crab)).toContainText(words.mine)
  await page.getByRole('button', { name: words.invite }).click()
  await expect(page.getByRole('dialog', { name: share.title }).getByRole('article')).toContainText(title)
})

test('EXTRA-8 a visitor chooses with the keyboard, signs in, and the choice is still there', async ({
  page,
}) => {
  const person = await newMember(page.request)
  await page.goto('/poll')
  await page.getByRole('radio', { name: elephant }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: peacock })).toBeChecked()
  await page.getByRole('button', { name: words.vote(peacock) }).click()
  await expect(page.getByRole('form', { name: auth.loginTitle })).toBeVisible()
  await fillLogin(page, person)
  await readNotices(page)
  await expect(page.getByRole('radio', { name: peacock })).toBeChecked()
  await page.getByRole('button', { name: words.vote(peacock) }).click()
  await expect(row(page, peacock)).toContainText(words.mine)
})

clockTest(
  'EXTRA-8 closed, answered, and the prize is in the wallet and the statement',
  oneSize,
  async ({ page, site }) => {
    await page.clock.install()
    const token = await arriveAs(page, await newMember(page.request))
    await page.goto('/poll/1')
    await vote(page, peacock)
    await expect(row(page, peacock)).toContainText(words.mine)

    await site.press('/sandbox/rewards/poll/close', { poll_id: '1' })
    await page.reload()
    await expect(page.getByText(words.waiting)).toBeVisible()
    const peacockId = await page.request
      .get('/api/poll/config?poll_id=1&agent_id=7')
      .then(async (answer) => (await answer.json()) as { data: { choices: Choice[] } })
      .then(({ data }) => data.choices.find(({ name }) => name === peacock)!.choice_id)
    await site.press('/sandbox/rewards/poll/announce', { poll_id: '1', choice_id: String(peacockId) })

    // Two of the sandbox's people were right as well: a third of the pool, cut to the satang.
    const prize = Math.floor(5_000_00 / 3)
    await expect(async () => expect(await balanceOf(page.request, token)).toBe(prize)).toPass()
    // The page finds out by itself, within half a minute of its own clock.
    await page.clock.fastForward(30_000)
    await expect(page.getByText(words.answerIs(peacock))).toBeVisible()
    await expect(page.getByText(words.youWere(1, formatBaht(prize)))).toBeVisible()
    await expect(row(page, peacock)).toContainText(words.right)
    await expect(page.getByRole('heading', { name: words.winners, exact: true })).toBeVisible()

    await page.goto('/member/statement')
    await expect(page.getByText(new RegExp(title)).first()).toBeVisible()
    await expect(page.getByText(formatBaht(prize, { sign: true })).first()).toBeVisible()
    const ledger = await page.request.get('/sandbox/ledger.json')
    expect(await ledger.json()).toMatchObject({ total: 0, faults: [] })
  },
)

interface Choice {
  choice_id: string | number
  name: string
}
