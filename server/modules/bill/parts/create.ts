/** Places a bill: every line as the member saw it, or nothing at all (LOTTO-2). */
import type { BillCheck, BillWithLines, createBill } from '#contracts/bills.ts'
import { errorCode } from '#contracts/errors.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { satang } from '#contracts/money.ts'
import { boundPartOf, standingOf } from '#rules/money/own-money.ts'
import { statement, withTheEnd } from '../../../db/statement.ts'
import type { Tx } from '../../../db/types.ts'
import { refuse, Refusal } from '../../../kit/errors.ts'
import type { Ask, Context, Plan } from '../../../kit/endpoint/handler.ts'
import { reply } from '../../../kit/reply.ts'
import { house, walletAccount } from '../../../ledger/accounts.ts'
import type { Balances } from '../../../ledger/lock.ts'
import { heldEntry } from '../../../ledger/post.ts'
import { billWords as words } from '../../../strings/bill.ts'
import { digitsIn } from './bet-digits.ts'
import { cancelUntil } from './cancel-rule.ts'
import { checkWith, encodeCheck, type Checked } from './check.ts'
import { billNoOf, newCheckCode } from './codes.ts'
import { isTaken } from './decide.ts'
import { columnsOf } from './exposure.ts'
import type { LineRow } from './read-bills.ts'
import { allow, hold, type Held } from './situation.ts'
import { viewOfWhole } from './view.ts'

type Wish = RequestOf<typeof createBill>

const isAtRates = ({ lines }: BillCheck, rates: readonly number[]): boolean =>
  lines.length === rates.length && lines.every(({ rate }, index) => Math.abs(rate - rates[index]!) < 0.005)

const wins = ({ lines }: BillCheck, agreed: readonly number[]): boolean =>
  lines.length === agreed.length && lines.every((line, index) => line.wins === agreed[index])

/** Every line is taken, for the sum, at the rates and for the wins that were agreed to, where the client says them. */
const isAsSeen = (check: BillCheck, { expected_total, expected_rates, expected_wins }: Wish): boolean =>
  check.lines.every((line) => line.state !== 'unknown' && isTaken({ state: line.state })) &&
  (expected_total === undefined || check.total === expected_total) &&
  (expected_rates === undefined || isAtRates(check, expected_rates)) &&
  (expected_wins === undefined || wins(check, expected_wins))

interface Placing extends Checked {
  readonly id: string
  readonly memberId: string
  readonly operationId: string
  readonly balances: Balances
  readonly now: number
}

const writing = statement(
  'bill.place',
  `select bill_place($1, $2, $3, $4, $5, $6, $7, $8, $9,
    $10, $11, $12, $13, $14, $15, $16, $17, $18, $19::jsonb, $20, $21, $22, $23)`,
)

/** What of the stake a promotion binds, where own money does not cover it (rules/money/own-money.ts). */
const binding = statement('bill.bind', 'select bill_bind($1, $2, $3)')

/** Takes the stake and writes the bill, in one call and one flight with the commit. Answers the bill as it is shown. */
function place(tx: Tx, placing: Placing): BillWithLines {
  const { id, round: found, wallet, check, decisions, book, memberId, operationId, balances, now } = placing
  const { round, lottery } = found
  const billNo = billNoOf(id, now)
  const lines = check.lines.map((line, index): LineRow & { wins: number } => ({
    billId: id,
    seq: index + 1,
    betType: line.bet_type as LineRow['betType'],
    number: line.number,
    amount: line.amount,
    rate: satang(decisions[index]!.rate),
    parts: line.parts ? [...decisions[index]!.parts] : null,
    wins: line.wins,
    reduced: line.state === 'reduced_rate',
    state: 'pending',
    won: satang(0),
  }))
  const until = cancelUntil({
    rule: lottery.cancelRule,
    kind: lottery.kind,
    placedAt: now,
    closesAt: round.closesAt,
  })
  const stake = heldEntry(
    {
      key: `bill:${operationId}`,
      kind: 'lotto.bill',
      memo: billNo,
      at: now,
      postings: [
        { account: walletAccount(wallet.id), amount: -check.total },
        { account: house.lotto, amount: check.total },
      ],
    },
    balances,
  )
  const code = newCheckCode()
  const { types, numbers, amounts, owed } = columnsOf(lines)
  const written = writing(tx, [
    ...stake.values,
    id,
    memberId,
    round.id,
    wallet.id,
    lines.length,
    check.total,
    until === null ? null : new Date(until).toISOString(),
    code,
    round.ruleVersion,
    JSON.stringify(lines),
    types,
    numbers,
    amounts,
    owed,
  ])
  const part = boundPartOf(standingOf(wallet), check.total)
  const bound = part > 0 && binding(tx, [id, wallet.id, part])
  const allowed = book && allow(tx, found, book.worst())
  withTheEnd(tx, Promise.all([written, bound, allowed]))
  const bill = {
    id,
    billNo,
    walletId: wallet.id,
    state: 'pending' as const,
    lineCount: lines.length,
    total: check.total,
    bound: part,
    won: satang(0),
    refunded: satang(0),
    placedAt: now,
    cancelUntil: until,
    settledAt: null,
    checkCode: code,
    ruleVersion: round.ruleVersion,
  }
  return viewOfWhole({ ...found, bill, walletName: wallet.wallet_name }, lines, now)
}

/** A line as its number counts it; one that no lottery takes counts nowhere, and is refused with its bill. */
const countable = ({ bet_type: betType, number, amount }: Wish['lines'][number]) =>
  digitsIn(betType) === number.length ? [{ betType, number, amount }] : []

/** One call, sent with the claim: the round stays as it is, and nobody spends the same money or stakes on the same numbers. */
const begin = (wish: Wish, { member }: Ask<typeof createBill>, tx: Tx): Promise<Held> =>
  hold(tx, {
    memberId: member.id,
    roundId: wish.round_id,
    walletId: wish.wallet_id,
    lines: wish.lines.flatMap(countable),
  })

function create(wish: Wish, ctx: Context<typeof createBill>, held: Held) {
  const { tx, member, deps, operationId } = ctx
  // The moment that decides is this one, not the one at which the request began to wait for its turn.
  const now = deps.clock.now()
  const checked = checkWith(held, wish, now)
  const { check, wallet } = checked
  if (!isAsSeen(check, wish)) throw new Refusal(409, errorCode.conflict, words.changed, encodeCheck(check))
  if (check.balance_after < 0) refuse(words.tooLittle(wallet.balance), encodeCheck(check))
  const { billId: id, balances } = held
  const bill = place(tx, { ...checked, id, memberId: member.id, operationId, balances, now })
  return reply({ data: { bill, balance: check.balance_after }, message: words.placed })
}

/** Locks, decides and writes, each in one flight. */
export const placing: Plan<typeof createBill, Held> = { first: begin, run: create }
