/** Launching a sandbox game: a session, and a link whose launch token can be exchanged once, within a minute. */
import { setTimeout as sleep } from 'node:timers/promises'
import { satang } from '#contracts/money.ts'
import { gameSessions } from '#server/db/schema/games.ts'
import type { Tx } from '#server/db/types.ts'
import { minute } from '#server/kit/clock.ts'
import { refuse } from '#server/kit/errors.ts'
import { hashToken, newToken } from '#server/kit/identity/tokens.ts'
import type { GameLaunch, GameProviders } from '#server/kit/services.ts'
import { FAILING_GAME, SLOW_GAME, SLOW_LAUNCH_MS } from '../catalogue/catalogue.ts'
import { sandboxGames as sentences } from '../strings/games-server.ts'

const LAUNCH_LIFE = 1 * minute
/** Play money of a demo. */
const DEMO_MONEY = satang(10_000_00)

/** Opens a session; the path of its frame. The token stands in the fragment, so no server or log sees it. */
export async function createLaunch(tx: Tx, { gameId, member, now }: GameLaunch): Promise<string> {
  const token = newToken()
  await tx.insert(gameSessions).values({
    launchHash: hashToken(token),
    launchedAt: now,
    launchExpiresAt: now + LAUNCH_LIFE,
    memberId: member?.memberId ?? null,
    walletId: member?.walletId ?? null,
    sessionId: member?.sessionId ?? null,
    gameId,
    demo: member === null,
    demoBalance: member === null ? DEMO_MONEY : null,
  })
  return `/play/${gameId}#t=${token}`
}

/** The sandbox's providers, with the two sentinels of the catalogue. */
export const sandboxProviders: GameProviders = {
  ready: async (gameId) => {
    if (gameId === FAILING_GAME) refuse(sentences.providerClosed)
    if (gameId === SLOW_GAME) await sleep(SLOW_LAUNCH_MS)
  },
  launch: createLaunch,
}
