/** The two calls. */

/** Random bytes as text that needs no escaping. */
export const randomText = (bytes: number): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Something to be told; `again`: whether the same call may be tried again. */
export class CallFailed extends Error {
  readonly again: boolean
  /** The session is over; nothing more can be played on this page. */
  readonly over: boolean
  constructor(message: string, again: boolean, over = false) {
    super(message)
    this.again = again
    this.over = over
  }
}

const DEADLINE = 20_000

interface Reply {
  error: number
  message: string
  data: unknown
}

export async function call<Data>(path: string, body: unknown, token = ''): Promise<Data> {
  const offline = document.body.dataset.offline ?? ''
  let response: Response
  let reply: Reply
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE),
    })
    reply = (await response.json()) as Reply
  } catch {
    throw new CallFailed(offline, true)
  }
  if (response.status >= 500) throw new CallFailed(reply.message || offline, true)
  if (response.status === 401) throw new CallFailed(reply.message, false, true)
  if (reply.error !== 0) throw new CallFailed(reply.message, false)
  return reply.data as Data
}
