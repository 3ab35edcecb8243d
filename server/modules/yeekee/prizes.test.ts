import { describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { NUMBERS } from '#contracts/testing/yeekee-example.ts'
import { totalOf } from '../../ledger/accounts.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { testServer } from '../../testing/hooks.ts'
import { addBill, addYeekeeRound } from '../../testing/scenes/yeekee.ts'
import { yeekeeRoom } from '../../testing/scenes/yeekee-room.ts'
import { yeekeeHandlers } from './handlers.ts'

const server = testServer({ handlers: yeekeeHandlers })
const { open, funded, proofOf, purse, end, pastClose, shootAll, playing } = yeekeeRoom(server)

describe('LOTTO-1 prizes of the newest and the sixteenth shot', () => {
  it('go to the wallet that played, to both ranks, by the ledger', async () => {
    const round = await open()
    const oldest = await playing(round, 300_00)
    const newest = await funded()
    await addBill(server.db, oldest, round, 100_00)
    await addBill(server.db, newest, round, 500_00)
    await shootAll(oldest, round, NUMBERS.slice(0, 15))
    await shootAll(newest, round, [NUMBERS[15]!])
    pastClose()
    await end()
    expect(await purse(oldest)).toBe(1_020_00)
    expect(await purse(newest)).toBe(1_020_00)
    const { prizes: won } = (await proofOf(round))!
    expect(won).toMatchObject([
      { rank: 1, seq: 18, amount: 20_00 },
      { rank: 16, seq: 3, amount: 20_00 },
    ])
    expect(await totalOf(server.db)).toBe(0)
    // The bills of these tests have no journal of their own, which is I13.
    const { faults } = await verifyLedger(server.db)
    expect(faults.filter(({ invariant }) => invariant !== 'I13')).toEqual([])
  })

  it('one rank a member: who holds both has the first', async () => {
    const round = await open()
    const who = await playing(round)
    await shootAll(who, round, NUMBERS.slice(0, 16))
    pastClose()
    await end()
    expect((await proofOf(round))!.prizes).toMatchObject([{ rank: 1, seq: 18 }])
  })

  it('under sixteen the newest has its prize, the sixteenth is not there', async () => {
    const round = await open()
    const who = await playing(round)
    await shootAll(who, round, ['12345'])
    pastClose()
    await end()
    expect((await proofOf(round))!.prizes).toMatchObject([{ rank: 1, seq: 3 }])
  })

  it.each([
    ['no stake', []],
    ['a satang too little', [[399_99, 'pending']]],
    [
      'a stake that was cancelled',
      [
        [360_00, 'pending'],
        [500_00, 'cancelled'],
      ],
    ],
  ] as const)('not to somebody with %s', async (_, bills) => {
    const round = await open()
    await playing(round)
    const who = await funded()
    for (const [total, state] of bills) await addBill(server.db, who, round, total, { state })
    await shootAll(who, round, NUMBERS.slice(0, 16))
    pastClose()
    await end()
    expect(await purse(who)).toBe(1_000_00)
    expect((await proofOf(round))!.prizes).toEqual([])
  })

  it('not for a stake that covers the numbers of a bet type', async () => {
    const round = await open()
    await playing(round)
    const who = await funded()
    const lines = Array.from({ length: 100 }, (_, number) => ({
      betType: 'bottom2' as const,
      number: String(number).padStart(2, '0'),
      amount: satang(5_00),
    }))
    await addBill(server.db, who, round, 500_00, { lines })
    await shootAll(who, round, NUMBERS.slice(0, 16))
    pastClose()
    await end()
    expect((await proofOf(round))!.prizes).toEqual([])
  })

  it('not where fewer than three shot, however often', async () => {
    const round = await open()
    const [who, friend] = [await funded(), await funded()]
    for (const one of [who, friend]) await addBill(server.db, one, round, 1_000_00)
    await shootAll(who, round, NUMBERS.slice(0, 15))
    await shootAll(friend, round, NUMBERS.slice(15, 17))
    pastClose()
    await end()
    expect((await proofOf(round))!.prizes).toEqual([])
  })

  it('a stake in another round does not count', async () => {
    const round = await open()
    await playing(round)
    const other = await addYeekeeRound(server.db, server.clock.now(), 43)
    const who = await funded()
    await addBill(server.db, who, other, 500_00)
    await shootAll(who, round, NUMBERS.slice(0, 16))
    pastClose()
    await end()
    expect(await purse(who)).toBe(1_000_00)
  })
})
