/** Where a session's money is: the member's wallet through the ledger, or a demo's play money in its session. */
import { eq } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { gameSessions } from '#server/db/schema/games.ts'
import type { Tx } from '#server/db/types.ts'
import { refuse } from '#server/kit/errors.ts'
import { balanceOf, house, walletAccount, type AccountId } from '#server/ledger/accounts.ts'
import { postJournal } from '#server/ledger/post.ts'
import { notePlays } from '#server/modules/play/note-play.ts'
import { boundIn } from '#server/modules/promotion/bound.ts'
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
  readonly journalId: string | null
}

/** Takes the stake and pays the win. Refuses, and with it undoes, when the stake was not there. */
export function settle(tx: Tx, session: SessionRow, round: Settlement): Promise<Paid> {
  return session.walletId
    ? settleInLedger(tx, session, session.walletId, round)
    : settlePlayMoney(tx, session, round)
}

async function settlePlayMoney(tx: Tx, session: SessionRow, { stake, win }: Settlement): Promise<Paid> {
  const before = session.demoBalance ?? satang(0)
  if (before < stake) refuse(sentences.notEnoughDemo)
  const balance = satang(before - stake + win)
  await tx.update(gameSessions).set({ demoBalance: balance }).where(eq(gameSessions.id, session.id))
  return { balance, journalId: null }
}

/** One journal: the wallet by the net amount, the house's two accounts by stake and win. */
async function settleInLedger(
  tx: Tx,
  session: SessionRow,
  walletId: string,
  round: Settlement,
): Promise<Paid> {
  const { stake, win, roundKey, now } = round
  const wallet = walletAccount(walletId)
  if ((await balanceOf(tx, wallet)) < stake) refuse(sentences.notEnough)
  const lines: { account: AccountId; amount: number }[] = [
    { account: wallet, amount: win - stake },
    { account: house.games, amount: stake },
    { account: house.gameWins, amount: -win },
  ]
  const { journalId } = await postJournal(tx, {
    key: `round:${session.id}:${roundKey}`,
    kind: 'game.round',
    memo: session.gameId,
    at: now,
    postings: lines.filter((line) => line.amount !== 0),
  })
  // The ledger looks at the net amount only; what was there before the win must have covered the stake. Posting has
  // locked the wallet, so this balance is the one that was changed.
  if ((await balanceOf(tx, wallet)) - win < 0) refuse(sentences.notEnough)
  const category = findGame(session.gameId)?.category ?? ''
  const bound = (await boundIn(tx, walletId)) !== undefined
  await notePlays(tx, [{ memberId: session.memberId!, category, stake, win, bound }], now)
  await countPlay(tx, { walletId, category, stake, win, journalId, now })
  // A promotion that this round has ended may have taken its part.
  return { balance: await balanceOf(tx, wallet), journalId }
}
