import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getLottoLimit, getLottoResult, getLottoRound } from '#contracts/lotto.ts'
import { lottoRounds } from '#server/db/schema/lotto.ts'
import { yeekeeRounds } from '#server/db/schema/yeekee.ts'
import { hour } from '#server/kit/clock.ts'
import { createRounds } from '#server/modules/lotto/create-rounds.ts'
import { lottoHandlers } from '#server/modules/lotto/handlers.ts'
import { testServer } from '#server/testing/hooks.ts'
import { addLottery, roundsOfLottery } from '#server/testing/scenes/lotteries.ts'
import { sandboxApp } from '../app.ts'

const server = testServer({ handlers: lottoHandlers })
/** The site's, as the page sees it on the test server's port. */
const SITE = 'http://localhost:0'
const now = () => server.clock.now()

const ask = (path: string, init: RequestInit = {}) =>
  sandboxApp(server.deps).request(`http://localhost/sandbox${path}`, init)
const press = (action: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(`/lotto/${action}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: SITE, accept: 'application/json', ...headers },
  })

async function opened(spec: Parameters<typeof addLottery>[1] = {}) {
  const lottery = await addLottery(server.db, spec)
  await createRounds(server.db, now(), server.deps.services)
  const [round] = await roundsOfLottery(server.db, lottery)
  return { lottery, round: round! }
}
const reread = async (id: string) =>
  (await server.db.select().from(lottoRounds).where(eq(lottoRounds.id, id)))[0]!
const stateOf = async (round_id: string) => (await server.call(getLottoRound, { round_id })).data.round.state

describe('the page of draws', () => {
  it('LOTTO-1 lists living rounds with their buttons: of each lottery two, of one more, one alone', async () => {
    const { lottery, round } = await opened()
    const yeekee = await opened({
      kind: 'yeekee',
      family: 'yeekee',
      badge: 'YK',
      schedule: { type: 'rounds', from: '06:00', minutes: 15, count: 88 },
    })
    const page = await (await ask('/lotto')).text()
    for (const label of ['Close now', 'Draw', 'Postpone an hour', 'No result', 'Void'])
      expect(page).toContain(`aria-label="${label} ${lottery.key} ${round.id}"`)
    expect(page).not.toContain(`aria-label="Draw ${yeekee.lottery.key}`)
    const listed = async (query: string) =>
      ((await (await ask(`/lotto.json${query}`)).json()) as { rounds: { lottery: string }[] }).rounds
    expect(await listed('')).toHaveLength(4)
    expect(await listed(`?lottery=${yeekee.lottery.key}`)).toHaveLength(12)
    expect(await listed(`?round=${round.id}`)).toMatchObject([{ lottery: lottery.key }])
  })

  it('LOTTO-1 lists those that close later alone, however many of a day wait for their results', async () => {
    const { lottery } = await opened({
      kind: 'yeekee',
      family: 'yeekee',
      badge: 'YK',
      schedule: { type: 'rounds', from: '06:00', minutes: 15, count: 88 },
    })
    server.clock.advance(5 * hour)
    const closes = async (query: string) => {
      const answer = (await (await ask(`/lotto.json?lottery=${lottery.key}${query}`)).json()) as {
        rounds: { closes_at: number }[]
      }
      return answer.rounds.map(({ closes_at }) => closes_at > now())
    }
    expect(await closes('')).toEqual(Array<boolean>(12).fill(false))
    expect(await closes('&closing=later')).toEqual(Array<boolean>(12).fill(true))
  })

  it('LOTTO-1 closes now: no more bills, the result time as it was', async () => {
    const { round } = await opened()
    expect((await press('close', { round_id: round.id })).status).toBe(200)
    expect(await reread(round.id)).toMatchObject({ closesAt: now(), resultAt: round.resultAt })
    expect(await stateOf(round.id)).toBe('closed')
  })

  it('LOTTO-1 closes one that has not opened yet; Yeekee is due at once', async () => {
    const { lottery } = await opened({
      kind: 'yeekee',
      family: 'yeekee',
      badge: 'YK',
      schedule: { type: 'rounds', from: '06:00', minutes: 15, count: 88 },
    })
    const later = (await roundsOfLottery(server.db, lottery))[5]!
    expect((await press('close', { round_id: later.id })).status).toBe(200)
    expect(await reread(later.id)).toMatchObject({ closesAt: now(), resultAt: now() })
    expect(await stateOf(later.id)).toBe('awaiting')
    expect(
      await server.db.select().from(yeekeeRounds).where(eq(yeekeeRounds.roundId, later.id)),
    ).toHaveLength(1)
  })

  it('LOTTO-1 draws with the numbers written, closing first', async () => {
    const { round } = await opened()
    const prizes = { first: '837456', front3: '214 690', back3: '123 789', back2: '90' }
    expect(await (await press('draw', { round_id: round.id, ...prizes })).json()).toEqual({ done: true })
    const { data } = await server.call(getLottoResult, { round_id: round.id })
    expect(data).toMatchObject({ top3: '456', bottom2: '90', announced_at: now(), source_read_at: now() })
    expect(data.round.state).toBe('resulted')
    expect((await press('draw', { round_id: round.id })).status).toBe(404)
  })

  it('LOTTO-1 draws by chance', async () => {
    const { round } = await opened({ family: 'hanoi' })
    expect((await press('draw', { round_id: round.id, first: '', special: '' })).status).toBe(200)
    const { data } = await server.call(getLottoResult, { round_id: round.id })
    expect(data.prizes.map(({ key }) => key)).toEqual(['special', 'first'])
    expect(data.top3).toMatch(/^\d{3}$/)
  })

  it('LOTTO-1 postpones, calls off, voids', async () => {
    const [one, two, three] = [await opened(), await opened(), await opened()]
    await press('postpone', { round_id: one.round.id, minutes: '90' })
    expect(await reread(one.round.id)).toMatchObject({ state: 'postponed', resultAt: now() + 1.5 * hour })
    await press('no-result', { round_id: two.round.id })
    await press('void', { round_id: three.round.id })
    expect([await stateOf(two.round.id), await stateOf(three.round.id)]).toEqual(['no_result', 'voided'])
    expect((await press('void', { round_id: two.round.id })).status).toBe(404)
  })

  it('LOTTO-1 restricts a number, again over the first time', async () => {
    const { round } = await opened()
    const wish = { round_id: round.id, bet_type: 'bottom2', number: '07' }
    const limits = async () => {
      const { data } = await server.call(getLottoLimit, { round_id: round.id })
      return data.map(({ number, state, rate, remaining }) => [number, state, rate, remaining])
    }
    await press('number', { ...wish, state: 'closed' })
    expect(await limits()).toEqual([['07', 'closed', null, null]])
    await press('number', { ...wish, state: 'reduced', amount: '47.5' })
    expect(await limits()).toEqual([['07', 'reduced', 47.5, null]])
    await press('number', { ...wish, state: 'capped', amount: '300' })
    expect(await limits()).toEqual([['07', 'capped', null, 300_00]])
  })

  it('LOTTO-1 sends who pressed in a browser back to the page', async () => {
    const { round } = await opened()
    const answer = await press('close', { round_id: round.id }, { accept: 'text/html' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sandbox/lotto'])
  })
})

