/** The LIFF server API (line.md §4): stateless channel token, list, change, create. Every failure is one sentence. */
import * as z from 'zod/mini'
import { type LiffAppState, type RegisteredApp, registeredApps } from '#liff/config/app-state.ts'

export interface Channel {
  /** https://api.line.me, or a stand-in on this machine. */
  base: string
  id: string
  secret: string
}

export interface LiffApi {
  list(): Promise<RegisteredApp[]>
  /** Changes only the fields of the body. */
  change(liffId: string, body: Record<string, unknown>): Promise<void>
  /** The new app's id. */
  create(body: LiffAppState): Promise<string>
}

const PATIENCE_MS = 15_000

/** Asks for a channel token, which lives fifteen minutes and is kept nowhere but here. */
export async function liffApi({ base, id, secret }: Channel): Promise<LiffApi> {
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret })
  const issued = await ask('asking for a channel token', `${base}/oauth2/v3/token`, {
    method: 'POST',
    body: form,
  })
  if (issued.status === 400 || issued.status === 401) {
    throw new Error(
      `LINE does not accept channel ${id} with the secret in LINE_CHANNEL_SECRET${traced(issued)}.`,
    )
  }
  const { access_token } = await read(
    issued,
    'asking for a channel token',
    z.object({ access_token: z.string() }),
  )

  const call = (what: string, method: string, path: string, body?: unknown) =>
    ask(what, `${base}/liff/v1/apps${path}`, {
      method,
      headers: {
        authorization: `Bearer ${access_token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

  return {
    async list() {
      const response = await call('listing the LIFF apps', 'GET', '')
      // LINE's way of saying that the channel has none (LIFF server API, "Get all LIFF apps").
      if (response.status === 404) return []
      return (await read(response, 'listing the LIFF apps', registeredApps)).apps
    },
    async change(liffId, body) {
      const response = await call(`changing ${liffId}`, 'PUT', `/${liffId}`, body)
      if (response.status === 404) {
        throw new Error(
          `LINE knows no LIFF app ${liffId} in channel ${id}${traced(response)}: was it deleted?`,
        )
      }
      await succeeded(response, `changing ${liffId}`)
    },
    async create(body) {
      const what = 'registering a LIFF app'
      return (await read(await call(what, 'POST', '', body), what, z.object({ liffId: z.string() }))).liffId
    },
  }
}

async function ask(what: string, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    throw new Error(
      late
        ? `LINE did not answer within ${PATIENCE_MS / 1000} s while ${what}; nothing is known of how it ended.`
        : `LINE cannot be reached while ${what}: is there a network?`,
      { cause: error },
    )
  }
}

async function read<S extends z.ZodMiniType>(
  response: Response,
  what: string,
  shape: S,
): Promise<z.output<S>> {
  const text = await succeeded(response, what)
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw new Error(`LINE's answer while ${what} is not understood${traced(response)}.`)
  }
}

/** The text of a 2xx reply; anything else in one sentence. */
async function succeeded(response: Response, what: string): Promise<string> {
  const { status } = response
  if (response.ok) return response.text()
  if (status === 401)
    throw new Error(`LINE refused the channel token while ${what} (401)${traced(response)}.`)
  if (status === 429) {
    const wait = response.headers.get('retry-after')
    const when = wait ? `in ${wait} s` : 'in some minutes'
    throw new Error(
      `LINE has had too many requests while ${what} (429): try again ${when}${traced(response)}.`,
    )
  }
  const said = messageOf(await response.text())
  throw new Error(`LINE answered ${status} while ${what}${said && `: ${said}`}${traced(response)}.`)
}

/** LINE's own words, if it has any; never the whole body, which may repeat what was sent. */
function messageOf(text: string): string {
  const known = z.object({ message: z.string() })
  try {
    return known.parse(JSON.parse(text)).message.slice(0, 200).replace(/\.$/, '')
  } catch {
    return ''
  }
}

/** LINE keeps no log for us; with this number its support finds the call (line.md §6). */
function traced(response: Response): string {
  const id = response.headers.get('x-line-request-id')
  return id ? ` (request ${id})` : ''
}
