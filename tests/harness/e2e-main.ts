/**
 * The server of the end-to-end tests: as main.ts starts it, but for the cost of its passwords. At their own each
 * registration and each sign-in takes a third of a second of the processor.
 */
import { loadQuickly } from '#server/loading.ts'
import { passwordCost } from '../../scripts/test/e2e-server.ts'

loadQuickly()
const { startServer } = await import('#server/start.ts')
const started = await startServer({ sandbox: () => import('#sandbox/world.ts'), passwordCost })
process.on('SIGTERM', () => void started.close().then(() => process.exit(0)))
process.stdout.write(`Chokdee is at ${started.url}\n`)
