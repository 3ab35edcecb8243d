/** Past draws of a lottery. LOTTO-1, decision 072. */
import { expect, it } from 'vitest'
import { getLottoLobby, getLottoPast, getLottoRound } from '#contracts/lotto.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hour } from '../../kit/clock.ts'
import { testServer } from '../../testing/hooks.ts'
import { addDraw, addDrawRound, drawRound, PRIZES, voidRound } from '../../testing/scenes/bills.ts'
import { lottoWords } from '../../strings/lotto.ts'
import { announce } from './announce.ts'
import { lottoHandlers } from './handlers.ts'

const server = testServer({ handlers: lottoHandlers })
const past = (lottery_id: string, paging: { page?: number; limit?: number } = {}) =>
  server.call(getLottoPast, { lottery_id, ...paging })

/** A draw with this first prize, some hours on. */
async function drawOne(lotteryId: string, first: string): Promise<string> {
  const roundId = await addDrawRound(server.db, lotteryId, server.clock.now())
  server.clock.advance(4 * hour)
  const prizes = [{ key: 'first', numbers: [first] }, ...PRIZES.slice(1)]
  await inTransaction(server.db, (tx) => announce(tx, { roundId, prizes, now: server.clock.now() }))
  return roundId
}

it('LOTTO-1 nothing yet: no draws, and which bets the lottery takes', async () => {
  const { lotteryId } = await addDraw(server.db, server.clock.now())
  const { data, body } = await past(lotteryId)
  expect(body).toMatchObject({ error: 0, total: 0 })
  expect(data).toMatchObject({ lottery_id: lotteryId, lottery_name: 'Government draw', draws: [] })
  expect(Object.fromEntries(data.bet_types.map(({ bet_type, digits }) => [bet_type, digits]))).toEqual({
    bottom2: 2,
    run_top: 1,
    tod3: 3,
    top2: 2,
    top3: 3,
  })
})

it('LOTTO-1 newest first, page by page, by the digits that bets are decided by', async () => {
  const { lotteryId, roundId } = await addDraw(server.db, server.clock.now())
  await drawRound(server, roundId)
  const ids = [roundId]
  for (const first of ['837457', '000001']) ids.unshift(await drawOne(lotteryId, first))
  const { data, body } = await past(lotteryId)
  expect(body).toMatchObject({ total: 3 })
  expect(data.draws.map(({ round_id }) => round_id)).toEqual(ids)
  expect(data.draws[0]).toMatchObject({
    top3: '001',
    top4: '0001',
    bottom2: '90',
    front3: ['214', '690'],
    bottom3: ['123', '789'],
    drawn_at: server.clock.now(),
  })
  const [first, second] = [await past(lotteryId, { limit: 2 }), await past(lotteryId, { limit: 2, page: 2 })]
  expect([...first.data.draws, ...second.data.draws].map(({ round_id }) => round_id)).toEqual(ids)
})

it('LOTTO-1 neither what is open nor what had no result, and nothing of another lottery', async () => {
  const { lotteryId, roundId } = await addDraw(server.db, server.clock.now())
  await addDrawRound(server.db, lotteryId, server.clock.now())
  await voidRound(server, roundId, 'no_result')
  const other = await addDraw(server.db, server.clock.now())
  await drawRound(server, other.roundId)
  expect((await past(lotteryId)).data.draws).toEqual([])
  expect((await past(other.lotteryId)).data.draws).toHaveLength(1)
})

it('LOTTO-1 100 at most; an unknown lottery is not found', async () => {
  const { lotteryId, roundId } = await addDraw(server.db, server.clock.now())
  await drawRound(server, roundId)
  expect((await past(lotteryId, { limit: 5_000 })).data.draws).toHaveLength(1)
  expect((await past(lotteryId, { page: 9 })).data.draws).toEqual([])
  for (const unknown of ['999999', 'x', "1' or 1=1"])
    expect(await past(unknown)).toMatchObject({ status: 404, message: lottoWords.unknownLottery })
})

it('LOTTO-1 lobby and round say that the past can be asked for', async () => {
  const { roundId } = await addDraw(server.db, server.clock.now())
  expect((await server.call(getLottoLobby, {})).data.lotteries[0]).toMatchObject({ past: true })
  expect((await server.call(getLottoRound, { round_id: roundId })).data).toMatchObject({ past: true })
})
