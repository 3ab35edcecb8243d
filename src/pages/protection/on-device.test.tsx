/** A platform without the calls of protection (decision 093): what this device keeps by itself, and says to be its own. */
import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allEndpoints } from '#contracts/all.ts'
import { freshCare, reminded } from '#rules/protection/on-device.ts'
import { watchPlay } from '#src/features/pause/watch-play.ts'
import { serverClockMeasured, serverNow } from '#src/lib/server-clock.ts'
import { changeCare, readCare } from '#src/stores/protection/device-care.ts'
import { deposit } from '#src/strings/money/deposit.ts'
import { here } from '#src/strings/protection/here.ts'
import { limitWords } from '#src/strings/protection/limits.ts'
import { pause as words } from '#src/strings/protection/pause.ts'
import { failure } from '#tests/harness/page-server.ts'
import { openSite, type Site } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const MINUTE = 60_000
const WHEEL = '/member/wheel'

let end = () => {}
beforeEach(() => {
  for (const endpoint of allEndpoints)
    if (endpoint.name.startsWith('protection.')) site.answer(endpoint, () => failure(404))
})
afterEach(() => {
  end()
  end = () => {}
})

/** As after many replies: the clock of the page is the server's. */
function clock(): number {
  for (let i = 0; i < 60; i++) serverClockMeasured(site.server.clock.now() - Date.now())
  return serverNow()
}

function watch(page: Site): void {
  end = watchPlay(new QueryClient(), {
    here: () => page.router.state.location.pathname,
    goTo: (to) => void page.router.navigate(to),
    onMove: (listener) => page.router.subscribe(listener),
  })
}

async function limit({ user }: Site, kind: 'deposit' | 'time', sum: string) {
  const { name, field } = limitWords.kinds[kind]
  const card = within(await main().findByRole('region', { name }))
  await user.click(card.getByRole('button', { name: new RegExp(`${name}$`) }))
  await user.type(card.getByRole('textbox', { name: field }), sum)
  await user.click(card.getByRole('button', { name: limitWords.save }))
  return card
}

