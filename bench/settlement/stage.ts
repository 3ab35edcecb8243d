/** A draw with its bills: placed by 500 members, each stake in a journal of its own, and drawn. */
import { satang } from '#contracts/money.ts'
import { connect, type Target } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/list.ts'
import { lottoBills } from '#server/db/schema/lotto.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Tx } from '#server/db/types.ts'
import { hour } from '#server/kit/clock.ts'
import { house, walletAccount } from '#server/ledger/accounts.ts'
import { postJournal } from '#server/ledger/post.ts'
import { announce } from '#server/modules/lotto/announce.ts'
import { addDraw, PRIZES } from '#server/testing/scenes/bills.ts'
import { addCrowd } from '#server/testing/crowd.ts'
import { addAgent, type TestMember } from '#server/testing/people.ts'
import { depsOn } from '../deps.ts'

export const LINES_OF_A_BILL = 20
const STAKE = 100
const MEMBERS = 500
/** Bills of one transaction. */
const AT_ONCE = 250

/** Of twenty lines: five on top, seven and six of two digits, two running. Every number as likely as it is in a draw. */
const LINES = `
  insert into lotto_lines (bill_id, seq, bet_type, number, amount, rate, state)
  select bill.id, line.seq, line.bet_type,
    lpad(trunc(random() * power(10, line.digits))::text, line.digits, '0'), ${STAKE}, line.rate, 'pending'
  from lotto_bills bill cross join (
    select seq,
      case when seq <= 5 then 'top3' when seq <= 12 then 'top2' when seq <= 18 then 'bottom2' else 'run_top' end as bet_type,
      case when seq <= 5 then 3 when seq <= 18 then 2 else 1 end as digits,
      case when seq <= 5 then 90000 when seq <= 18 then 9000 else 320 end as rate
    from generate_series(1, ${LINES_OF_A_BILL}) as seq
  ) line`

/** As the database keeps it with each bill. */
const HOLDINGS = `
  insert into lotto_holdings (round_id, member_id, bet_type, number, staked)
  select bill.round_id, bill.member_id, line.bet_type, line.number, sum(line.amount)
  from lotto_bills bill join lotto_lines line on line.bill_id = bill.id group by 1, 2, 3, 4`

async function place(tx: Tx, roundId: string, member: TestMember, number: number, now: number) {
  const walletId = member.walletIds[0]!
  const total = STAKE * LINES_OF_A_BILL
  const billNo = `B${number}`
  const { journalId } = await postJournal(tx, {
    key: `bill:${billNo}`,
    kind: 'lotto.bill',
    memo: billNo,
    at: now,
    postings: [
      { account: walletAccount(walletId), amount: -total },
      { account: house.lotto, amount: total },
    ],
  })
  await tx.insert(lottoBills).values({
    billNo,
    memberId: member.id,
    roundId,
    walletId,
    state: 'pending',
    lineCount: LINES_OF_A_BILL,
    total: satang(total),
    placedAt: now,
    checkCode: billNo,
    ruleVersion: '',
    journalId,
  })
}

export async function setRound(target: Target, bills: number): Promise<void> {
  const database = await connect(target)
  try {
    await migrate(database, migrations)
    const { db } = database
    const deps = depsOn(database)
    const now = deps.clock.now()
    await addAgent(db)
    const perMember = Math.ceil(bills / MEMBERS)
    const crowd = await addCrowd(deps, MEMBERS, perMember * STAKE * LINES_OF_A_BILL)
    // Closed two hours ago.
    const { roundId } = await addDraw(db, now - 4 * hour)
    for (let from = 0; from < bills; from += AT_ONCE) {
      await inTransaction(db, async (tx) => {
        for (let number = from; number < Math.min(bills, from + AT_ONCE); number++)
          await place(tx, roundId, crowd[number % MEMBERS]!, number, now - 3 * hour)
      })
    }
    await database.script((exec) => exec(`${LINES}; ${HOLDINGS}`))
    await inTransaction(db, (tx) => announce(tx, { roundId, prizes: PRIZES, now }))
  } finally {
    await database.close()
  }
}
