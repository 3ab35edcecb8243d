/** The process: `node main.ts`. Here the server and the sandbox come together; neither starts the other. */
import { loadQuickly } from './server/loading.ts'

loadQuickly()
const { runServer } = await import('./server/run.ts')
await runServer(() => import('./sandbox/world.ts'))
