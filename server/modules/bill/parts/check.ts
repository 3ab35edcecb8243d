/** Checks a bill line by line: what `validate` tells, and what `create` compares with what the member saw. */
import * as z from 'zod/mini'
import { billCheck, type BillCheck, type BillInputLine } from '#contracts/bills.ts'
import { satang, type Satang } from '#contracts/money.ts'
import type { Wallet } from '#contracts/member.ts'
import type { Book } from '#rules/lotto-book.ts'
import { mostOf } from '#rules/lotto-most.ts'
import type { Db } from '../../../db/types.ts'
import { invalid, notFound } from '../../../kit/errors.ts'
import { billWords as words } from '../../../strings/bill.ts'
import { walletFits } from '../../games/rules.ts'
import { bottomDrawOf } from '../../lotto/digits.ts'
import type { RoundOfLottery } from '../../lotto/rounds.ts'
import { decide, isTaken, type Decision } from './decide.ts'
import { lookAt, situationOf, type Known } from './situation.ts'
import { viewOfParts } from './view-parts.ts'

/** Of wallets and promotions. */
export const LOTTO = 'lotto'

interface Wish {
  readonly round_id: string
  readonly wallet_id: string
  readonly lines: readonly BillInputLine[]
}

interface Asking {
  readonly memberId: string
  readonly now: number
}

export interface Checked {
  readonly round: RoundOfLottery
  readonly wallet: Wallet
  readonly check: BillCheck
  readonly decisions: readonly Decision[]
  /** What is owed with these lines, where it had to be looked at. */
  readonly book: Book | null
}

/** One of the member's own, when the lottery can be paid from it. */
function payingWallet(found: Wallet | undefined): Wallet {
  const wallet = found ?? invalid({ wallet_id: words.unknownWallet })
  if (!walletFits(wallet.category, LOTTO)) invalid({ wallet_id: words.walletDoesNotFit(wallet.wallet_name) })
  return wallet
}

const sum = (amounts: readonly Satang[]): Satang => satang(amounts.reduce((all, one) => all + one, 0))

/** As things are, without a word to anybody. */
export async function checkBill(db: Db, wish: Wish, { memberId, now }: Asking): Promise<Checked> {
  const lines = wish.lines.map(({ bet_type: betType, number, amount }) => ({ betType, number, amount }))
  return checkWith(
    await lookAt(db, { memberId, roundId: wish.round_id, walletId: wish.wallet_id, lines }),
    wish,
    now,
  )
}

/** By what is known, as it is until the transaction ends where a bill is to be placed. */
export function checkWith(known: Known, wish: Wish, now: number): Checked {
  const round = known.round ?? notFound(words.unknownRound)
  if (wish.lines.length > round.lottery.maxLines)
    invalid({ lines: words.tooManyLines(round.lottery.maxLines) })
  const wallet = payingWallet(known.wallet)
  const situation = situationOf(known, round, now)
  const decisions = decide(wish.lines, situation)
  const taken = decisions.flatMap((decision, index) => {
    const { bet_type: betType, number } = wish.lines[index]!
    return isTaken(decision) ? [{ ...decision, betType, number }] : []
  })
  const total = sum(taken.map(({ accepted }) => accepted))
  const check = {
    lines: wish.lines.map((line, index) => {
      const { state, accepted, rate, parts, wins, message } = decisions[index]!
      const split = parts.length > 1 ? { parts: viewOfParts(parts) } : {}
      return { ...line, state, accepted_amount: accepted, rate: rate / 100, ...split, wins, message }
    }),
    accepted: taken.length,
    total,
    wins_max: mostOf(bottomDrawOf(round.lottery.family), taken),
    balance_after: satang(wallet.balance - total),
    limit_message: '',
  }
  return { round, wallet, check, decisions, book: situation.book }
}

/** As a refusal carries it. */
export const encodeCheck = (check: BillCheck) => z.encode(billCheck, check)
