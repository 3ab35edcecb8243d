import { randomBytes, randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { requestFor } from '../call.ts'
import { ownDatabase } from '../database.ts'
import { runNode, type Running } from '../process.ts'
import { audit, move } from './endpoints.ts'

// A start of the embedded engine costs seconds, one on PostgreSQL a fraction of one.
const KILLS = Number(process.env.CRASH_KILLS ?? (process.env.TEST_DATABASE_URL ? 24 : 12))
const CLIENTS = 16

interface Intent {
  readonly key: string
  readonly amount: number
  readonly out: boolean
  /** The answer that was confirmed, byte for byte. */
  answer?: string
}

let env: NodeJS.ProcessEnv
let clear: () => Promise<void>
beforeAll(async () => {
  const database = await ownDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'crash-'))
  env = { DATA_DIR: folder, SANDBOX: '0', ...(database ? { DATABASE_URL: database.url } : {}) }
  clear = async () => {
    rmSync(folder, { recursive: true })
    await database?.drop()
  }
})
/** The one that was started last: a test that fails leaves it behind. */
let newest: Running | undefined
afterAll(async () => {
  await newest?.end('SIGKILL')
  await clear()
})

async function boot(): Promise<{ running: Running; base: string }> {
  const running = runNode(fileURLToPath(new URL('./server.ts', import.meta.url)), env)
  newest = running
  const [, port] = await running.says(/ready (\d+)/)
  return { running, base: `http://127.0.0.1:${port}` }
}

async function send(base: string, intent: Intent): Promise<Response> {
  const input = z.encode(move.request, { amount: satang(intent.amount), out: intent.out })
  const request = requestFor(move, input, { key: intent.key })
  return fetch(base + new URL(request.url).pathname, {
    method: 'POST',
    headers: request.headers,
    body: await request.text(),
  })
}

/** Sends new intents until the server is gone; an intent without an answer is of unknown outcome. */
async function client(base: string, intents: Intent[], confirmed: () => void): Promise<void> {
  for (;;) {
    const intent: Intent = {
      key: randomBytes(16).toString('hex'),
      amount: randomInt(1, 500),
      out: randomInt(3) === 0,
    }
    intents.push(intent)
    try {
      intent.answer = await (await send(base, intent)).text()
      confirmed()
    } catch {
      return
    }
  }
}

/** Lets many clients send, and kills the server in the middle of it: after so many confirmations. */
async function killWhileWriting(running: Running, base: string, intents: Intent[]): Promise<void> {
  let left = randomInt(1, 60)
  let clients: Promise<void>[] = []
  await new Promise<void>((resolve) => {
    const confirmed = () => {
      if (--left === 0) resolve()
    }
    clients = Array.from({ length: CLIENTS }, () => client(base, intents, confirmed))
  })
  await sleep(randomInt(0, 15))
  await running.end('SIGKILL')
  await Promise.all(clients)
}

/** Asks again with the same key until there is a definite answer. */
async function settleOne(base: string, intent: Intent): Promise<void> {
  let response = await send(base, intent)
  // PostgreSQL may still be at the work of a process that is gone.
  while (response.status === 409) {
    await sleep(100)
    response = await send(base, intent)
  }
  const text = await response.text()
  expect(response.status).toBe(200)
  if (intent.answer === undefined) intent.answer = text
  else {
    expect(response.headers.get('idempotency-replayed')).toBe('true')
    expect(text).toBe(intent.answer)
  }
}

/** As many at once as there are clients: the line in front of the writes is bounded (kit/queue.ts), and says so to the rest. */
async function settle(base: string, intents: readonly Intent[]): Promise<void> {
  const left = intents.values()
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (const intent of left) await settleOne(base, intent)
    }),
  )
}

it(`I1 I2 I3 I4 I5 I6 I9 loses nothing that was confirmed, and doubles nothing, over ${KILLS} kills`, async () => {
  const all: Intent[] = []
  let settled = 0
  for (let kill = 0; kill <= KILLS; kill++) {
    const { running, base } = await boot()
    await settle(base, all.slice(settled))
    settled = all.length
    if (kill === KILLS) {
      await settle(base, all)
      const moved = all
        .map((intent) => ({ ...intent, reply: JSON.parse(intent.answer!) as { error: number } }))
        .filter(({ reply }) => reply.error === 0)
      const balance = moved.reduce((sum, intent) => sum + (intent.out ? -intent.amount : intent.amount), 0)
      const report = (await (await fetch(`${base}${audit.path}`)).json()) as { data: unknown }
      const told = z.decode(audit.response, report.data as never)
      expect(told).toEqual({ balance, journals: moved.length, faults: [] })
      await running.end('SIGKILL')
      break
    }
    await killWhileWriting(running, base, all)
  }
}, 600_000)