describe('the desk of the draws', () => {
  const prizes = { first: '837456', front3: '214 690', back3: '123 789', back2: '90', reason: 'seen' }
  const says = (operator: string, round_id: string, form: Record<string, string> = prizes) =>
    press('desk/reading', { round_id, operator, ...form })

  it('LOTTO-1 two operators announce, and put right; the page shows what each said and did', async () => {
    const { round } = await opened()
    expect((await says('somsri', round.id)).status).toBe(200)
    expect(await stateOf(round.id)).not.toBe('resulted')
    await says('wichai', round.id)
    expect(await stateOf(round.id)).toBe('resulted')
    for (const operator of ['somsri', 'wichai'])
      await says(operator, round.id, { ...prizes, first: '837457', reason: 'misread' })
    expect(await reread(round.id)).toMatchObject({ top3: '457', resultNo: 2 })
    const shown = await (await ask(`/lotto/desk?round=${round.id}`)).text()
    expect(shown).toContain('operator:wichai')
    expect(shown).toContain('correct. misread')
  })

  it('LOTTO-1 gives a round other times, and enters a day; without a reason, or a name, nothing is done', async () => {
    const { round } = await opened()
    const times = { opens: '2026-11-20 05:00', closes: '2026-11-22 05:00', result: '2026-11-22 06:00' }
    const wish = { round_id: round.id, operator: 'somsri', ...times }
    expect((await press('desk/redate', wish)).status).toBe(422)
    expect((await press('desk/redate', { ...wish, operator: 'nobody', reason: 'moved' })).status).toBe(422)
    // Later times are given by two.
    expect((await press('desk/redate', { ...wish, reason: 'moved' })).status).toBe(200)
    expect((await reread(round.id)).closesAt).toBe(round.closesAt)
    expect((await press('desk/redate', { ...wish, operator: 'wichai', reason: 'moved' })).status).toBe(200)
    expect((await reread(round.id)).closesAt).toBe(Date.UTC(2026, 10, 22, 5))
    const day = { calendar: 'hkex', day: '2026-11-24', operator: 'somsri', reason: 'typhoon' }
    expect((await press('desk/day', { ...day, sessions: 'close=none' })).status).toBe(200)
    expect((await press('desk/day', { ...day, sessions: 'evening=12:00' })).status).toBe(422)
    expect(
      (await press('desk/void', { round_id: round.id, operator: 'wichai', reason: 'called off' })).status,
    ).toBe(200)
    expect(await stateOf(round.id)).toBe('voided')
  })
})

describe('presses that are refused', () => {
  it.each([
    ['from another site', 'close', {}, { origin: 'https://other.example' }, 403],
    ['of an unknown button', 'explode', {}, {}, 404],
    ['with prizes of another shape', 'draw', { first: '12' }, {}, 422],
    ['with a number too short', 'number', { bet_type: 'top3', number: '1', state: 'closed' }, {}, 422],
    ['with no rate', 'number', { bet_type: 'top3', number: '123', state: 'reduced' }, {}, 422],
    ['of a bet type it lacks', 'number', { bet_type: 'top4', number: '1234', state: 'closed' }, {}, 404],
  ])('LOTTO-1 %s', async (_, action, form, headers, status) => {
    const { round } = await opened()
    expect((await press(action, { round_id: round.id, ...form }, headers)).status).toBe(status)
    expect(await stateOf(round.id)).toBe('open')
  })

  it('LOTTO-1 of a round that is not there', async () => {
    for (const action of ['close', 'draw', 'postpone']) {
      expect((await press(action, { round_id: '4711' })).status).toBe(404)
    }
  })
})
