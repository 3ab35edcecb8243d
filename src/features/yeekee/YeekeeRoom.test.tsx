import { screen, waitFor, within } from '@testing-library/react'
import { and, asc, eq, gt } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getYeekeeList, getYeekeeLists, shootNumber, type YeekeeProof } from '#contracts/yeekee.ts'
import { lotteries, lottoRounds } from '#server/db/schema/lotto.ts'
import { endWithoutResult } from '#server/modules/lotto/announce.ts'
import { yeekeeDays, yeekeeRounds } from '#server/db/schema/yeekee.ts'
import { genesis } from '#server/modules/lotto/yeekee-chain.ts'
import { computeDelays } from '#server/modules/yeekee/delay-job.ts'
import { standingDelay, testDelay } from '#server/testing/delay.ts'
import { closeYeekee } from '#server/modules/yeekee/close.ts'
import { release } from '#sandbox/lotto/beacon.ts'
import { yeekeeMessages } from '#server/strings/yeekee.ts'
import { share } from '#src/strings/line/share.ts'
import { shell } from '#src/strings/shell.ts'
import { yeekee as words } from '#src/strings/lotto/yeekee.ts'
import { SHOT_ROW } from './parts/ShotRow.tsx'
import { lookAgain } from '#tests/harness/jsdom/look-again.ts'
import { broken, failure, success } from '#tests/harness/page-server.ts'
import { openSite, type Site } from '#tests/harness/render-at.tsx'

const site = openSite()
const main = () => within(screen.getByRole('main'))
const MINUTE = 60_000
let used = 0

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

/** A round of its own for each test, that closes so many minutes from now; shooting lasts the last fifteen. */
async function roundIn(minutes: number): Promise<string> {
  const { db, clock } = site.server
  const [found] = await db
    .select({ id: lottoRounds.id })
    .from(lottoRounds)
    .innerJoin(lotteries, eq(lotteries.id, lottoRounds.lotteryId))
    .where(and(eq(lotteries.key, 'yeekee'), gt(lottoRounds.opensAt, clock.now() - 24 * 60 * MINUTE)))
    .orderBy(asc(lottoRounds.closesAt))
    .offset(40 + used++)
    .limit(1)
  const closesAt = clock.now() + minutes * MINUTE
  const times = { opensAt: closesAt - 60 * MINUTE, closesAt, resultAt: closesAt, state: 'open' as const }
  await db.update(lottoRounds).set(times).where(eq(lottoRounds.id, found!.id))
  return found!.id
}

const shootAs = async (username: string, round_id: string, number: string) =>
  site.server.call(shootNumber, { round_id, number }, { as: await site.tokenOf(username) })

const pad = async () => within(await main().findByRole('region', { name: words.shoot }))
const slots = async () => (await pad()).getByRole('status', { name: words.slots })

/** Ends it now, as its job would a moment after its time. */
async function end(round: string): Promise<void> {
  const now = site.server.clock.now()
  const closesAt = now - 1
  await site.server.db
    .update(lottoRounds)
    .set({ closesAt, resultAt: closesAt })
    .where(eq(lottoRounds.id, round))
  const { db, deps } = site.server
  // The value that the round named for its first end is out.
  await release(db, Number.MAX_SAFE_INTEGER)
  expect(await closeYeekee(db, { roundId: round, now, beacon: deps.services.beacon })).toBe(true)
}

/** As if it had been made where there is no beacon. */
async function byDelay(round: string): Promise<void> {
  const { db } = site.server
  const own = eq(yeekeeRounds.roundId, round)
  const [chain] = await db.select().from(yeekeeRounds).where(own)
  const [day] = await db.select().from(yeekeeDays).where(eq(yeekeeDays.id, chain!.dayId!))
  const { id: _, ...rest } = day!
  const made = { ...rest, gameDay: '2020-01-01', beacon: null, delay: testDelay }
  const [delayed] = await db
    .insert(yeekeeDays)
    .values(made)
    .onConflictDoUpdate({
      target: [yeekeeDays.lotteryId, yeekeeDays.gameDay],
      set: { gameDay: made.gameDay },
    })
    .returning()
  const head = genesis(chain!.chainId, 'yk2d')
  await db.update(yeekeeRounds).set({ rules: 'yk2d', dayId: delayed!.id, beaconRound: null, head }).where(own)
}

async function typeByHand({ user }: Site, digits: string): Promise<void> {
  const keys = (await pad()).getByRole('group', { name: words.slots })
  for (const digit of digits) await user.click(within(keys).getByRole('button', { name: digit }))
}

