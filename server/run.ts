/** What a process adds to the server: signals, sentences for faults, others like it beside it, who is told. */
import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { BadConfig, readConfig } from './config.ts'
import { errorText } from './kit/error-fields.ts'
import { isFirst, isWatched, isWatcher, tellServing, watchProcesses } from './processes.ts'
import { startServer, type Started } from './start.ts'
import { CannotStart } from './start-parts.ts'
import { tellServiceManager } from './watch/service-manager.ts'
import type { LoadSandbox } from './world.ts'

/**
 * Faults that have a sentence are told by it alone; anything else is a fault of ours and shows where it was, without
 * the values it was about.
 */
function fail(error: unknown): never {
  const known = error instanceof BadConfig || error instanceof CannotStart
  process.stderr.write(`${known ? error.message : errorText(error)}\n`)
  process.exit(1)
}

function stopOnSignals({ close }: Pick<Started, 'close'>): void {
  const manager = tellServiceManager(process.env)
  let stopping = false
  const stop = () => {
    // A second signal is from somebody who does not want to wait.
    if (stopping) process.exit(1)
    stopping = true
    void manager.stopping()
    close().then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', stop)
  // A terminal sends it to all of them, and the one that watches passes it on.
  process.on('SIGINT', isWatched() ? () => {} : stop)
}

const write = (line: string) => process.stdout.write(`${line}\n`)

function announce({ url, adminUrl, config }: Started): void {
  write(`Chokdee is at ${url}`)
  if (adminUrl !== null) write(`For operators: ${adminUrl}/readyz, ${adminUrl}/metrics`)
  if (!config.sandbox) return
  write(`Sandbox: no money here is real. People and messages: ${url}/sandbox`)
  write(`Messages (OTP codes): ${url}/sandbox/inbox   API: ${url}/docs`)
}

function processesOf(env: NodeJS.ProcessEnv): number {
  try {
    return readConfig(env).processes
  } catch (error) {
    return fail(error)
  }
}

/** Runs until it is told to stop; never throws. */
export async function runServer(sandbox: LoadSandbox): Promise<void> {
  process.on('uncaughtException', fail)
  // A start leaves much that is not used again; the room for it would stay taken.
  setFlagsFromString('--semi-space-growth-factor=1')
  const processes = processesOf(process.env)
  if (isWatcher(processes)) {
    const watching = watchProcesses(processes, (code) => process.exit(code))
    return stopOnSignals({ close: watching.stop })
  }
  const started = await startServer({ sandbox }).catch(fail)
  stopOnSignals(started)
  tellServing()
  if (isFirst()) announce(started)
  // Now, not at the end, which may come without warning.
  flushCompileCache()
}
