/** Reads what decides over a bill's lines (decide.ts), in one call of the database. */
import type { Wallet } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { betKey } from '#rules/lotto-bets.ts'
import { bookOf } from '#rules/lotto-book.ts'
import { restrictionsOf } from '#rules/lotto-limits.ts'
import type { Prize } from '#rules/lotto-most.ts'
import { idValue, rowOf } from '../../../db/columns.ts'
import { lotteries, lottoNumbers, lottoRates, lottoRounds } from '../../../db/schema/lotto.ts'
import { statement } from '../../../db/statement.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { Balances } from '../../../ledger/lock.ts'
import { bottomDrawOf } from '../../lotto/digits.ts'
import type { RoundOfLottery } from '../../lotto/rounds.ts'
import { takesBills } from '../../lotto/state.ts'
import { walletOf, type WalletRow } from '../../member/wallets.ts'
import type { Situation } from './decide.ts'
import { rowsOf, type Staked } from './exposure.ts'

/** What a check is made of. */
export interface Known extends Pick<Situation, 'rates' | 'numbers' | 'own' | 'exposure' | 'spent'> {
  /** What is owed, by number, where it may come near the limit of a result; null where these lines cannot bring it there. */
  readonly owed: readonly Prize[] | null
  /** Undefined of one that is not there. */
  readonly round: RoundOfLottery | undefined
  readonly wallets: readonly Wallet[]
}

/** As it is until the transaction ends: the round stays, and nobody else moves the money or stakes on the same numbers. */
export interface Held extends Known {
  readonly balances: Balances
  /** Of the bill that is placed. */
  readonly billId: string
}

type Row = Record<string, unknown>
type Staking = readonly [betType: string, number: string, staked: number]

/** As `bill_situation` answers it; what there is none of is null. */
interface Found {
  readonly round: Row | null
  readonly lottery: Row
  readonly rates: readonly Row[] | null
  readonly numbers: readonly Row[] | null
  readonly wallets: readonly WalletRow[] | null
  readonly exposure: readonly Staking[] | null
  readonly book: readonly Staking[] | null
  readonly own: readonly Staking[] | null
  readonly spent: number
  readonly accounts: Readonly<Record<string, number>> | null
  readonly next?: number
}

const asking = statement<{ found: Found }>(
  'bill.situation',
  'select bill_situation($1, $2, $3::jsonb, $4) as found',
)

interface Asked {
  readonly memberId: string
  readonly roundId: string
  readonly lines: readonly Staked[]
}

async function ask(db: Db, { memberId, roundId, lines }: Asked, placing: boolean): Promise<Found> {
  const [row] = await asking(db, [memberId, idValue(roundId), rowsOf(lines), placing])
  return row!.found
}

/** A number that was written in several orders is one. */
function byKey(stakings: readonly Staking[] | null): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [betType, number, staked] of stakings ?? []) {
    const key = betKey(betType, number)
    sums.set(key, (sums.get(key) ?? 0) + staked)
  }
  return sums
}

function knownOf({ round, lottery, rates, numbers, own, spent, exposure, book, wallets }: Found): Known {
  return {
    round: round ? { round: rowOf(lottoRounds, round), lottery: rowOf(lotteries, lottery) } : undefined,
    rates: new Map(rates?.map((row) => rowOf(lottoRates, row)).map((rate) => [rate.betType, rate])),
    numbers: restrictionsOf((numbers ?? []).map((row) => rowOf(lottoNumbers, row))),
    own: byKey(own),
    spent,
    exposure: byKey(exposure),
    owed: book?.map(([betType, number, wins]) => ({ betType, number, wins })) ?? null,
    wallets: (wallets ?? []).map(walletOf),
  }
}

/** As things are, without a word to anybody. */
export const lookAt = async (db: Db, asked: Asked): Promise<Known> => knownOf(await ask(db, asked, false))

/** Lines are about to be placed: locks the round against its end, the member's money and the lines' numbers, in this order. */
export async function hold(tx: Tx, asked: Asked): Promise<Held> {
  const found = await ask(tx, asked, true)
  const balances = Object.entries(found.accounts ?? {}).map(([id, sum]) => [id, satang(sum)] as const)
  return { ...knownOf(found), balances: new Map(balances), billId: String(found.next) }
}

/** By the clock as it is `now`. */
export const situationOf = (known: Known, { round, lottery }: RoundOfLottery, now: number): Situation => ({
  ...known,
  open: lottery.active && takesBills(round, now),
  limits: round.bookLimits ?? lottery.bookLimits,
  book: known.owed && bookOf(bottomDrawOf(lottery.family), known.owed),
})

const allowing = statement('book.allow', 'select book_allow($1, $2)')

/** As many as `bill_situation` has. */
const ALLOWANCES = 16

/**
 * Who had to look at the whole book, and holds it, says how much may be added to it before somebody has to look again. `worst`
 * is with the bill that is placed.
 */
export function allow(tx: Tx, { round, lottery }: RoundOfLottery, worst: number): Promise<unknown> {
  const { payout } = round.bookLimits ?? lottery.bookLimits
  const left = Math.min(payout!.most, payout!.step?.from ?? payout!.most) - worst
  return allowing(tx, [idValue(round.id), Math.max(0, Math.floor(left / ALLOWANCES))])
}