describe('LOTTO-1 the room before and while one may shoot', () => {
  it('a visitor sees everything but the numbers, and is asked to sign in', async () => {
    const round = await roundIn(10)
    await shootAs('malee', round, '48213')
    const { user, address } = await site.renderAt(`/lotto/${round}`)
    expect(await main().findByText('•••••')).toBeVisible()
    expect(main().queryByText('48213')).toBeNull()
    expect(main().getByText(words.sumHidden)).toBeVisible()
    expect(screen.queryByRole('group', { name: words.slots })).toBeNull()
    await user.click(main().getByRole('button', { name: words.login }))
    await waitFor(() => expect(address()).toBe('/login'))
  })

  it('too early: says from when, and lets bets be placed', async () => {
    const round = await roundIn(40)
    const { user, address } = await site.renderAt(`/lotto/${round}`, { as: 'malee' })
    expect(await main().findByRole('heading', { name: words.early })).toBeVisible()
    expect(main().getByText(words.earlyText('12:25 น.'))).toBeVisible()
    await user.click(main().getByRole('tab', { name: words.tab.bet }))
    expect(address()).toContain('tab=bet')
    await waitFor(() => expect(main().queryByRole('heading', { name: words.early })).toBeNull())
  })

  it('a member shoots on the keypad: receipt kept, own number whole, pause begun', async () => {
    const round = await roundIn(10)
    const page = await site.renderAt(`/lotto/${round}`, { as: 'malee' })
    expect((await pad()).getByRole('button', { name: words.fillUp })).toBeDisabled()
    await typeByHand(page, '0775')
    expect(await slots()).toHaveTextContent('0 7 7 5')
    await typeByHand(page, '12')
    expect(await slots()).toHaveTextContent('0 7 7 5 1')
    await page.user.click((await pad()).getByRole('button', { name: new RegExp(`^${words.shoot}`) }))
    expect(await screen.findByText(words.done('07751', '1'))).toBeVisible()
    expect(await main().findByText(words.you)).toBeVisible()
    expect(main().getByText('07751')).toBeVisible()
    expect(await slots()).toHaveTextContent(words.slotsEmpty)
    expect((await pad()).getByRole('button', { name: /วินาที/ })).toBeDisabled()
    const kept = JSON.parse(localStorage.getItem('chokdee.yeekee')!) as { data: { receipts: object[] }[] }
    expect(kept.data[0]!.receipts).toMatchObject([{ seq: 1, number: '07751' }])
  })

  it('the keyboard types, takes back and sends; chance fills all five', async () => {
    const round = await roundIn(10)
    const { user } = await site.renderAt(`/lotto/${round}`, { as: 'hero' })
    await pad()
    await user.keyboard('1239{Backspace}45')
    expect(await slots()).toHaveTextContent('1 2 3 4 5')
    await user.click((await pad()).getByRole('button', { name: words.random }))
    expect((await slots()).textContent).toMatch(/^\d \d \d \d \d$/)
    await user.click(document.body)
    await user.keyboard('{Enter}')
    expect(await main().findByText(words.you)).toBeVisible()
  })

  it('another device was faster: 429 is a pause that is told, nothing is lost', async () => {
    const round = await roundIn(10)
    const page = await site.renderAt(`/lotto/${round}`, { as: 'somchai' })
    await typeByHand(page, '12345')
    await shootAs('somchai', round, '99999')
    await page.user.click((await pad()).getByRole('button', { name: new RegExp(`^${words.shoot}`) }))
    expect(await main().findByRole('alert')).toHaveTextContent(words.tooEarly(10))
    expect(await slots()).toHaveTextContent('1 2 3 4 5')
  })

  it('the server’s refusal is its own sentence', async () => {
    const round = await roundIn(10)
    const page = await site.renderAt(`/lotto/${round}`, { as: 'malee' })
    await typeByHand(page, '12345')
    const closesAt = site.server.clock.now() - 1
    await site.server.db.update(lottoRounds).set({ closesAt }).where(eq(lottoRounds.id, round))
    await page.user.click((await pad()).getByRole('button', { name: new RegExp(`^${words.shoot}`) }))
    expect(await screen.findByText(new RegExp(yeekeeMessages.over))).toBeVisible()
  })

  it('no answer: it is asked about, never sent twice, and may be sent again when it never arrived', async () => {
    const round = await roundIn(10)
    const page = await site.renderAt(`/lotto/${round}`, { as: 'malee' })
    await typeByHand(page, '12345')
    site.answer(shootNumber, broken)
    await page.user.click((await pad()).getByRole('button', { name: new RegExp(`^${words.shoot}`) }))
    expect(await main().findByRole('alert')).toBeVisible()
    site.mend(shootNumber)
    await page.user.click((await pad()).getByRole('button', { name: new RegExp(`^${words.shoot}`) }))
    expect(await main().findByText(words.you)).toBeVisible()
    expect((await site.server.call(getYeekeeList, { round_id: round })).data.count).toBe(1)
  })

  it('all used up: the pad gives way to a sentence', async () => {
    const round = await roundIn(10)
    site.answer(getYeekeeList, async (request) => {
      const reply = (await (await site.server.app.fetch(request)).json()) as { data: object }
      return success({ ...reply.data, shots_left: 0 })
    })
    await site.renderAt(`/lotto/${round}`, { as: 'malee' })
    expect(await main().findByRole('heading', { name: words.usedUp })).toBeVisible()
    expect(screen.queryByRole('group', { name: words.slots })).toBeNull()
  })

  it('LOGIN-6 a failure is said once, and tried again', async () => {
    const round = await roundIn(10)
    site.answer(getYeekeeList, () => failure(500))
    const { user } = await site.renderAt(`/lotto/${round}`, { as: 'malee' })
    const alert = await main().findByRole('alert')
    expect(alert).toHaveTextContent(words.loadFailed)
    site.mend(getYeekeeList)
    await user.click(within(alert).getByRole('button', { name: shell.retry }))
    expect(await pad()).toBeDefined()
  })
})

