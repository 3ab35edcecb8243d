/** The exchange: what a page gets for its launch token. */
import type { Tx } from '#server/db/types.ts'
import { gamesUi } from '../../strings/games-ui.ts'
import type { Started } from '../protocol.ts'
import { stakesOf } from './kinds.ts'
import { purseBalance } from './purse.ts'
import { exchange, walletName, type Exchange } from './sessions.ts'
import { setupOf } from './setup.ts'

interface StartInput extends Exchange {
  readonly parentOrigin: string
}

export async function startSession(tx: Tx, { parentOrigin, ...input }: StartInput): Promise<Started> {
  const { row, game } = await exchange(tx, input)
  return {
    parentOrigin,
    game: { id: game.game_id, name: game.game_name, provider: game.provider_name, rtp: game.rtp ?? null },
    demo: row.demo,
    wallet: await walletName(tx, row),
    balance: await purseBalance(tx, row),
    stakes: [...stakesOf[game.kind]],
    setup: setupOf(game, row.id),
    texts: gamesUi,
  }
}
