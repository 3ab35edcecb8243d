/** One server process after the other, on the same data and the same ports. */
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
  /** Starts one and kills it before it serves, or hardly after. */
  stillborn(after: number): Promise<void>
  /** The clean way. */
  stop(): Promise<void>
  /** From the start to the first answer, ms, for each life. */
  readonly starts: readonly number[]
}

const SERVER = join(import.meta.dirname, '../../main.ts')

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

  async function end(signal: NodeJS.Signals): Promise<void> {
    serving = false
    const told = await running?.end(signal)
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
    stillborn: async (after) => {
      running = runNode(SERVER, whole)
      await sleep(after)
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}