it('limits of this device: those it can count, said to be its own, set and lowered at once', async () => {
  const page = await site.renderAt('/member/limits', { as: 'somchai' })
  expect(await main().findByText(here.text)).toBeVisible()
  expect(main().getByText(here.about.time)).toBeVisible()
  expect(main().queryByRole('region', { name: limitWords.kinds.loss.name })).toBeNull()
  expect(main().queryByRole('region', { name: limitWords.kinds.stake.name })).toBeNull()
  expect(main().queryByText(limitWords.history)).toBeNull()
  const card = await limit(page, 'deposit', '500')
  expect(await screen.findByText(here.saved)).toBeVisible()
  expect(await card.findByText(limitWords.left('฿500.00'))).toBeVisible()
  expect(readCare().limits).toEqual([{ kind: 'deposit', period: 'day', most: 500_00, pending: null }])
  // Looser waits here too, and can be dropped.
  await page.user.click(card.getByRole('button', { name: new RegExp(`${limitWords.kinds.deposit.name}$`) }))
  await page.user.type(card.getByRole('textbox'), '900')
  await page.user.click(card.getByRole('button', { name: limitWords.ask }))
  expect(await card.findByText(limitWords.asked('฿900.00'))).toBeVisible()
  await page.user.click(card.getByRole('button', { name: limitWords.drop }))
  await waitFor(() => expect(card.queryByText(limitWords.asked('฿900.00'))).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a deposit over the limit of this device is refused at its amount; one below counts', async () => {
  const page = await site.renderAt('/member/limits', { as: 'fon' })
  await limit(page, 'deposit', '500')
  await screen.findByText(here.saved)
  await page.go('/member/deposit')
  expect(await main().findByText(here.depositLeft('฿499.00'))).toBeVisible()
  const amount = await main().findByRole('textbox', { name: deposit.amount })
  await page.user.type(amount, '700')
  const send = () =>
    page.user.click(main().getByRole('button', { name: new RegExp(`^${deposit.submit.qr}`) }))
  await send()
  expect(await main().findByText(here.depositOver('฿499.00'))).toBeVisible()
  expect(readCare().deposits).toEqual([])
  await page.user.clear(amount)
  await page.user.type(amount, '300')
  await send()
  await waitFor(() => expect(readCare().deposits).toMatchObject([{ counts: true }]))
  expect(Math.floor(readCare().deposits[0]!.amount / 100)).toBe(300)
})

it('a break of this device: offered without exclusion, begun at once, and play and deposits closed by it', async () => {
  const page = await site.renderAt('/member/break', { as: 'boy' })
  expect(await main().findByText(here.text)).toBeVisible()
  expect(main().queryByRole('tab')).toBeNull()
  expect(main().getByRole('link', { name: new RegExp(words.helpline) })).toHaveAttribute('href', 'tel:1323')
  for (const line of [...here.during.stops, ...here.during.goesOn])
    expect(main().getByText(line)).toBeVisible()
  expect(main().getByRole('button', { name: /^เริ่มพัก/ })).toBeDisabled()
  await page.user.click(main().getByRole('radio', { name: /1 สัปดาห์/ }))
  await page.user.click(main().getByRole('button', { name: /^เริ่มพัก/ }))
  expect(await main().findByRole('heading', { name: words.rest })).toBeVisible()
  expect(main().getByText(here.text)).toBeVisible()
  watch(page)
  for (const path of [WHEEL, '/member/deposit']) {
    await page.go(path)
    await waitFor(() => expect(page.address()).toBe('/member/break'))
  }
  expect(await screen.findAllByText(words.stopped)).not.toHaveLength(0)
  await page.go('/member/withdraw')
  expect(page.address()).toBe('/member/withdraw')
})

it('the reality check of this device: by its own clock, with time alone, and answered by an answer only', async () => {
  // Play of a quarter of an hour that goes on.
  const now = clock()
  changeCare(() => ({
    ...reminded(freshCare, 15, now),
    clock: { startedAt: now - 15 * MINUTE, lastAt: now, dueAt: now },
  }))
  const page = await site.renderAt(WHEEL, { as: 'nid' })
  watch(page)
  const dialog = await screen.findByRole('alertdialog', { name: words.checkTitle(words.minutes(15)) })
  expect(within(dialog).getByText(here.checked)).toBeVisible()
  expect(within(dialog).queryByText(words.staked)).toBeNull()
  await page.user.keyboard('{Escape}')
  expect(dialog).toBeVisible()
  await page.user.click(within(dialog).getByRole('button', { name: words.goOn }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(readCare().clock.dueAt).toBeGreaterThan(now + 14 * MINUTE)
})

it('another answer in another tab of this device puts the check away', async () => {
  const now = clock()
  const play = { startedAt: now - 15 * MINUTE, lastAt: now, dueAt: now }
  changeCare(() => ({ ...reminded(freshCare, 15, now), clock: play }))
  const page = await site.renderAt(WHEEL, { as: 'nid' })
  watch(page)
  const dialog = await screen.findByRole('alertdialog', { name: words.checkTitle(words.minutes(15)) })
  changeCare((care) => ({ ...care, clock: { ...play, dueAt: now + 15 * MINUTE } }))
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})

it('when the time of this device is up, play leads to the limits, and deposits stay open', async () => {
  changeCare(() => ({ ...freshCare, limits: [{ kind: 'time', period: 'day', most: 0, pending: null }] }))
  const page = await site.renderAt(WHEEL, { as: 'lek' })
  watch(page)
  await waitFor(() => expect(page.address()).toBe('/member/limits'))
  expect(await screen.findByText(here.timeUp)).toBeVisible()
  await page.go('/member/deposit')
  expect(await main().findByRole('textbox', { name: deposit.amount })).toBeVisible()
  expect(page.address()).toBe('/member/deposit')
})

it('how often is chosen here, and the time of today is told', async () => {
  const page = await site.renderAt('/member/break', { as: 'nid' })
  await page.user.click(await main().findByRole('radio', { name: words.minutes(30) }))
  expect(await screen.findByText(words.reminderSaved(30))).toBeVisible()
  expect(readCare().reminder).toBe(30)
  expect(main().getByText(here.today)).toBeVisible()
  expect(main().queryByText(words.lifetimeNet)).toBeNull()
})

it('where the browser keeps nothing it is said, and nothing pretends to be set', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const page = await site.renderAt('/member/limits', { as: 'somchai' })
  await limit(page, 'time', '60')
  expect(await screen.findByText(here.notKept)).toBeVisible()
  expect(main().getAllByText(limitWords.none).length).toBeGreaterThan(0)
  full.mockRestore()
})
