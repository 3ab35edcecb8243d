import { act, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { checkPollQuota, getPollConfig, getPollStats, getPollWinners, submitPoll } from '#contracts/poll.ts'
import { members, wallets } from '#server/db/schema/member.ts'
import type { polls } from '#server/db/schema/poll.ts'
import { day, hour } from '#server/kit/clock.ts'
import { settlePolls } from '#server/modules/poll/settle-job.ts'
import { pollMessages } from '#server/strings/poll.ts'
import { sandboxPolls } from '#sandbox/strings/polls.ts'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { addPoll as addTestPoll, announcePoll, deposited, vote } from '#server/testing/scenes/polls.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { poll as words } from '#src/strings/rewards/poll.ts'
import { share } from '#src/strings/line/share.ts'
import { shell } from '#src/strings/shell.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { broken, failure, never } from '#tests/harness/page-server.ts'
import { openSite, type Site } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const [elephant, peacock, crab, kite] = sandboxPolls.champion.choices

const addPoll = (rest: Partial<typeof polls.$inferInsert> = {}) =>
  addTestPoll(site.server, { title: 'ใครได้ที่หนึ่ง', ...rest })

async function personOf(username: string) {
  const { db } = site.server
  const [row] = await db.select().from(members).where(eq(members.username, username))
  return row!
}

async function mainWalletOf(memberId: string) {
  const { db } = site.server
  const [row] = await db
    .select()
    .from(wallets)
    .where(eq(wallets.memberId, memberId))
    .orderBy(wallets.position)
  return row!.id
}

const radios = () => main().findAllByRole('radio')
const choose = async ({ user }: Pick<Site, 'user'>, name: string) =>
  user.click(await main().findByRole('radio', { name }))
const press = async ({ user }: Pick<Site, 'user'>, name: string) =>
  user.click(main().getByRole('button', { name: words.vote(name) }))
/** The row of a choice among the results, as text. */
const row = async (name: string) => {
  const bar = await main().findByRole('progressbar', { name: words.barOf(name) })
  return { bar, text: bar.closest('li')!.textContent }
}

describe('EXTRA-8 before voting', () => {
  it('a question, four cards, what is left, and that a vote is final', async () => {
    await site.renderAt('/poll/1', { as: 'arisa' })
    expect(await main().findByRole('heading', { name: sandboxPolls.champion.title })).toBeVisible()
    expect(main().getByText(sandboxPolls.champion.description)).toBeVisible()
    const group = await main().findByRole('radiogroup', { name: sandboxPolls.champion.question })
    expect(within(group).getAllByRole('radio')).toHaveLength(4)
    expect(await within(group).findByText('1')).toBeVisible()
    expect(main().getByText(words.final)).toBeVisible()
    expect(main().getByRole('button', { name: words.chooseFirst })).toBeDisabled()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(site.asked.filter((path) => path.includes('/poll/stats'))).toEqual([])
  })

  it('the rules come from the poll, and the winners of the one before were paid', async () => {
    await site.renderAt('/poll/1')
    const { facts } = pollMessages
    expect(await main().findByText(facts.poolText(5_000_00))).toBeVisible()
    expect(await main().findByRole('heading', { name: words.winnersBefore })).toBeVisible()
    const names = main()
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(names).toEqual([
      expect.stringContaining('pi•••21'),
      expect.stringContaining('aek•••77'),
      expect.stringContaining('mai•••03'),
    ])
    expect(names.every((text) => text.includes('500.00'))).toBe(true)
  })

  it('without an id the poll that runs', async () => {
    const { address } = await site.renderAt('/poll')
    expect(await main().findByRole('heading', { name: sandboxPolls.champion.title })).toBeVisible()
    expect(address()).toBe('/poll')
  })
})

describe('EXTRA-8 voting', () => {
  it('shows the figures with the own vote marked, and the focus on them', async () => {
    const page = await site.renderAt('/poll/1', { as: 'somchai' })
    await choose(page, peacock)
    await press(page, peacock)
    const mine = await row(peacock)
    expect(mine.text).toContain(words.mine)
    expect(mine.text).toContain('43%')
    expect(mine.text).toContain(words.votes('3'))
    expect(mine.bar).toHaveAttribute('value', '43')
    expect((await row(elephant)).text).not.toContain(words.mine)
    expect((await row(kite)).text).toContain('0%')
    expect((await row(crab)).text).toContain('14%')
    expect(main().getByText(words.votes('7'))).toBeVisible()
    expect(main().getByRole('heading', { name: words.resultsNow })).toHaveFocus()
    const at = formatDateTime(site.server.clock.now())
    expect(main().getByText(words.recorded(at))).toBeVisible()
    expect(main().getByText(pollMessages.more(500_00))).toBeVisible()
    expect(await main().findByText(new RegExp(`^${words.used(1, 1)}`))).toBeVisible()
    expect(main().queryByRole('radio')).toBeNull()
  })

  it('with a vote left votes again, or goes back to the figures', async () => {
    const { pollId } = await addPoll({ freeVotes: 2 })
    const page = await site.renderAt(`/poll/${pollId}`, { as: 'hero' })
    await choose(page, 'crab')
    await press(page, 'crab')
    await page.user.click(await main().findByRole('button', { name: words.again(1) }))
    expect(await radios()).toHaveLength(4)
    await page.user.click(main().getByRole('button', { name: words.backToResults }))
    await page.user.click(await main().findByRole('button', { name: words.again(1) }))
    await choose(page, 'crab')
    await press(page, 'crab')
    expect((await row('crab')).text).toContain(words.mineTimes(2))
    await waitFor(() => expect(main().queryByRole('button', { name: words.again(1) })).toBeNull())
  })

  it('a deposit while it runs brings a vote', async () => {
    const { pollId } = await addPoll({ depositPerVote: satang(500_00), freeVotes: 0 })
    const boy = await personOf('boy')
    const first = await site.renderAt(`/poll/${pollId}`, { as: 'boy' })
    expect(await main().findByText(pollMessages.noneYet(500_00))).toBeVisible()
    expect(main().getByRole('link', { name: words.deposit })).toHaveAttribute('href', '/member/deposit')
    for (const radio of await radios()) expect(radio).toBeDisabled()
    await first.go('/poll/1')
    await deposited(site.server, await mainWalletOf(boy.id), 500_00)
    await act(() => first.go(`/poll/${pollId}`))
    await choose(first, 'kite')
    await press(first, 'kite')
    expect((await row('kite')).text).toContain(words.mine)
  })

  it('an end that is not known is asked for, and the vote counted once', async () => {
    const { pollId } = await addPoll()
    const page = await site.renderAt(`/poll/${pollId}`, { as: 'arisa' })
    site.answer(submitPoll, async (request) => {
      await site.server.app.fetch(request)
      return broken()
    })
    await choose(page, 'peacock')
    await press(page, 'peacock')
    expect((await row('peacock')).text).toContain(words.votes('1'))
    expect(screen.queryByText(moneyWrite.unknownTitle)).toBeNull()
    expect(site.asked.filter((path) => path.includes('poll/submit'))).toHaveLength(1)
  })

  it('a refusal is said, and the choice stays', async () => {
    const poll = await addPoll()
    const page = await site.renderAt(`/poll/${poll.pollId}`, { as: 'malee' })
    await choose(page, 'crab')
    // Used up on another device meanwhile.
    await vote(site.server, poll, await personOf('malee'), 0)
    await press(page, 'crab')
    expect((await row('elephant')).text).toContain(words.mine)
    const other = await addPoll()
    await page.go(`/poll/${other.pollId}`)
    site.answer(submitPoll, () => Response.json({ error: 1, message: 'ไม่ได้', data: null }))
    await choose(page, 'kite')
    await press(page, 'kite')
    expect(await main().findByText('ไม่ได้')).toBeVisible()
    expect(main().getByRole('radio', { name: 'kite' })).toBeChecked()
  })
})

describe('EXTRA-8 visitors', () => {
  it('choose, sign in in the dialog, and find their choice again', async () => {
    const { pollId } = await addPoll()
    const page = await site.renderAt(`/poll/${pollId}`)
    expect(await main().findByText(words.signInToVote)).toBeVisible()
    await choose(page, 'peacock')
    await press(page, 'peacock')
    const form = within(await screen.findByRole('form', { name: auth.loginTitle }))
    await page.user.type(form.getByLabelText(auth.usernameOrMobile), 'fon')
    await page.user.type(form.getByLabelText(auth.password), SANDBOX_PASSWORD)
    await page.user.click(form.getByRole('button', { name: auth.login }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await main().findByRole('radio', { name: 'peacock' })).toBeChecked()
    expect(page.address()).toBe(`/poll/${pollId}`)
    await press(page, 'peacock')
    expect((await row('peacock')).text).toContain(words.mine)
  })

  it('who come back from LINE find it in the address', async () => {
    const { pollId, choices } = await addPoll()
    await site.renderAt(`/poll/${pollId}?choice=${choices[2]}`, { as: 'nid' })
    expect(await main().findByRole('radio', { name: 'crab' })).toBeChecked()
  })

  it('see the figures once it has closed', async () => {
    const { pollId } = await addPoll({
      opensAt: site.server.clock.now() - day,
      closesAt: site.server.clock.now() - hour,
    })
    await site.renderAt(`/poll/${pollId}`)
    expect(await main().findByRole('heading', { name: words.resultsFinal })).toBeVisible()
    expect(await main().findByText(words.waiting)).toBeVisible()
    expect(main().queryByRole('radio')).toBeNull()
  })
})

describe('EXTRA-8 its states', () => {
  it('upcoming: when it opens, and nothing to press', async () => {
    const opensAt = site.server.clock.now() + hour
    const { pollId } = await addPoll({ opensAt, closesAt: opensAt + hour })
    await site.renderAt(`/poll/${pollId}`, { as: 'arisa' })
    expect(await main().findByText(words.notYet(formatDateTime(opensAt)))).toBeVisible()
    for (const radio of await radios()) expect(radio).toBeDisabled()
    expect(main().getByRole('button', { name: words.chooseFirst })).toBeDisabled()
  })

  it('announced: the answer, what the member won, and the winners', async () => {
    const poll = await addPoll({ freeVotes: 2, prizePool: satang(100_00) })
    const arisa = await personOf('arisa')
    await vote(site.server, poll, arisa, 1)
    await vote(site.server, poll, arisa, 0)
    await vote(site.server, poll, await personOf('lek'), 0)
    const { clock, deps } = site.server
    const before = clock.now()
    clock.advance(2 * hour)
    expect(await announcePoll(site.server, poll, 1)).toBe(true)
    await settlePolls(deps)
    await site.renderAt(`/poll/${poll.pollId}`, { as: 'arisa' })
    expect(await main().findByText(words.answerIs('peacock'))).toBeVisible()
    expect(main().getByText(words.youWere(1, '฿100.00'))).toBeVisible()
    expect((await row('peacock')).text).toContain(words.right)
    expect((await row('elephant')).text).not.toContain(words.right)
    expect(await main().findByRole('heading', { name: words.winners })).toBeVisible()
    expect(await main().findByText('฿100.00')).toBeVisible()
    expect(main().getByText('a•••a')).toBeVisible()
    clock.set(before)
  })

  it('announced, and nobody was right', async () => {
    const poll = await addPoll()
    await vote(site.server, poll, await personOf('lek'), 0)
    const { clock } = site.server
    const before = clock.now()
    clock.advance(2 * hour)
    await announcePoll(site.server, poll, 3)
    await site.renderAt(`/poll/${poll.pollId}`, { as: 'lek' })
    expect(await main().findByText(words.youWereWrong)).toBeVisible()
    expect(await main().findByText(words.noWinners)).toBeVisible()
    clock.set(before)
  })

  it('unknown: said, with a way to the newest', async () => {
    const { user } = await site.renderAt('/poll/987654')
    expect(await main().findByText(words.missingTitle)).toBeVisible()
    await user.click(main().getByRole('link', { name: words.toCurrent }))
    expect(await main().findByRole('heading', { name: sandboxPolls.champion.title })).toBeVisible()
  })
})

describe('EXTRA-8 LOGIN-6 parts that cannot be loaded', () => {
  const mend = async ({ user }: Pick<Site, 'user'>) =>
    user.click(main().getByRole('button', { name: shell.retry }))

  it('the poll', async () => {
    site.answer(getPollConfig, () => failure(500))
    const page = await site.renderAt('/poll/1')
    expect(await main().findByText(words.loadFailed)).toBeVisible()
    site.mend(getPollConfig)
    await mend(page)
    expect(await radios()).toHaveLength(4)
  })

  it('the own votes', async () => {
    site.answer(checkPollQuota, () => failure(500))
    const page = await site.renderAt('/poll/1', { as: 'arisa' })
    expect(await main().findByText(words.ownFailed)).toBeVisible()
    site.mend(checkPollQuota)
    await mend(page)
    expect(await radios()).toHaveLength(4)
  })

  it('the figures', async () => {
    site.answer(getPollStats, () => failure(500))
    const page = await site.renderAt('/poll/1', { as: 'nid' })
    expect(await main().findByText(words.statsFailed)).toBeVisible()
    site.mend(getPollStats)
    await mend(page)
    expect((await row(elephant)).text).toContain(words.mine)
  })

  it('the winners, and the rest stands', async () => {
    site.answer(getPollWinners, () => failure(500))
    const page = await site.renderAt('/poll/1')
    expect(await main().findByText(words.winnersFailed)).toBeVisible()
    expect(await radios()).toHaveLength(4)
    site.mend(getPollWinners)
    await mend(page)
    expect(await main().findByText('pi•••21')).toBeVisible()
  })

  it('while they load says so', async () => {
    site.answer(getPollConfig, never)
    await site.renderAt('/poll/1')
    expect(main().getByText(shell.loading)).toBeInTheDocument()
  })
})

it('EXTRA-8 ENV-7 sends the poll to friends, from the head and from the figures', async () => {
  const page = await site.renderAt('/poll/1', { as: 'nid' })
  await page.user.click(await main().findByRole('button', { name: words.invite }))
  const sheet = within(await screen.findByRole('dialog', { name: share.title }))
  expect(sheet.getByRole('heading', { name: sandboxPolls.champion.title })).toBeVisible()
  expect(sheet.getByText(sandboxPolls.champion.description)).toBeVisible()
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await page.user.click(screen.getByRole('button', { name: words.share }))
  expect(await screen.findByRole('dialog', { name: share.title })).toBeVisible()
})

it('EXTRA-8 the figures move while the page is open', async () => {
  const poll = await addPoll()
  await vote(site.server, poll, await personOf('hero'), 0)
  await site.renderAt(`/poll/${poll.pollId}`, { as: 'hero' })
  expect((await row('elephant')).text).toContain('100%')
  await vote(site.server, poll, await personOf('boy'), 1)
  await waitFor(async () => expect((await row('elephant')).text).toContain('50%'))
})
