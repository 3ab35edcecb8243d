/** Checks a bill line by line: what `validate` tells, and what `create` compares with what the member saw. */
import * as z from 'zod/mini'
import { billCheck, type BillCheck, type BillInputLine } from '#contracts/bills.ts'
import { satang, type Satang } from '#contracts/money.ts'
import type { Wallet } from '#contracts/member.ts'
import { mostOf } from '#rules/lotto-most.ts'
import type { Db } from '../../../db/types.ts'
import { invalid, notFound } from '../../../kit/errors.ts'
import { billWords as words } from '../../../strings/bill.ts'
import { walletFits } from '../../games/rules.ts'
import { bottomDrawOf } from '../../lotto/digits.ts'
import { findRound, type RoundOfLottery } from '../../lotto/rounds.ts'
import { walletsOf } from '../../member/wallets.ts'
import { decide, isTaken } from './decide.ts'
import { situationOf } from './situation.ts'

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
  /** For a bill that is to be placed: what its transaction holds, as it is until that ends. */
  readonly held?: { readonly round: RoundOfLottery; readonly exposure: ReadonlyMap<string, number> }
}

export interface Checked {
  readonly round: RoundOfLottery
  readonly wallet: Wallet
  readonly check: BillCheck
}

/** The member's own wallet, when the lottery can be paid from it. */
async function payingWallet(db: Db, memberId: string, walletId: string): Promise<Wallet> {
  const wallet =
    (await walletsOf(db, memberId)).find(({ id }) => id === walletId) ??
    invalid({ wallet_id: words.unknownWallet })
  if (!walletFits(wallet.category, LOTTO)) invalid({ wallet_id: words.walletDoesNotFit(wallet.wallet_name) })
  return wallet
}

const sum = (amounts: readonly Satang[]): Satang => satang(amounts.reduce((all, one) => all + one, 0))

export async function checkBill(db: Db, wish: Wish, { memberId, now, held }: Asking): Promise<Checked> {
  const round = held?.round ?? (await findRound(db, wish.round_id)) ?? notFound(words.unknownRound)
  if (wish.lines.length > round.lottery.maxLines)
    invalid({ lines: words.tooManyLines(round.lottery.maxLines) })
  const wallet = await payingWallet(db, memberId, wish.wallet_id)
  const asked = { round, memberId, lines: wish.lines, now }
  const situation = await situationOf(db, held ? { ...asked, exposure: held.exposure } : asked)
  const decisions = decide(wish.lines, situation)
  const taken = decisions.flatMap((decision, index) => {
    const { bet_type: betType, number } = wish.lines[index]!
    return isTaken(decision) ? [{ ...decision, betType, number }] : []
  })
  const total = sum(taken.map(({ accepted }) => accepted))
  const check = {
    lines: wish.lines.map((line, index) => {
      const { state, accepted, rate, wins, message } = decisions[index]!
      return { ...line, state, accepted_amount: accepted, rate: rate / 100, wins, message }
    }),
    accepted: taken.length,
    total,
    wins_max: mostOf(bottomDrawOf(round.lottery.family), taken),
    balance_after: satang(wallet.balance - total),
  }
  return { round, wallet, check }
}

/** As a refusal carries it. */
export const encodeCheck = (check: BillCheck) => z.encode(billCheck, check)
