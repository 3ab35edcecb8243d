/** The reality check on the page (decision 084): over play, answered by nothing but an answer. Its figures and the bets it holds are the server's. */
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CHECK_DUE } from '#contracts/errors.ts'
import { answerCheck, getPlaySession, watchPlay as watchCall } from '#contracts/pause.ts'
import { setReminder, startTimeOut } from '#contracts/protection.ts'
import { minute } from '#server/kit/clock.ts'
import type { TestMember } from '#server/testing/people.ts'
import { addDraw, bet, placeBill } from '#server/testing/scenes/bills.ts'
import { dismissTop } from '#src/dialogs/dialogs.ts'
import { serverClockMeasured } from '#src/lib/server-clock.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { failure } from '#tests/harness/page-server.ts'
import { openSite } from '#tests/harness/render-at.tsx'
import { watchPlay } from './watch-play.ts'

const site = openSite()
const WHEEL = '/member/wheel'

let made = 0
let who: TestMember
let end = () => {}
beforeEach(async () => {
  made += 1
  who = await site.server.member({ mobile: `08900000${10 + made}`, wallets: [{ balance: 1_000_00 }] })
})
afterEach(() => end())

async function stake() {
  const { roundId } = await addDraw(site.server.db, site.server.clock.now())
  return placeBill(site.server, who, roundId, [bet('top3', '123', 10)])
}

/** A bet, and so many minutes. */
async function play(minutes: number) {
  await stake()
  site.server.clock.advance(minutes * minute)
  // As after many replies: the clock on the page is the server's.
  for (let i = 0; i < 60; i++) serverClockMeasured(site.server.clock.now() - Date.now())
}

/** The page as the member has it, told by the server what the site is told. */
async function openAt(path: string) {
  const page = await site.renderAt(path, { token: who.token })
  end = watchPlay(new QueryClient(), {
    here: () => page.router.state.location.pathname,
    goTo: (to) => void page.router.navigate(to),
    onMove: (listener) => page.router.subscribe(listener),
  })
  return page
}

const check = () => screen.findByRole('alertdialog', { name: /^คุณเล่นมาแล้ว/ })
const answers = async () =>
  within(await check())
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const choose = (minutes: 15 | 30 | 60) => site.server.call(setReminder, { minutes }, { as: who })
/** The server has said how things stand, twice: nothing came of it. */
const heard = (times: number) =>
  waitFor(() =>
    expect(site.asked.filter((call) => call.includes(watchCall.path)).length).toBeGreaterThan(times),
  )

it.each([15, 30, 60] as const)(
  'RTS 13 after %d minutes of play it is over the page, with the figures',
  async (every) => {
    await choose(every)
    if (every === 60) await play(30)
    await play(every === 60 ? 30 : every)
    await openAt(WHEEL)
    const dialog = within(await check())
    const staked = every === 60 ? 20 : 10
    expect(dialog.getByRole('heading')).toHaveTextContent(
      every === 60 ? words.hours(1, 0) : words.minutes(every),
    )
    const figures = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(figures).toEqual([`฿${staked}.00`, '฿0.00', `-฿${staked}.00`, `฿${1000 - staked}.00`])
    expect(dialog.getByText(new RegExp(`^เริ่ม .* ขณะนี้`))).toBeVisible()
    // Two answers of one look, and a link to what was played; nothing that closes.
    const [goOn, stop] = [
      dialog.getByRole('button', { name: words.goOn }),
      dialog.getByRole('button', { name: words.stop }),
    ]
    expect(goOn.className).toBe(stop.className)
    expect(await answers()).toEqual([words.played, words.goOn, words.stop])
    expect(await stake()).toMatchObject({ error: CHECK_DUE })
  },
)

it('RTS 13 before its time nothing is over the page, and it comes when it is due', async () => {
  await choose(15)
  await play(14)
  await openAt(WHEEL)
  await heard(0)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  site.server.clock.advance(minute)
  for (let i = 0; i < 60; i++) serverClockMeasured(site.server.clock.now() - Date.now())
  // Looking away and back asks anew, as a phone does that wakes.
  fireEvent(document, new Event('visibilitychange'))
  expect(await check()).toBeVisible()
}, 30_000)

it('RTS 13 not Escape, not a press outside, not the way back: only an answer ends it', async () => {
  await choose(15)
  await play(15)
  const { user, address } = await openAt(WHEEL)
  const dialog = await check()
  await user.keyboard('{Escape}{Escape}')
  await user.click(dialog)
  expect(dialog).toBeVisible()
  // The host's back closes what is on top: it is there again.
  act(() => void dismissTop())
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  const again = await check()
  expect(address()).toBe(WHEEL)
  await user.click(within(again).getByRole('button', { name: words.goOn }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await stake()).toMatchObject({ error: 0 })
  expect(address()).toBe(WHEEL)
})

it('RTS 13 stopping leads to breaks, and play is over', async () => {
  await choose(15)
  await play(15)
  const { user, address } = await openAt(WHEEL)
  await user.click(within(await check()).getByRole('button', { name: words.stop }))
  await waitFor(() => expect(address()).toBe('/member/break'))
  expect((await site.server.call(getPlaySession, {}, { as: who })).data).toBeNull()
})

it('RTS 13 what was played can be looked at, and the check waits at the next page of play', async () => {
  await choose(15)
  await play(15)
  const { user, address, go } = await openAt(WHEEL)
  await user.click(within(await check()).getByRole('button', { name: words.played }))
  await waitFor(() => expect(address()).toBe('/member/statement'))
  expect(await stake()).toMatchObject({ error: CHECK_DUE })
  await go(WHEEL)
  expect(await check()).toBeVisible()
})

it('RTS 13 a phone that slept for nine hours wakes to the check, with the time of play alone', async () => {
  await choose(15)
  await play(14)
  await stake()
  await play(9 * 60)
  await openAt(WHEEL)
  expect(within(await check()).getByRole('heading')).toHaveTextContent(words.minutes(14))
})

it('RTS 13 answered in another tab it goes away by itself', async () => {
  await choose(15)
  await play(15)
  const { address } = await openAt(WHEEL)
  const dialog = await check()
  await site.server.call(answerCheck, { go_on: true }, { as: who })
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await heard(2)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(address()).toBe(WHEEL)
}, 40_000)

it('RTS 13 an answer that did not arrive is said, and the check stays', async () => {
  await choose(15)
  await play(15)
  const { user } = await openAt(WHEEL)
  site.answer(answerCheck, () => failure(500))
  const dialog = within(await check())
  await user.click(dialog.getByRole('button', { name: words.goOn }))
  expect(await dialog.findByText(words.answerFailed)).toBeVisible()
  expect(await stake()).toMatchObject({ error: CHECK_DUE })
  site.mend(answerCheck)
  await user.click(dialog.getByRole('button', { name: words.goOn }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('RTS 13 looking is no play: the lobby of the lottery stays free', async () => {
  await choose(15)
  await play(15)
  const { go } = await openAt('/lotto/lobby')
  await screen.findByRole('main')
  expect(site.asked.some((call) => call.includes(watchCall.path))).toBe(false)
  await go(WHEEL)
  expect(await check()).toBeVisible()
})

it('LCCP 3.3.4 a break of another device puts the check away and leads to the break', async () => {
  await choose(15)
  await play(15)
  const { address } = await openAt(WHEEL)
  const dialog = await check()
  await site.server.call(startTimeOut, { length: 'week' }, { as: who })
  await waitFor(() => expect(address()).toBe('/member/break'))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})
