import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { doCheckin, getCheckin, getQuestHistory, getQuests, redeemQuest } from '#contracts/quest.ts'
import { members } from '#server/db/schema/member.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { notePlays } from '#server/modules/play/note-play.ts'
import { sandboxQuests } from '#sandbox/strings/quests.ts'
import { questMessages } from '#server/strings/quest.ts'
import { moneyWrite } from '#src/strings/money/money-write.ts'
import { promotions } from '#src/strings/rewards/promotions.ts'
import { quests as words } from '#src/strings/rewards/quests.ts'
import { rewardDialog } from '#src/strings/rewards/reward-dialog.ts'
import { shell } from '#src/strings/shell.ts'
import { broken, failure, never } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'

const site = openSite()
const path = '/member/creditfree'
const main = () => within(screen.getByRole('main'))
const row = async (title: string) => (await main().findByText(title)).closest('li')!
const claim = (title: string) => main().findByRole('button', { name: words.claimNamed(title) })
const tab = (group: keyof typeof words.groups) =>
  main().getByRole('tab', { name: new RegExp(`^${words.groups[group]}`) })
const reward = async () => within(await screen.findByRole('dialog', { name: new RegExp(rewardDialog.title) }))

async function play(username: string, category: string, stake: number) {
  const { db, clock } = site.server
  const [member] = await db.select().from(members).where(eq(members.username, username))
  const round = { memberId: member!.id, category, stake: satang(stake), win: satang(0), bound: false }
  await inTransaction(db, (tx) => notePlays(tx, [round], clock.now()))
}

it('EXTRA-4 the fifth day gives ten points, once, and the streak goes on', async () => {
  const { user } = await site.renderAt(path, { as: 'narin1990' })
  const panel = within(await main().findByRole('group', { name: new RegExp(words.checkin) }))
  expect(panel.getAllByRole('listitem').map((day) => day.textContent)).toEqual([
    expect.stringContaining(words.dayStates.done),
    expect.stringContaining(words.dayStates.done),
    expect.stringContaining(words.dayStates.done),
    expect.stringContaining(words.dayStates.done),
    expect.stringContaining(words.dayStates.today),
    expect.stringContaining('+15'),
    expect.stringContaining('+50'),
  ])
  await user.click(panel.getByRole('button', { name: 'เช็คอินวันที่ 5 รับ 10 แต้ม' }))
  const dialog = await reward()
  expect(dialog.getByText('10 แต้ม')).toBeVisible()
  expect(dialog.getByText(rewardDialog.pointsAdded('1,260'))).toBeVisible()
  await user.click(dialog.getByRole('button', { name: rewardDialog.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await panel.findByText(words.checkedIn)).toBeVisible()
  // The button is gone: whoever uses the keyboard goes on from where it was.
  await waitFor(() => expect(document.activeElement).toContainElement(panel.getByText(words.checkedIn)))
  expect(document.activeElement).not.toBe(document.body)
  expect(panel.getByText(words.tomorrow('15 แต้ม'))).toBeVisible()
  expect(panel.getByText('5', { selector: 'b' })).toBeVisible()
  expect(site.asked.filter((one) => one.startsWith('POST /api/quest/checkin'))).toHaveLength(1)
})

it('EXTRA-4 each quest says its reward, progress and time, and leads to where it is done', async () => {
  await site.renderAt(path, { as: 'somchai' })
  const deposit = within(await row(sandboxQuests.deposit500.title))
  expect(deposit.getByText('รับสิทธิ์หมุน 1 ครั้ง')).toBeVisible()
  expect(deposit.getByText('฿0 / ฿500')).toBeVisible()
  expect(deposit.getByText(words.states.untouched)).toBeVisible()
  expect(deposit.getByText(words.untilToday('23:59 น.'))).toBeVisible()
  expect(deposit.getByRole('link')).toHaveAttribute('href', '/member/deposit')
  expect(deposit.getByRole('progressbar', { name: sandboxQuests.deposit500.title })).toHaveAttribute(
    'value',
    '0',
  )
  const yeekee = within(await row(sandboxQuests.yeekee.title))
  expect(yeekee.getByText('0 / 3 รอบ')).toBeVisible()
  expect(yeekee.getByText('รับ 20 แต้ม')).toBeVisible()
})

it('EXTRA-4 progress is asked for again by whoever comes back from playing', async () => {
  const { go } = await site.renderAt(path, { as: 'somchai' })
  expect(within(await row(sandboxQuests.slot.title)).getByText('฿0 / ฿300')).toBeVisible()
  await go('/member/coupon')
  await play('somchai', 'slot', 120_50)
  await go(path)
  await waitFor(async () =>
    expect(within(await row(sandboxQuests.slot.title)).getByText('฿120.50 / ฿300')).toBeVisible(),
  )
  expect(within(await row(sandboxQuests.slot.title)).getByText(words.states.running)).toBeVisible()
})

it('EXTRA-4 a finished quest is collected once, and stands in the history', async () => {
  await play('boy', 'slot', 300_00)
  const { user, address } = await site.renderAt(path, { as: 'boy' })
  await user.click(await claim(sandboxQuests.slot.title))
  const dialog = await reward()
  expect(dialog.getByText('15 แต้ม')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: rewardDialog.close }))
  const collected = within(await row(sandboxQuests.slot.title))
  expect(await collected.findByText(words.states.claimed)).toBeVisible()
  expect(collected.queryByRole('button')).toBeNull()
  await user.click(screen.getByRole('link', { name: words.history }))
  expect(address()).toBe(`${path}?view=history`)
  const back = await main().findByRole('link', { name: words.back })
  expect(await row(sandboxQuests.slot.title)).toHaveTextContent('15 แต้ม')
  await user.click(back)
  expect(address()).toBe(path)
})

