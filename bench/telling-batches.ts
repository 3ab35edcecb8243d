/** A database whose every committed transaction is said on the output: `batch 1`, `batch 2`, … for whoever kills. */
import type { Db } from '#server/db/types.ts'

export function tellingBatches(db: Db): Db {
  let batches = 0
  return new Proxy(db, {
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
      return async (work: (tx: Db) => Promise<unknown>) => {
        const done = await target.transaction(work)
        console.log(`batch ${++batches}`)
        return done
      }
    },
  })
}
