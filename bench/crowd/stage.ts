/** A thousand members with money and a game open, and a draw that takes bills: on a database that nobody has open. */
import { inTransaction } from '#server/db/transaction.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/list.ts'
import { connect, type Target } from '#server/db/connect.ts'
import { systemClock } from '#server/kit/clock.ts'
import { newToken } from '#server/kit/identity/tokens.ts'
import { addCrowd } from '#server/testing/crowd.ts'
import { addAgent } from '#server/testing/people.ts'
import { addDraw } from '#server/testing/scenes/bills.ts'
import { catalogueGames } from '#sandbox/catalogue/catalogue.ts'
import { createLaunch } from '#sandbox/games/launch.ts'
import { startSession } from '#sandbox/games/providers/start.ts'
import { depsOn } from '../deps.ts'

export interface Player {
  readonly token: string
  readonly walletId: string
  /** Of the game's page. */
  readonly gameToken: string
}

export interface Stage {
  readonly players: readonly Player[]
  readonly roundId: string
}

/** Satang each: none of them runs out. */
const OPENING = 1_000_000_00
const MEMBERS = 1_000
const game = catalogueGames.find(({ kind, maintenance }) => kind === 'slot' && !maintenance)!

export async function setStage(target: Target): Promise<Stage> {
  const database = await connect(target)
  try {
    await migrate(database, migrations)
    await addAgent(database.db)
    const now = systemClock.now()
    const { roundId } = await addDraw(database.db, now)
    const members = await addCrowd(depsOn(database), MEMBERS, OPENING)
    const players = await inTransaction(database.db, async (tx) => {
      const ready: Player[] = []
      for (const { id: memberId, token, sessionId, walletIds } of members) {
        const walletId = walletIds[0]!
        const path = await createLaunch(tx, {
          gameId: game.game_id,
          member: { memberId, walletId, sessionId },
          now,
        })
        const gameToken = newToken()
        const launch = path.split('#t=')[1]!
        await startSession(tx, { launch, token: gameToken, parentOrigin: '', now })
        ready.push({ token, walletId, gameToken })
      }
      return ready
    })
    return { players, roundId }
  } finally {
    await database.close()
  }
}