it('EXTRA-4 tabs stand in the address and count what waits; an event has its title, a locked quest says why', async () => {
  const { user, address } = await site.renderAt(path, { as: 'hero' })
  await main().findByText(sandboxQuests.deposit500.title)
  expect(tab('once')).toHaveTextContent('1')
  await user.click(tab('week'))
  expect(address()).toBe(`${path}?group=week`)
  const friend = within(await row(sandboxQuests.friend.title))
  expect(friend.getByText('รับเครดิต ฿20.00 เทิร์น 1 เท่า')).toBeVisible()
  expect(friend.getByRole('link')).toHaveAttribute('href', '/affiliate')
  await user.click(tab('event'))
  expect(address()).toBe(`${path}?group=event`)
  expect(await main().findByRole('heading', { name: /ทายทีมแชมป์/ })).toBeVisible()
  const second = within(await row(sandboxQuests.sport5000.title))
  expect(second.getByText(words.states.locked)).toBeVisible()
  expect(second.getByText(words.needs(sandboxQuests.sport1000.title))).toBeVisible()
  expect(second.queryByRole('link')).toBeNull()
})

it('EXTRA-4 a quest of an event is collected with its event, and opens the next', async () => {
  await play('fon', 'sport', 1_000_00)
  const { user } = await site.renderAt(`${path}?group=event`, { as: 'fon' })
  await user.click(await claim(sandboxQuests.sport1000.title))
  expect((await reward()).getByText('50 แต้ม')).toBeVisible()
  expect(site.asked).toContain('POST /api/event/quest')
  await user.keyboard('{Escape}')
  expect(
    await within(await row(sandboxQuests.sport5000.title)).findByText(words.states.running),
  ).toBeVisible()
})

it('EXTRA-4 spins lead to the wheel', async () => {
  site.answer(redeemQuest, () =>
    Response.json({
      error: 0,
      message: '',
      data: { reward: { kind: 'wheel_spins', label: '', count: 1, categorys: '' }, wallet_id: '', ref: '' },
    }),
  )
  const { user, address } = await site.renderAt(`${path}?group=once`, { as: 'nid' })
  await user.click(await claim(sandboxQuests.mobile.title))
  await user.click((await reward()).getByRole('button', { name: words.spinNow }))
  await waitFor(() => expect(address()).toBe('/member/wheel'))
})

it('EXTRA-4 a refusal is read, and the list is asked for again', async () => {
  site.answer(redeemQuest, () => Response.json({ error: 1, message: questMessages.unfinished, data: null }))
  const { user } = await site.renderAt(`${path}?group=once`, { as: 'lek' })
  await user.click(await claim(sandboxQuests.mobile.title))
  const alert = within(await screen.findByRole('alertdialog', { name: words.refused }))
  expect(alert.getByText(questMessages.unfinished)).toBeVisible()
  expect(site.asked.filter((one) => one.startsWith('GET /api/quest/list')).length).toBeGreaterThan(1)
})

it('EXTRA-4 an end that is not known is asked for, and nothing is sent twice', async () => {
  site.answer(doCheckin, async (request) => {
    await site.server.app.fetch(request)
    return broken()
  })
  const { user } = await site.renderAt(path, { as: 'arisa' })
  await user.click(await main().findByRole('button', { name: words.checkIn(1, '5 แต้ม') }))
  expect((await reward()).getByText('5 แต้ม')).toBeVisible()
  expect(screen.queryByText(moneyWrite.unknownText)).toBeNull()
  expect(site.asked.filter((one) => one.startsWith('POST /api/quest/checkin'))).toHaveLength(1)
})

it('EXTRA-4 nothing here, nothing collected yet', async () => {
  site.answer(getQuests, () => Response.json({ error: 0, message: '', data: [] }))
  site.answer(getCheckin, () =>
    Response.json({
      error: 0,
      message: '',
      data: { today: '2026-11-20', streak: 0, checked_in_today: false, days: [] },
    }),
  )
  const { go } = await site.renderAt(path, { as: 'malee' })
  expect(await main().findByText(words.none)).toBeVisible()
  expect(main().queryByRole('group')).toBeNull()
  expect(main().queryByRole('tab', { name: words.groups.once })).toBeNull()
  await go(`${path}?view=history`)
  expect(await main().findByText(words.noHistory)).toBeVisible()
})

it('LOGIN-6 each part that cannot be loaded says so by itself, and is tried again', async () => {
  for (const endpoint of [getQuests, getCheckin, getQuestHistory]) site.answer(endpoint, () => failure(500))
  const { user, go } = await site.renderAt(path, { as: 'malee' })
  expect(await main().findByText(words.failed)).toBeVisible()
  expect(await main().findByText(words.checkinFailed)).toBeVisible()
  expect(main().getByRole('heading', { name: promotions.freeTitle })).toBeVisible()
  site.mend(getCheckin)
  await user.click(main().getAllByRole('button', { name: shell.retry })[0]!)
  expect(await main().findByRole('group', { name: new RegExp(words.checkin) })).toBeVisible()
  expect(main().getByText(words.failed)).toBeVisible()
  await go(`${path}?view=history`)
  expect(await main().findByText(words.historyFailed)).toBeVisible()
})

it('EXTRA-4 while it loads the page is there, and says so', async () => {
  site.answer(getQuests, never)
  site.answer(getCheckin, never)
  await site.renderAt(path, { as: 'malee' })
  expect(main().getAllByText(shell.loading).length).toBeGreaterThanOrEqual(2)
  expect(main().getAllByRole('tab')).toHaveLength(3)
})
