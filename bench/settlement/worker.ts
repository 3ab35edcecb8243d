/** The process that settles, and is killed: says when it begins, each batch that it has committed, and when it is done. */
import { connect } from '#server/db/connect.ts'
import { settleDue } from '#server/modules/bill/settle-job.ts'
import { depsOn } from '../deps.ts'
import { tellingBatches } from '../telling-batches.ts'

const { DATABASE_URL: url, DATA_DIR: folder = '' } = process.env
const database = await connect(url ? { url } : { folder })

console.log('begun')
const finished = await settleDue({ ...depsOn({ ...database, db: tellingBatches(database.db) }) })
await database.close()
console.log(finished === 1 ? 'done' : 'not finished')
