/** Server processes: one after the other on the same data and the same ports, alone or several side by side. */
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runNode, type Running } from '#server/testing/process.ts'
import { freePort } from '../../scripts/lib/free-port.mjs'

export interface Lives {
  readonly site: string
  readonly games: string
  /** Resolves while a process serves. */
  up(): Promise<void>
  /** Starts the next one and waits until it serves. */
  begin(): Promise<void>
  kill(): Promise<void>
  /** What the process said, if it is no more; null while it lives. */
  death(): string | null
  /** All that the process said. */
  said(): string
  /** Errors that the processes of all lives wrote to their log, and how often each. */
  complaints(): ReadonlyMap<string, number>
  /** Starts one and kills it before it serves, or hardly after. */
  stillborn(after: number): Promise<void>
  /** The clean way. */
  stop(): Promise<void>
  /** From the start to the first answer, ms, for each life. */
  readonly starts: readonly number[]
}

const SERVER = join(import.meta.dirname, '../../main.ts')

interface LoggedError {
  readonly message?: string
  readonly at?: readonly string[]
  readonly cause?: LoggedError
}

/** What the log says of errors: the event, what was wrong, and where. A line that the kill cut off is none. */
function* errorsIn(output: string): Iterable<string> {
  for (const line of output.split('\n').filter((each) => /^\{.*\}$/.test(each))) {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: LoggedError }
    const place = err?.at?.find((at) => !at.includes('node_modules')) ?? ''
    yield [msg, err?.message, err?.cause?.message, place].filter(Boolean).join(' | ')
  }
}

export async function openLives(env: NodeJS.ProcessEnv): Promise<Lives> {
  const [port, gamesPort] = [await freePort(), await freePort()]
  const whole = {
    ...env,
    SANDBOX: '1',
    LOG_LEVEL: 'error',
    PORT: String(port),
    GAMES_PORT: String(gamesPort),
  }
  const starts: number[] = []
  let running: Running | null = null
  let serving = false
  const waiting: (() => void)[] = []

  const complaints = new Map<string, number>()

  async function end(signal: NodeJS.Signals): Promise<void> {
    serving = false
    const told = await running?.end(signal)
    for (const line of errorsIn(running?.output() ?? ''))
      complaints.set(line, (complaints.get(line) ?? 0) + 1)
    running = null
    if (signal === 'SIGTERM' && told !== 0) throw new Error(`the server ended with ${told}`)
  }

  return {
    site: `http://127.0.0.1:${port}`,
    games: `http://127.0.0.1:${gamesPort}`,
    starts,
    up: async () => {
      if (!serving) await new Promise<void>((resolve) => waiting.push(resolve))
    },
    begin: async () => {
      const begun = performance.now()
      running = runNode(SERVER, whole)
      await running.says(/Chokdee is at/)
      starts.push(performance.now() - begun)
      serving = true
      for (const go of waiting.splice(0)) go()
    },
    kill: () => end('SIGKILL'),
    death: () =>
      running && running.child.exitCode === null && running.child.signalCode === null
        ? null
        : (running?.output() ?? 'it was not started'),
    said: () => running?.output() ?? '',
    complaints: () => complaints,
    stillborn: async (after) => {
      running = runNode(SERVER, whole)
      await sleep(after)
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}

/** Several at once, as one: each request goes to one of those that serve, whichever that is, and each kill hits one of them. */
export async function openFleet(env: NodeJS.ProcessEnv, size: number): Promise<Lives> {
  const all = await Promise.all(Array.from({ length: size }, () => openLives(env)))
  const serving = new Set<Lives>()
  const any = (from: readonly Lives[]) => from[randomInt(from.length)]!
  const chosen = () => any(serving.size > 0 ? [...serving] : all)
  const waiting: (() => void)[] = []
  const begin = async (one: Lives) => {
    await one.begin()
    serving.add(one)
    for (const go of waiting.splice(0)) go()
  }
  return {
    get site() {
      return chosen().site
    },
    get games() {
      return chosen().games
    },
    get starts() {
      return all.flatMap(({ starts }) => starts)
    },
    up: async () => {
      if (serving.size === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    },
    begin: async () => {
      for (const one of all) if (!serving.has(one)) await begin(one)
    },
    kill: async () => {
      const one = chosen()
      serving.delete(one)
      await one.kill()
    },
    death: () => [...serving].map((one) => one.death()).find((told) => told !== null) ?? null,
    said: () => all.map((one) => one.said()).join('\n'),
    complaints: () => {
      const sum = new Map<string, number>()
      for (const one of all)
        for (const [line, times] of one.complaints()) sum.set(line, (sum.get(line) ?? 0) + times)
      return sum
    },
    // After a kill, so that one of them is down.
    stillborn: async (after) => {
      const one = all.find((each) => !serving.has(each)) ?? chosen()
      if (serving.delete(one)) await one.kill()
      await one.stillborn(after)
    },
    stop: async () => {
      for (const one of serving) await one.stop()
      serving.clear()
    },
  }
}
