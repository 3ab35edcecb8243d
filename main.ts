/** The process: `node main.ts`. Here the server and the sandbox come together; neither starts the other. */
import { BadConfig } from './server/config.ts'
import { errorText } from './server/kit/error-fields.ts'
import { startServer, type Started } from './server/start.ts'
import { CannotStart } from './server/start-parts.ts'

/**
 * Faults that have a sentence are told by it alone; anything else is a fault of ours and shows where it was, without
 * the values it was about.
 */
function fail(error: unknown): never {
  const known = error instanceof BadConfig || error instanceof CannotStart
  console.error(known ? error.message : errorText(error))
  process.exit(1)
}

function stopOnSignals(started: Started): void {
  let stopping = false
  const stop = () => {
    // A second signal is from somebody who does not want to wait.
    if (stopping) process.exit(1)
    stopping = true
    started.close().then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function announce({ url, config }: Started): void {
  console.log(`Chokdee is at ${url}`)
  if (!config.sandbox) return
  console.log(`Sandbox: no money here is real. People and messages: ${url}/sandbox`)
  console.log(`Messages (OTP codes): ${url}/sandbox/inbox   API: ${url}/docs`)
}

process.on('uncaughtException', fail)
const started = await startServer({ sandbox: () => import('./sandbox/world.ts') }).catch(fail)
stopOnSignals(started)
announce(started)
