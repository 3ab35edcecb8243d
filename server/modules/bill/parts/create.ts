/** Places a bill: every line as the member saw it, or nothing at all (LOTTO-2). */
import type { BillCheck, createBill } from '#contracts/bills.ts'
import { errorCode } from '#contracts/errors.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { satang } from '#contracts/money.ts'
import { ledgerJournals } from '../../../db/schema/ledger.ts'
import { lottoBills, lottoLines } from '../../../db/schema/lotto.ts'
import type { Tx } from '../../../db/types.ts'
import { notFound, refuse, Refusal } from '../../../kit/errors.ts'
import type { Context } from '../../../kit/endpoint/handler.ts'
import { reply } from '../../../kit/reply.ts'
import { house, walletAccount } from '../../../ledger/accounts.ts'
import { lockMember } from '../../../ledger/lock.ts'
import { postJournal } from '../../../ledger/post.ts'
import { billWords as words } from '../../../strings/bill.ts'
import { eq } from 'drizzle-orm'
import { findRound } from '../../lotto/rounds.ts'
import { digitsIn } from './bet-digits.ts'
import { cancelUntil } from './cancel-rule.ts'
import { checkBill, encodeCheck, type Checked } from './check.ts'
import { billNoOf, checkCodeOf } from './codes.ts'
import { isTaken } from './decide.ts'
import { addExposure } from './exposure.ts'
import { findBill, nextBillId, type LineRow } from './read-bills.ts'
import { viewWithLines } from './view.ts'

type Wish = RequestOf<typeof createBill>

const isAtRates = ({ lines }: BillCheck, rates: readonly number[]): boolean =>
  lines.length === rates.length && lines.every(({ rate }, index) => Math.abs(rate - rates[index]!) < 0.005)

/** Every line is taken, for the sum and at the rates that were agreed to, where the client says them. */
const isAsSeen = (check: BillCheck, { expected_total, expected_rates }: Wish): boolean =>
  check.lines.every((line) => line.state !== 'unknown' && isTaken({ state: line.state })) &&
  (expected_total === undefined || check.total === expected_total) &&
  (expected_rates === undefined || isAtRates(check, expected_rates))

const hashOf = async (tx: Tx, journalId: string): Promise<string> => {
  const [row] = await tx
    .select({ hash: ledgerJournals.hash })
    .from(ledgerJournals)
    .where(eq(ledgerJournals.id, journalId))
  return row!.hash
}

interface Placing extends Checked {
  readonly memberId: string
  readonly operationId: string
  readonly now: number
}

async function place(tx: Tx, { round: found, wallet, check, memberId, operationId, now }: Placing) {
  const { round, lottery } = found
  const id = await nextBillId(tx)
  const billNo = billNoOf(id, now)
  const { journalId } = await postJournal(tx, {
    key: `bill:${operationId}`,
    kind: 'lotto.bill',
    memo: billNo,
    at: now,
    postings: [
      { account: walletAccount(wallet.id), amount: -check.total },
      { account: house.lotto, amount: check.total },
    ],
  })
  const lines = check.lines.map((line, index) => ({
    billId: id,
    seq: index + 1,
    betType: line.bet_type as LineRow['betType'],
    number: line.number,
    amount: line.amount,
    rate: satang(Math.round(line.rate * 100)),
    reduced: line.state === 'reduced_rate',
    state: 'pending' as const,
  }))
  const receipt = { billNo, roundId: round.id, placedAt: now, lines }
  await tx.insert(lottoBills).values({
    id,
    billNo,
    memberId,
    roundId: round.id,
    walletId: wallet.id,
    state: 'pending',
    lineCount: lines.length,
    total: check.total,
    placedAt: now,
    cancelUntil: cancelUntil({
      rule: lottery.cancelRule,
      kind: lottery.kind,
      placedAt: now,
      closesAt: round.closesAt,
    }),
    checkCode: checkCodeOf(receipt, await hashOf(tx, journalId)),
    ruleVersion: round.ruleVersion,
    journalId,
  })
  await tx.insert(lottoLines).values(lines)
  return id
}

/** A line as its number counts it; one that no lottery takes counts nowhere, and is refused with its bill. */
const countable = ({ bet_type: betType, number, amount }: Wish['lines'][number]) =>
  digitsIn(betType) === number.length ? [{ betType, number, amount }] : []

export async function create(wish: Wish, ctx: Context<typeof createBill>) {
  const { tx, member, deps, operationId } = ctx
  // From here on the round stays as it is, and nobody spends the same money or stakes on the same numbers beside us.
  const round = (await findRound(tx, wish.round_id, 'share')) ?? notFound(words.unknownRound)
  await lockMember(tx, member.id)
  const exposure = await addExposure(tx, round.round.id, wish.lines.flatMap(countable))
  // The moment that decides is this one, not the one at which the request began to wait for its turn.
  const now = deps.clock.now()
  const memberId = member.id
  const checked = await checkBill(tx, wish, { memberId, now, held: { round, exposure } })
  const { check, wallet } = checked
  if (!isAsSeen(check, wish)) throw new Refusal(409, errorCode.conflict, words.changed, encodeCheck(check))
  if (check.balance_after < 0) refuse(words.tooLittle(wallet.balance), encodeCheck(check))
  const id = await place(tx, { ...checked, memberId, operationId, now })
  const bill = await viewWithLines(tx, (await findBill(tx, memberId, id))!, now)
  return reply({ data: { bill, balance: check.balance_after }, message: words.placed })
}
