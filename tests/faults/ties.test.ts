/** What somebody with the database's own rights changes beside the ledger is named, with the member and the row. */
import { beforeAll, afterAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { generateQr } from '#contracts/payment.ts'
import { createWithdrawal } from '#contracts/withdraw.ts'
import { play } from '#sandbox/bank/pay.ts'
import { sandboxGateway } from '#sandbox/bank/gateway.ts'
import { memberBankAccounts } from '#server/db/schema/member.ts'
import { paymentChannels } from '#server/db/schema/payment.ts'
import { house, walletAccount } from '#server/ledger/accounts.ts'
import { postJournal } from '#server/ledger/post.ts'
import { auditTies } from '#server/ledger/ties/audit.ts'
import { verifyLedger } from '#server/ledger/verify.ts'
import { billHandlers } from '#server/modules/bill/handlers.ts'
import { settleDue } from '#server/modules/bill/settle-job.ts'
import { withdrawHandlers } from '#server/modules/withdraw/handlers.ts'
import { runPayouts } from '#server/modules/withdraw/payout.ts'
import { befriend, days, openProgramme } from '#server/testing/scenes/affiliate.ts'
import { testBank } from '#server/testing/scenes/banks.ts'
import { addDraw, bet, drawRound, placeBill } from '#server/testing/scenes/bills.ts'
import { depositOptions, depositor } from '#server/testing/scenes/deposits.ts'
import { sealNow } from '#server/testing/seal.ts'
import { addSpins } from '#server/testing/scenes/wheels.ts'
import { openTestServer, type TestServer } from '#server/testing/test-server.ts'

let server: TestServer
let member: string

/** One of each: an order that was paid and one that waits, a bill that won, a payout, commission, points, free spins. */
beforeAll(async () => {
  server = await openTestServer({
    ...depositOptions,
    handlers: { ...depositOptions.handlers, ...billHandlers, ...withdrawHandlers },
    services: { payments: sandboxGateway, payouts: testBank() },
  })
  const narin = await depositor(server, {
    points: 500,
    wallets: [{ balance: 1_000_00, name: 'main', canDeposit: true }],
  })
  member = narin.id
  const [channel] = await server.db
    .select()
    .from(paymentChannels)
    .where(sql`kind = 'qr'`)
  const order = async () => {
    const wish = { channel_id: channel!.id, amount: satang(500_00), sub_channel_id: '' }
    return (await server.call(generateQr, wish, { as: narin })).data.order_id
  }
  await play(server.deps, await order(), 'exact')
  await order()
  const { roundId } = await addDraw(server.db, server.clock.now())
  await placeBill(server, narin, roundId, [bet('top3', '456', 20), bet('bottom2', '11', 10)])
  await drawRound(server, roundId)
  await settleDue(server.deps)
  const [account] = await server.db.select({ id: memberBankAccounts.id }).from(memberBankAccounts)
  await server.call(
    createWithdrawal,
    {
      wallet_id: narin.walletIds[0]!,
      bank_account_id: account!.id,
      amount: satang(200_00),
    },
    { as: narin },
  )
  await runPayouts(server.deps)
  const friend = await server.member()
  await openProgramme(server.db)
  await befriend(server.db, narin, friend)
  await days(server).play(friend, 10_000)
  await days(server).tomorrow()
  await addSpins(server.db, member, 3)
  await sealNow(server.db, server.clock.now())
}, 120_000)
afterAll(() => server.close())

class Undone extends Error {}

/** Behind the guards' back, looked at, and taken back. */
async function after(statement: string): Promise<string[]> {
  let found: string[] = []
  const attack = server.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql.raw(statement))
    found = (await auditTies(tx)).map(({ invariant, text }) => `${invariant} ${text}`)
    throw new Undone()
  })
  await expect(attack).rejects.toThrow(Undone)
  return found
}

