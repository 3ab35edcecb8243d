/** The site that is looked at: built, with its reference server, a clock that stands, and people filled in once. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sandboxWorld } from '#sandbox/world.ts'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { settableClock } from '#server/kit/clock.ts'
import { startServer, type Started } from '#server/start.ts'
import { ensureBuilt } from '../lib/ensure-built.mjs'
import { at } from '../lib/paths.mjs'
import { siteEnv } from '../lib/site-env.mjs'
import { passwordCost } from '../test/e2e-server.ts'
import { ROUND, type Visitor } from './views.ts'

/** What the clock read when the data was filled in stands in the folder beside it. */
const filled = at('.cache', 'look', 'data')
const filledAt = join(filled, 'clock')

/** Draws, rounds and nights of the first minute are done by then, and what the sandbox shows does not change any more. */
const SETTLED = 20_000

const start = (dataDir: string, now: number): Promise<Started> =>
  startServer({
    sandbox: async () => ({ sandboxWorld: (config) => sandboxWorld(config, settableClock(now)) }),
    env: {
      ...process.env,
      PORT: '0',
      GAMES_PORT: '0',
      DATA_DIR: dataDir,
      SANDBOX: '1',
      LOG_LEVEL: 'silent',
    },
    passwordCost,
  })

export interface LookSite {
  url: string
  now: number
  /** The session that the site keeps for somebody signed in; null for a guest. */
  session(as: Visitor): Promise<string | null>
  /** An address with a round's number put in. */
  address(path: string): string
  close(): Promise<void>
}

/** Two sets are comparable only if both are of the same data: it is filled once, and each set is taken from a copy. */
export async function openSite(): Promise<LookSite> {
  await ensureBuilt(siteEnv(process.env, true))
  if (!existsSync(filledAt)) {
    rmSync(filled, { recursive: true, force: true })
    const now = Date.now()
    const first = await start(filled, now)
    await pause(SETTLED)
    await first.close()
    writeFileSync(filledAt, String(now))
  }
  const now = Number(readFileSync(filledAt, 'utf8'))
  const folder = mkdtempSync(join(tmpdir(), 'chokdee-look-'))
  cpSync(filled, folder, { recursive: true })
  const server = await start(folder, now)
  // The browser knows no other host (chromiumFlags).
  const url = server.url.replace('localhost', '127.0.0.1')
  const rounds = (await (await fetch(`${url}/sandbox/lotto.json?lottery=test`)).json()) as {
    rounds: { round_id: string; state: string }[]
  }
  const round = rounds.rounds.filter(({ state }) => state === 'open').at(-1)?.round_id ?? ''
  return {
    url,
    now,
    session: (as) => (as === 'guest' ? Promise.resolve(null) : sessionOf(url, as)),
    address: (path) => path.replace(ROUND, round),
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function sessionOf(url: string, username: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: SANDBOX_PASSWORD, agent_code: 'chokdee' }),
  })
  const { access_token: token } = (await response.json()) as { access_token: string }
  return JSON.stringify({ v: 1, data: { token, username, vipLevel: 0 } })
}
