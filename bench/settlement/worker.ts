/** The process that settles, and is killed: says when it begins, each batch that it has committed, and when it is done. */
import { connect } from '#server/db/connect.ts'
import type { Db } from '#server/db/types.ts'
import { settleDue } from '#server/modules/bill/settle-job.ts'
import { depsOn } from '../deps.ts'

const { DATABASE_URL: url, DATA_DIR: folder = '' } = process.env
const database = await connect(url ? { url } : { folder })

let batches = 0
const telling = new Proxy(database.db, {
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

console.log('begun')
const finished = await settleDue({ ...depsOn({ ...database, db: telling }) })
await database.close()
console.log(finished === 1 ? 'done' : 'not finished')
