/**
 * LINE's sheet that offers to add the agent's account as a friend (`liff.requestFriendship`, SDK 2.31): the SDK asks
 * whether it may, opens it by an address that only the LINE app understands, and waits to hear how it ended. The sheet
 * itself is played by whoever tells `POST /friend-sheet`.
 */
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { Config } from '#server/config.ts'
import { minute, second, type Clock } from '#server/kit/clock.ts'
import { originsOf } from '#server/kit/origins.ts'
import { newToken } from '#server/kit/identity/tokens.ts'
import type { LinePerson } from '../people/line-people.ts'
import type { LineProvider } from './provider.ts'
import { shortMemory } from './short-memory.ts'

/** The SDK waits as long. */
const SHEET_LIFE = 10 * minute
/** How long one question waits for the sheet; the SDK then asks again. */
const WAIT_MS = 20 * second

type Ending = 'submit' | 'close'

interface Sheet {
  readonly person: LinePerson
  readonly closed: Promise<Ending>
  readonly close: (how: Ending) => void
}

const waiting = z.object({ msit: z.string() })
const told = z.object({ msit: z.string(), added: z.boolean() })

const bearerOf = (c: Context) => /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
const later = (ms: number) => new Promise<'error'>((resolve) => setTimeout(resolve, ms, 'error').unref())

export function liffFriendSheet(provider: LineProvider, config: Config, clock: Clock): Hono {
  const app = new Hono()
  const sheets = shortMemory<Sheet>(clock)
  /** `sub` of whoever added the account. Kept in memory, as all of this LINE. */
  const friends = new Set<string>()
  const unknownToken = { error: 'invalid_request', error_description: 'access token expired' }

  app.get('/friendship/v1/status', (c) => {
    const person = provider.profile(bearerOf(c))
    return person ? c.json({ friendFlag: friends.has(person.sub) }) : c.json(unknownToken, 401)
  })
  app.post('/oauth2/v2.1/liff/friendship/validate', async (c) => {
    const { accessToken } = await c.req.parseBody()
    return provider.profile(String(accessToken)) ? c.json({ valid: true }) : c.json(unknownToken, 400)
  })
  app.post('/liff/v2/oaadd/rateLimit', (c) => c.json({}))
  app.post('/liff/v2/sub/msit', (c) => {
    const person = provider.profile(bearerOf(c))
    if (!person) return c.json(unknownToken, 401)
    const msit = newToken()
    let close: Sheet['close'] = () => {}
    const closed = new Promise<Ending>((resolve) => (close = resolve))
    sheets.put(msit, { person, closed, close }, SHEET_LIFE)
    return c.json({ msit })
  })
  app.post('/liff/v2/sub/waitResult', async (c) => {
    const read = z.safeParse(waiting, await c.req.json().catch(() => null))
    const sheet = read.success ? sheets.get(read.data.msit) : undefined
    if (!sheet) return c.json({ errorDetail: 'msit is invalid' }, 400)
    return c.json({ status: await Promise.race([sheet.closed, later(WAIT_MS)]), result: {} })
  })
  app.post('/friend-sheet', async (c) => {
    // Another site must not make friends.
    if (c.req.header('origin') !== originsOf(config, c.req.raw).site) return c.body(null, 403)
    const read = z.safeParse(told, await c.req.json().catch(() => null))
    const sheet = read.success ? sheets.get(read.data.msit) : undefined
    if (!read.success || !sheet) return c.body(null, 422)
    if (read.data.added) friends.add(sheet.person.sub)
    sheet.close(read.data.added ? 'submit' : 'close')
    return c.body(null, 204)
  })
  return app
}
