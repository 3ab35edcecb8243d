/** A round's commitment: made with the round, before anybody can shoot. */
import { yeekeeRounds } from '../../db/schema/yeekee.ts'
import type { Tx } from '../../db/types.ts'
import { commitOf, genesis, newSeed } from './yeekee-chain.ts'

interface NewRound {
  readonly id: string
  /** `2026-10-16`; Yeekee's day begins at 06:00. */
  readonly gameDay: string
  readonly roundNo: number
  /** Of the lottery, where there are more than one. */
  readonly prefix?: string
}

/** What the chain is named after: `YK-20261016-042`. */
const chainIdOf = ({ gameDay, roundNo, prefix = 'YK' }: Omit<NewRound, 'id'>): string =>
  `${prefix}-${gameDay.replaceAll('-', '')}-${String(roundNo).padStart(3, '0')}`

/** In the transaction that makes the rounds. Again is no error, and keeps the seed that was committed to. */
export async function openYeekee(tx: Tx, ...rounds: readonly NewRound[]): Promise<void> {
  if (rounds.length === 0) return
  const rows = rounds.map((round) => {
    const chainId = chainIdOf(round)
    const serverSeed = newSeed()
    const commitHash = commitOf(serverSeed)
    return { roundId: round.id, chainId, serverSeed, commitHash, head: genesis(chainId) }
  })
  await tx.insert(yeekeeRounds).values(rows).onConflictDoNothing({ target: yeekeeRounds.roundId })
}
