/** What `/readyz` looks at. */
import { sql } from 'drizzle-orm'
import { migrations } from '../db/migrations/list.ts'
import { ownsTables } from '../db/rights.ts'
import type { Deps } from '../kit/deps.ts'
import type { Check } from './admin.ts'
import { sealLag, soon } from './database-figures.ts'

/** A journal waits half a second for its block; a minute means that nobody seals. */
const SEALING_STANDS_S = 60

/** What changes after the start. */
interface State {
  readonly jobs: boolean
  readonly stopping: boolean
}

const started: Check = { name: 'started', needed: true, look: () => 'starting' }

/** What all processes share keeps none of them out: else all would be out at once, and nobody the better for it. */
const serving = ({ database: { db, engine }, clock }: Deps, state: State): readonly Check[] => [
  { name: 'stopping', needed: true, look: () => (state.stopping ? 'told to stop' : null) },
  {
    name: 'database',
    needed: true,
    look: async () => {
      await soon(db.execute(sql`select 1`))
      return null
    },
  },
  {
    name: 'schema',
    needed: true,
    look: async () => {
      const newest = migrations.at(-1)!.name
      const { rows } = await soon(db.execute(sql`select from schema_migrations where name = ${newest}`))
      return rows.length > 0 ? null : `${newest} is missing`
    },
  },
  {
    name: 'rights',
    needed: false,
    look: async () =>
      engine === 'postgres' && (await soon(ownsTables({ db })))
        ? 'the role of DATABASE_URL owns the tables: see DATABASE_OWNER_URL'
        : null,
  },
  { name: 'jobs', needed: false, look: () => (state.jobs ? null : 'not started yet') },
  {
    name: 'sealing',
    needed: false,
    look: async () => {
      const { seconds } = await soon(sealLag(db, clock.now()))
      return seconds > SEALING_STANDS_S ? `the oldest journal waits for ${Math.round(seconds)} s` : null
    },
  },
]

/** Before the start is through, and after. */
export const readyWhen = { started, serving }
