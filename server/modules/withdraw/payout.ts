/**
 * Pays out what was asked for. Three steps, each of which may be the last before a crash: claim (a transaction), talk
 * to the bank (none), write down what it said (a transaction). A withdrawal in `transferring` is first asked about,
 * and sent again only when the bank says that it never got it; the bank knows it by `ref` and pays that once.
 */
import { and, asc, eq, inArray, lte, min } from 'drizzle-orm'
import { withdrawals } from '../../db/schema/withdraw.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { JobContext } from '../../kit/jobs.ts'
import { minute, second } from '../../kit/clock.ts'
import { house } from '../../ledger/accounts.ts'
import { postJournal, reverseJournal } from '../../ledger/post.ts'
import { payOnce } from '../../kit/services/pay-once.ts'
import type { PayoutAnswer, PayoutBank } from '../../kit/services/payouts.ts'
import { withdrawalPaid, withdrawalRefused } from '../inbox/money-notices.ts'
import { notify } from '../inbox/notify.ts'
import { releaseSpent } from '../promotion/end.ts'
import { OPEN, type WithdrawalRow } from './parts/read-withdrawals.ts'
import { netOf, totalsOf } from '#rules/money/withdrawal.ts'
import { walletMoneyOf } from './parts/turnover.ts'

type Surroundings = Pick<JobContext, 'database' | 'clock' | 'log' | 'services'>

/** While one worker talks to the bank no other does. */
const LEASE = 1 * minute
const AT_ONCE = 10

const isOpen = inArray(withdrawals.state, [...OPEN])

/** Soon while it is new, then once a minute. */
const pause = (row: WithdrawalRow, now: number): number =>
  now - row.createdAt < 2 * minute ? 3 * second : 1 * minute

/** Takes one that is due, for this worker alone; null when there is none. Answers it as it was before. */
const claim = (db: Db, now: number): Promise<WithdrawalRow | null> =>
  inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(withdrawals)
      .where(and(isOpen, lte(withdrawals.lookAt, now)))
      .orderBy(asc(withdrawals.lookAt), asc(withdrawals.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return null
    await tx
      .update(withdrawals)
      .set({
        state: 'transferring',
        checkedAt: row.checkedAt ?? now,
        sentAt: row.sentAt ?? now,
        lookAt: now + LEASE,
      })
      .where(eq(withdrawals.id, row.id))
    return row
  })

function talk(bank: PayoutBank, db: Db, row: WithdrawalRow, now: number): Promise<PayoutAnswer> {
  const order = {
    reference: row.ref,
    bankId: row.bankId,
    accountNo: row.bankAccountNo,
    accountName: row.bankAccountName,
    amount: netOf(row.amount, row.fee),
  }
  const again = () => db.update(withdrawals).set({ sentAt: now }).where(eq(withdrawals.id, row.id))
  return payOnce(bank, db, { order, sentAt: row.sentAt, now, again })
}

async function paid(tx: Tx, row: WithdrawalRow, now: number): Promise<void> {
  const lines = [
    { account: house.payouts, amount: -row.amount },
    { account: house.withdrawals, amount: netOf(row.amount, row.fee) },
    { account: house.fees, amount: row.fee },
  ]
  await postJournal(tx, {
    key: `withdraw.paid:${row.id}`,
    kind: 'withdraw.paid',
    memo: row.ref,
    at: now,
    postings: lines.filter((line) => line.amount !== 0),
  })
  await tx.update(withdrawals).set({ state: 'done', endedAt: now }).where(eq(withdrawals.id, row.id))
  await notify(tx, withdrawalPaid(row, now))
}

/** The money goes back where it came from, by the reversal that a journal has at most once. */
async function refused(tx: Tx, row: WithdrawalRow, reason: string, now: number): Promise<void> {
  await releaseSpent(tx, row.walletId, now)
  await reverseJournal(tx, { journalId: row.journalId, kind: 'withdraw.refund', memo: row.ref, at: now })
  const balanceAfter = totalsOf(await walletMoneyOf(tx, row.memberId)).balance
  await tx
    .update(withdrawals)
    .set({ state: 'refused', reason, endedAt: now, balanceAfter })
    .where(eq(withdrawals.id, row.id))
  await notify(tx, withdrawalRefused(row, reason, now))
}

const writeDown = (db: Db, id: string, answer: PayoutAnswer, now: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update')
    // Somebody else was told the end meanwhile: their word stands.
    if (row?.state !== 'transferring') return
    if (answer.state === 'done') return paid(tx, row, now)
    if (answer.state === 'refused') return refused(tx, row, answer.reason, now)
    await tx
      .update(withdrawals)
      .set({ lookAt: now + pause(row, now) })
      .where(eq(withdrawals.id, id))
  })

/** Works through everything that is due. Answers in how many ms something is due again; null when nothing is open. */
export async function runPayouts({ database, clock, log, services }: Surroundings): Promise<number | null> {
  const { db } = database
  const bank = services.payouts
  if (!bank) return null
  for (let i = 0; i < AT_ONCE; i++) {
    const row = await claim(db, clock.now())
    if (!row) break
    const answer = await talk(bank, db, row, clock.now()).catch((error: unknown): PayoutAnswer => {
      // No answer is no answer: it stays on its way and is asked about, never sent anew.
      log.warn({ err: error, ref: row.ref }, 'the bank did not answer')
      return { state: 'running' }
    })
    await writeDown(db, row.id, answer, clock.now())
  }
  const [next] = await db
    .select({ at: min(withdrawals.lookAt) })
    .from(withdrawals)
    .where(isOpen)
  return next?.at == null ? null : Math.max(0, next.at - clock.now())
}
