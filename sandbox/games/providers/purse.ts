/** Where a session's money is: the member's wallet through the ledger, or a demo's play money in its session. */
import { eq } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { gameSessions } from '#server/db/schema/games.ts'
import { boundAfter, boundPartOf } from '#rules/money/own-money.ts'
import type { Tx } from '#server/db/types.ts'
import { refuse } from '#server/kit/errors.ts'
import { balanceOf, house, walletAccount, type AccountId } from '#server/ledger/accounts.ts'
import type { Balances } from '#server/ledger/lock.ts'
import { postHeld } from '#server/ledger/post.ts'
import { notePlays } from '#server/modules/play/note-play.ts'
import { setBound } from '#server/modules/promotion/bound.ts'
import { countPlay } from '#server/modules/promotion/count-play.ts'
import { findGame } from '../../catalogue/catalogue.ts'
import { sandboxGames as sentences } from '../../strings/games-server.ts'
import type { SessionRow } from './sessions.ts'

export async function purseBalance(tx: Tx, session: SessionRow): Promise<Satang> {
  return session.walletId
    ? balanceOf(tx, walletAccount(session.walletId))
    : (session.demoBalance ?? satang(0))
}

interface Settlement {
  readonly stake: Satang
  readonly win: Satang
  readonly roundKey: string
  readonly now: number
}

interface Paid {
  readonly balance: Satang
  /** Of the journal; null for play money. */
  readonly key: string | null
  /** What is on its way and must have arrived before the round ends; what is asked for meanwhile comes after it. */
  readonly written: Promise<unknown>
}

/** What a session plays with, from here on moved by nobody else. */
export interface Purse {
  readonly balances: Balances
  /** A promotion is under way in the wallet. */
  readonly promoted: boolean
  /** What it binds, satang. */
  readonly bound: Satang
}

/** Takes the stake and pays the win. Refuses, and with it undoes, when the stake was not there. */
export function settle(tx: Tx, session: SessionRow, purse: Purse, round: Settlement): Promise<Paid> {
  return session.walletId
    ? settleInLedger(tx, session, session.walletId, purse, round)
    : settlePlayMoney(tx, session, round)
}

async function settlePlayMoney(tx: Tx, session: SessionRow, { stake, win }: Settlement): Promise<Paid> {
  const before = session.demoBalance ?? satang(0)
  if (before < stake) refuse(sentences.notEnoughDemo)
  const balance = satang(before - stake + win)
  await tx.update(gameSessions).set({ demoBalance: balance }).where(eq(gameSessions.id, session.id))
  return { balance, key: null, written: Promise.resolve() }
}

/** One journal: the wallet by the net amount, the house's two accounts by stake and win. */
async function settleInLedger(
  tx: Tx,
  session: SessionRow,
  walletId: string,
  { balances, promoted, bound }: Purse,
  { stake, win, roundKey, now }: Settlement,
): Promise<Paid> {
  const wallet = walletAccount(walletId)
  const before = balances.get(wallet)
  // The ledger looks at the net amount only; what was there before the win must cover the stake.
  if (before === undefined || before < stake) refuse(sentences.notEnough)
  const lines: { account: AccountId; amount: number }[] = [
    { account: wallet, amount: win - stake },
    { account: house.games, amount: stake },
    { account: house.gameWins, amount: -win },
  ]
  const journal = {
    key: `round:${session.id}:${roundKey}`,
    kind: 'game.round',
    memo: session.gameId,
    at: now,
    postings: lines.filter((line) => line.amount !== 0),
  }
  const category = findGame(session.gameId)?.category ?? ''
  const { key } = journal
  const { posted } = postHeld(tx, journal, balances)
  const standing = { balance: before, bound }
  // Own money is staked first: only what it does not cover is a promotion's play.
  const play = { memberId: session.memberId!, category, stake, win, bound: boundPartOf(standing, stake) > 0 }
  const written = Promise.all([posted, notePlays(tx, [play], now)])
  if (!promoted) return { balance: satang(before - stake + win), key, written }
  const [journalId] = await written
  await setBound(tx, walletId, boundAfter(standing, { stake, win }))
  await countPlay(tx, { walletId, category, stake, win, journalId, now })
  // A promotion that this round has ended may have taken its part.
  return { balance: await balanceOf(tx, wallet), key, written }
}
