/**
 * Abandoned sign-ins: `node bench/abandoned-sign-ins.ts [folder of a checkout] [unknown]` (Node 24). Starts the real server
 * of this checkout, or of the one given (to measure an earlier one), in a folder of its own. Then 120 sign-ins from 3
 * addresses, each hung up before its answer, and one honest member beside them: from a network that nobody knows, and from
 * the device they signed in on before (`unknown` leaves that out). Once when the crowd has hung up, once while it does, once
 * with a crowd that stays on the line. Says how long the member waited, ms; fails when one is turned away.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runNode } from '#server/testing/process.ts'

const CROWD = 120
/** In three networks: what the server is asked to be fair between. */
const ADDRESSES = ['198.51.100.1', '203.0.113.1', '192.0.2.1']
const PASSWORD = 'chokdee2569'
/** Longer than any client waits. */
const PATIENCE = 180_000

interface Caller {
  readonly ip: string
  readonly cookie?: string | undefined
}

interface Answer {
  readonly status: number
  readonly error: number
  readonly cookie: string | undefined
}

const checkout = resolve(process.argv[2] ?? join(import.meta.dirname, '..'))
let at = 0
let failed = false

for (const kind of ['hung up', 'in the middle', 'staying'] as const) {
  await measure(kind, 'unknown network')
  if (process.argv[3] !== 'unknown') await measure(kind, 'known device')
}
const [cpu] = cpus()
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpu?.model ?? 'cpu'}, ${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}`,
)
process.exit(failed ? 1 : 0)

/** A server of its own for each: what one crowd leaves behind must not be seen in the next. */
async function measure(
  kind: 'hung up' | 'in the middle' | 'staying',
  who: 'unknown network' | 'known device',
) {
  const folder = mkdtempSync(join(tmpdir(), 'abandoned-'))
  const server = runNode(join(checkout, 'main.ts'), {
    DATA_DIR: folder,
    PORT: '0',
    GAMES_PORT: '0',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  })
  try {
    const port = Number((await server.says(/https?:\/\/[^\s:]+:(\d+)/))[1])
    await ready(port)
    const before = await signIn(port, 'narin1990', PASSWORD, { ip: '198.18.0.1' })
    const alone = performance.now()
    await signIn(port, 'narin1990', PASSWORD, { ip: '198.18.0.1', cookie: before.cookie })
    const unloaded = performance.now() - alone

    const crowd = Array.from({ length: CROWD }, (_, n) => strangerOf(port, ADDRESSES[n % ADDRESSES.length]!))
    await Promise.all(crowd.map((one) => one.sent))
    // Sent is not yet read: the server has to take them all in.
    await sleep(kind === 'in the middle' ? 50 : 500)
    const hangUp = () => crowd.forEach((one) => one.hangUp())
    if (kind === 'hung up') hangUp()
    if (kind === 'in the middle') crowd.slice(0, CROWD / 2).forEach((one) => one.hangUp())
    const caller: Caller =
      who === 'known device' ? { ip: '100.64.0.1', cookie: before.cookie } : { ip: '100.64.0.1' }
    const begun = performance.now()
    const answering = signIn(port, 'narin1990', PASSWORD, caller)
    if (kind === 'in the middle') void sleep(300).then(hangUp)
    const answer = await answering
    const took = performance.now() - begun
    hangUp()
    const good = answer.status === 200 && answer.error === 0
    failed ||= !good
    const told = good ? `${Math.round(took)} ms` : `turned away (${answer.status})`
    console.log(`crowd ${kind}, ${who}: ${told}; without the crowd ${Math.round(unloaded)} ms`)
  } finally {
    server.child.kill('SIGKILL')
    await server.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Waits until sign-ins are answered at all: the sandbox first makes its people. */
async function ready(port: number): Promise<void> {
  for (;;) {
    const answer = await signIn(port, 'malee', PASSWORD, { ip: '198.18.0.2' }).catch(() => null)
    if (answer?.status === 200 && answer.error === 0) return
    await sleep(200)
  }
}

function post(port: number, username: string, password: string, { ip, cookie }: Caller) {
  const call = request({
    port,
    host: '127.0.0.1',
    path: '/api/login',
    method: 'POST',
    agent: false,
    timeout: PATIENCE,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': ip,
      ...(cookie && { cookie }),
    },
  })
  call.end(JSON.stringify({ username, password, agent_code: 'chokdee' }))
  return call
}

/** One of the crowd: another name each time, so that no account's own limit stops it. */
function strangerOf(port: number, ip: string) {
  const call = post(port, `stranger${++at}`, 'another-1234', { ip })
  call.on('error', () => {})
  call.on('response', (response) => response.resume())
  const sent = new Promise<void>((done) => call.once('finish', done))
  return { sent, hangUp: () => void call.destroy() }
}

function signIn(port: number, username: string, password: string, caller: Caller): Promise<Answer> {
  return new Promise((done, fail) => {
    const call = post(port, username, password, caller)
    call.once('error', fail)
    call.once('response', (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.once('end', () => {
        const cookie = response.headers['set-cookie']?.[0]?.split(';')[0]
        const body = text.startsWith('{') ? (JSON.parse(text) as { error: number }) : { error: -1 }
        done({ status: response.statusCode ?? 0, error: body.error, cookie })
      })
    })
  })
}