describe('LOTTO-1 the end of a round', () => {
  it('closed: no pad, the result is waited for, and comes by itself with its proof', async () => {
    const round = await roundIn(10)
    await shootAs('malee', round, '48213')
    const { user } = await site.renderAt(`/lotto/${round}`, { as: 'malee' })
    expect(await main().findByText('48213')).toBeVisible()
    const closesAt = site.server.clock.now() - 1
    await site.server.db.update(lottoRounds).set({ closesAt }).where(eq(lottoRounds.id, round))
    await lookAgain()
    expect(await main().findByRole('heading', { name: words.calculating })).toBeVisible()
    await end(round)
    expect(await main().findByText(words.passed)).toBeVisible()
    const proof = (await site.server.call(getYeekeeLists, { round_id: round })).data!
    expect(main().getAllByText(proof.top3).length).toBeGreaterThan(0)
    expect(main().getByText(words.lessNone)).toBeVisible()
    expect(main().getByText(words.means.beaconOwner)).toBeVisible()
    expect(main().getByText(words.prizeNone)).toBeVisible()
    await user.click(main().getByRole('button', { name: words.seeAll }))
    // One row: what is drawn of them needs a browser's sizes (tests/e2e).
    const all = await main().findByRole('list', { name: words.seeAll })
    expect(all).toHaveStyle({ height: `${SHOT_ROW}px` })
    await user.click(main().getByRole('button', { name: words.share }))
    expect(await screen.findByRole('dialog', { name: share.title })).toBeVisible()
  })

  it('a list that was tampered with fails, and the step is named', async () => {
    const round = await roundIn(10)
    await shootAs('malee', round, '48213')
    await end(round)
    site.answer(getYeekeeLists, async (request) => {
      const reply = (await (await site.server.app.fetch(request)).json()) as { data: YeekeeProof }
      reply.data.shots[0]!.number = '48214'
      return success(reply.data)
    })
    await site.renderAt(`/lotto/${round}`)
    expect(await main().findByText(words.failed)).toBeVisible()
    expect(main().getByRole('alert')).toHaveTextContent(words.steps.chain.name)
    expect(main().getByText(words.stepFailed(words.steps.sum.name))).toBeVisible()
  })

  it('without a beacon: says so before the close, shows how far the delay is, and what its own check says', async () => {
    const round = await roundIn(10)
    await byDelay(round)
    const { user } = await site.renderAt(`/lotto/${round}`, { as: 'malee' })
    expect(await main().findByText(words.drawnBy.delay)).toBeVisible()
    await shootAs('malee', round, '48213')
    const { db, clock, deps } = site.server
    // The room was quiet for a second.
    clock.advance(1000)
    const closesAt = clock.now() - 1
    await db.update(lottoRounds).set({ closesAt, resultAt: closesAt }).where(eq(lottoRounds.id, round))
    const services = { ...deps.services, delay: Object.assign(standingDelay(), { stops: 3 }) }
    const closing = { roundId: round, now: clock.now(), beacon: undefined }
    expect(await closeYeekee(db, closing)).toBe(false)
    await computeDelays({ ...deps, services })
    await lookAgain()
    expect(await main().findByText(words.delaying('3', '8'))).toBeVisible()
    expect(main().getByText(words.lastHeadLabel)).toBeInTheDocument()
    services.delay.stops = 8
    await computeDelays({ ...deps, services })
    expect(await closeYeekee(db, closing)).toBe(true)
    await lookAgain()
    expect(await main().findByText(words.passed)).toBeVisible()
    expect(main().getByText(words.saltFromDelay('8'))).toBeVisible()
    // A delay as short as a test's keeps nobody from anything, and the page does not say that it did.
    expect(main().getByText(words.meansDelay.delayQuiet('0'))).toBeVisible()
    await user.click(main().getByRole('button', { name: words.delayAll }))
    expect(await main().findByText(words.delayAllHolds('8'))).toBeVisible()
  })

  it('without a beacon, with a checkpoint that was made up: fails, and the whole check names the segment', async () => {
    const round = await roundIn(10)
    await byDelay(round)
    await shootAs('malee', round, '48213')
    const { db, clock, deps } = site.server
    const closing = { roundId: round, now: clock.now(), beacon: undefined }
    const closesAt = clock.now() - 1
    await db.update(lottoRounds).set({ closesAt, resultAt: closesAt }).where(eq(lottoRounds.id, round))
    await closeYeekee(db, closing)
    await computeDelays({ ...deps, services: { ...deps.services, delay: standingDelay() } })
    await closeYeekee(db, closing)
    site.answer(getYeekeeLists, async (request) => {
      const reply = (await (await site.server.app.fetch(request)).json()) as { data: YeekeeProof }
      reply.data.delay!.checkpoints[7] = 'ab'.repeat(32)
      return success(reply.data)
    })
    const { user } = await site.renderAt(`/lotto/${round}`)
    expect(await main().findByText(words.failed)).toBeVisible()
    expect(main().getByText(words.stepFailed(words.steps.delay.name))).toBeVisible()
    await user.click(main().getByRole('button', { name: words.delayAll }))
    expect(await main().findByText(words.delayAllWrong('8'))).toBeVisible()
  })

  it('the file holds what anybody needs to compute it again', async () => {
    const round = await roundIn(10)
    await shootAs('malee', round, '48213')
    await end(round)
    const { user } = await site.renderAt(`/lotto/${round}`)
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await user.click(await main().findByRole('button', { name: words.download }))
    await waitFor(() => expect(files).toHaveLength(1))
    const { proof, how } = JSON.parse(await files[0]!.text()) as { proof: YeekeeProof; how: object }
    expect(proof.shots[0]).toMatchObject({ seq: 1, number: '48213' })
    expect(proof.server_seed).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.keys(how)).toContain('yk2')
    expect(proof.beacon!.signature).toMatch(/^[0-9a-f]{96}$/)
    click.mockRestore()
  })

  it('ended without a result: stakes are back, and the bills are one press away', async () => {
    const round = await roundIn(10)
    const { db, clock } = site.server
    await endWithoutResult(db, { roundId: round, state: 'voided', now: clock.now() })
    await site.renderAt(`/lotto/${round}`, { as: 'malee' })
    expect(await main().findByRole('heading', { name: words.refunded })).toBeVisible()
    expect(main().getByRole('link', { name: words.seeBills })).toHaveAttribute('href', '/lotto/bills')
    expect(main().queryByRole('heading', { name: words.fair })).toBeNull()
  })

  it('ended without a result, and its time is over: seed and list can be checked all the same', async () => {
    const round = await roundIn(10)
    const { db, deps, clock } = site.server
    await shootAs('malee', round, '48213')
    await endWithoutResult(db, { roundId: round, state: 'voided', now: clock.now() })
    const closesAt = clock.now() - 1
    await db.update(lottoRounds).set({ closesAt }).where(eq(lottoRounds.id, round))
    await closeYeekee(db, { roundId: round, now: clock.now(), beacon: deps.services.beacon })
    await site.renderAt(`/lotto/${round}`, { as: 'malee' })
    expect(await main().findByRole('heading', { name: words.refunded })).toBeVisible()
    expect(await main().findByText(words.passed)).toBeVisible()
    expect(main().getByText(words.means.voided)).toBeVisible()
  })
})
