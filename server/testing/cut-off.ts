/** For tests of work that is cut off: a process that dies before a commit. */
import type { Db, Tx } from '../db/types.ts'
import type { Deps } from '../kit/deps.ts'

/** The n-th transaction from now on comes to nothing, as when the process is killed before its commit; and all later ones. */
export function cutOff(deps: Deps, n: number): Deps {
  let count = 0
  const db = new Proxy(deps.database.db, {
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
      return (work: (tx: Db) => Promise<unknown>) =>
        target.transaction(async (tx: Tx) => {
          const done = await work(tx)
          // A dead process does nothing more: neither a second try nor the next batch.
          if (++count >= n) throw new Error('killed')
          return done
        })
    },
  })
  return { ...deps, database: { ...deps.database, db } }
}
