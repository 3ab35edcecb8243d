/** The ledger by itself: one journal in each transaction, no HTTP and no handler, through the server's own pool. */
import { randomUUID } from 'node:crypto'
import { connect, type Target } from '#server/db/connect.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { house, walletAccount } from '#server/ledger/accounts.ts'
import { postJournal } from '#server/ledger/post.ts'
import type { Stage } from './stage.ts'
import { timed, type Timed } from './timed.ts'

const LANES = 16

/** A satang into somebody's wallet. */
export async function journalRate(target: Target, { players }: Stage, seconds: number): Promise<Timed> {
  const { db, close } = await connect(target)
  const post = () => {
    const { walletId } = players[Math.floor(Math.random() * players.length)]!
    const postings = [
      { account: walletAccount(walletId), amount: 1 },
      { account: house.sandbox, amount: -1 },
    ]
    const journal = { key: `bench:${randomUUID()}`, kind: 'sandbox.credit', at: Date.now(), postings }
    return inTransaction(db, (tx) => postJournal(tx, journal))
  }
  try {
    await timed(post, LANES, Math.min(1, seconds))
    return await timed(post, LANES, seconds)
  } finally {
    await close()
  }
}