describe('I13 the auditor', () => {
  it('finds sound what was done in the usual way', async () => {
    const { faults, journals } = await verifyLedger(server.db)
    expect(faults).toEqual([])
    expect(journals).toBe(6)
  })

  it.each([
    [
      'points',
      'update member_points set point = point + 1000000',
      /points: has 1000500, movements sum to 500/,
    ],
    [
      'points with a movement of their own',
      `with one as (update member_points set point = point + 7 where point > 0 returning member_id, point),
         lot as (update point_lots set points = points + 7)
       insert into point_movements (member_id, key, kind, amount, balance, at)
         select member_id, 'quest:77', 'quest', 7, point, now() from one`,
      /points, movement \d+: nothing caused 7/,
    ],
    ['free spins', 'update wheel_rights set spins = spins + 1', /free spins: has 4, movements sum to 3/],
    [
      'a spin of the wheel',
      `insert into wheel_spins (member_id, operation, wheel_id, prize_id, tab, slot, seed_id, nonce, free_spins, at)
         select id, 'mine', 1, 1, 1, 1, 1, 1, 0, now() from members order by id limit 1`,
      /spin \d+: was paid for 0 times/,
    ],
    [
      'the win of a bill',
      'update lotto_bills set won = won + 1',
      /bill \d+: a win of 1800001 is not what was paid/,
    ],
    [
      'the stake of a bill',
      'update lotto_bills set total = total - 1',
      /bill \d+: 2999 is not what journal \d+ took/,
    ],
    [
      'a line of a bill',
      'update lotto_lines set won = 5 where won = 0',
      /bill \d+: .*its lines sum to 1800005/,
    ],
    [
      'what a member has on a number',
      `update lotto_holdings set staked = staked - 1 where bet_type = 'top3'`,
      /member \d+: round \d+: has 1999 on top3 456, its lines sum to 2000/,
    ],
    [
      'what a member has on a number, taken away',
      'delete from lotto_holdings',
      /round \d+: has 0 on bottom2 11, its lines sum to 1000/,
    ],
    [
      'what a member has on a number that was never played',
      `insert into lotto_holdings select round_id, member_id, 'top2', '99', 5 from lotto_holdings limit 1`,
      /round \d+: has 5 on top2 99, its lines sum to 0/,
    ],
    [
      'an order that nobody paid',
      `update payment_orders set state = 'credited', credited_amount = pay_amount where state = 'waiting'`,
      /order \d+: says \d+ came in, transfers sum to 0 \(credited\)/,
    ],
    [
      'a transfer that a bank told of',
      'update payment_events set amount = amount * 2',
      /transfer \d+: \d+ is not what journal \d+ moved/,
    ],
    [
      'the amount of a withdrawal',
      'update withdrawals set amount = amount + 100',
      /withdrawal \d+: 20100 is not what journal \d+ took/,
    ],
    [
      'a stake that a limit forgot',
      'update protection_days set staked = staked - 1 where staked > 0',
      /day 2026-11-20: counts \d+ deposited and 2999 staked, they did \d+ and 3000/,
    ],
    [
      'a deposit that a limit forgot',
      'update protection_days set deposited = 0',
      /day 2026-11-20: counts 0 deposited/,
    ],
    ['a win that was made up', 'update protection_days set returned = returned + 5', /come back, \d+ did/],
    ['a day that a limit forgot', 'delete from protection_days', /counts 0 deposited and 0 staked/],
    ['a payout that came back', `update withdrawals set state = 'refused'`, /withdrawal \d+: is refused/],
    [
      'commission',
      'update affiliate_accounts set balance = balance + 100',
      /commission: has 5100, movements sum to 5000/,
    ],
    [
      'a line of commission',
      `insert into affiliate_commissions (beneficiary_id, day, from_member_id, level, category, turnover, basis_points, amount, transaction_id)
         select beneficiary_id, day, from_member_id, 2, category, turnover, basis_points, amount, transaction_id from affiliate_commissions`,
      /commission, movement \d+: 5000 is not what its parts sum to/,
    ],
    [
      'a sum of the statement',
      'update statement_days set moved = moved + 1',
      /statement of wallet \d+: sums to/,
    ],
    [
      'a bill that is gone',
      'delete from lotto_bills',
      /journal \d+ \(lotto\.bill\): what it is of is not there/,
    ],
    [
      'a withdrawal that is gone',
      'delete from withdrawals',
      /journal \d+ \(withdraw\): what it is of is not there/,
    ],
    [
      'a transfer that is gone',
      'delete from payment_events',
      /journal \d+ \(deposit\): what it is of is not there/,
    ],
  ])('names %s', async (_, statement, words) => {
    const found = await after(statement)
    expect(found.filter((text) => words.test(text) && text.startsWith(`I13 member ${member}: `))).not.toEqual(
      [],
    )
  })

  it('names a journal that pays a bill which did not win', async () => {
    const found: string[] = []
    const attack = server.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string; wallet: string; no: string }>(
        sql`select id::text, wallet_id::text as wallet, bill_no as no from lotto_bills`,
      )
      const { id, wallet, no } = rows[0]!
      const postings = [
        { account: house.lotto, amount: -5 },
        { account: walletAccount(wallet), amount: 5 },
      ]
      await postJournal(tx, { key: `bill:${id}9:win`, kind: 'lotto.win', memo: no, at: 0, postings })
      found.push(...(await auditTies(tx)).map(({ text }) => text))
      throw new Undone()
    })
    await expect(attack).rejects.toThrow(Undone)
    expect(found).toEqual([
      expect.stringMatching(/^member \d+: journal \d+ \(lotto\.win\): what it is of is not there$/),
    ])
  })
})
