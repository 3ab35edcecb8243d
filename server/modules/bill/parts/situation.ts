/** Reads what decides over a bill's lines (decide.ts), in one call of the database. */
import type { Wallet } from '#contracts/member.ts'
import { betKey } from '#rules/lotto-bets.ts'
import { bookOf } from '#rules/lotto-book.ts'
import type { Prize } from '#rules/lotto-most.ts'
import { idValue } from '../../../db/columns.ts'
import { statement } from '../../../db/statement.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { walletAccount } from '../../../ledger/accounts.ts'
import type { Balances } from '../../../ledger/lock.ts'
import { bottomDrawOf } from '../../lotto/digits.ts'
import type { RoundOfLottery } from '../../lotto/rounds.ts'
import { takesBills } from '../../lotto/state.ts'
import { walletOf, type WalletRow } from '../../member/wallets.ts'
import type { Situation } from './decide.ts'
import { columnsOf, type Staked } from './exposure.ts'
import { heldTerms, keepTerms, type Terms, type TermsRow } from './terms.ts'

/** What a check is made of. */
export interface Known extends Pick<Situation, 'rates' | 'numbers' | 'own' | 'exposure' | 'spent'> {
  /** What is owed, by number, where it may come near the limit of a result; null where these lines cannot bring it there. */
  readonly owed: readonly Prize[] | null
  /** Undefined of one that is not there. */
  readonly round: RoundOfLottery | undefined
  /** The one that is to pay; undefined of one that the member has not. */
  readonly wallet: Wallet | undefined
}

/** As it is until the transaction ends: the round stays, and nobody else moves the money or stakes on the same numbers. */
export interface Held extends Known {
  readonly balances: Balances
  /** Of the bill that is placed. */
  readonly billId: string
}

type Staking = readonly [betType: string, number: string, staked: number]

/** As `bill_standing` answers it; what there is none of is null, and of no round there is nothing. */
interface Found {
  /** Null where they are those that were named. */
  readonly terms?: TermsRow | null
  readonly wallet?: WalletRow | null
  /** Of that wallet, read after its lock. */
  readonly bound?: number | null
  readonly exposure?: readonly Staking[] | null
  readonly book?: readonly Staking[] | null
  readonly own?: readonly Staking[] | null
  readonly spent?: number
  readonly next?: number
}

const asking = statement<{ found: Found }>(
  'bill.standing',
  'select bill_standing($1, $2, $3, $4::text[], $5::text[], $6::bigint[], $7::uuid, $8::uuid, $9) as found',
)

interface Asked {
  readonly memberId: string
  readonly roundId: string
  readonly walletId: string
  readonly lines: readonly Staked[]
}

interface Told extends Found {
  /** Undefined where there is no such round. */
  readonly agreed: Terms | undefined
}

async function ask(db: Db, { memberId, roundId, walletId, lines }: Asked, placing: boolean): Promise<Told> {
  const held = heldTerms(roundId)
  const { types, numbers, amounts } = columnsOf(lines)
  const [row] = await asking(db, [
    memberId,
    idValue(roundId),
    idValue(walletId),
    types,
    numbers,
    amounts,
    held?.round.terms ?? null,
    held?.lottery.terms ?? null,
    placing,
  ])
  const { found } = row!
  if (found.spent === undefined) return { ...found, agreed: undefined }
  return { ...found, agreed: found.terms ? keepTerms(roundId, found.terms) : held }
}

/** A number that was written in several orders is one. */
function byKey(stakings: readonly Staking[] | null | undefined): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [betType, number, staked] of stakings ?? []) {
    const key = betKey(betType, number)
    sums.set(key, (sums.get(key) ?? 0) + staked)
  }
  return sums
}

function knownOf({ agreed, wallet, bound, own, spent = 0, exposure, book }: Told): Known {
  return {
    round: agreed,
    rates: agreed?.rates ?? new Map(),
    numbers: agreed?.numbers ?? new Map(),
    own: byKey(own),
    spent,
    exposure: byKey(exposure),
    owed: book?.map(([betType, number, wins]) => ({ betType, number, wins })) ?? null,
    wallet: wallet ? walletOf({ ...wallet, bound: bound ?? 0 }) : undefined,
  }
}

/** As things are, without a word to anybody. */
export const lookAt = async (db: Db, asked: Asked): Promise<Known> => knownOf(await ask(db, asked, false))

/** Lines are about to be placed: locks the round against its end, the member's money and the lines' numbers, in this order. */
export async function hold(tx: Tx, asked: Asked): Promise<Held> {
  const found = await ask(tx, asked, true)
  const known = knownOf(found)
  const { wallet } = known
  const balances = new Map(wallet ? [[walletAccount(wallet.id), wallet.balance]] : [])
  return { ...known, balances, billId: String(found.next) }
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
