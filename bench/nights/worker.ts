/** A process that does the nights: says when it begins, each batch that it has committed, and when nothing is left. */
import { connect } from '#server/db/connect.ts'
import { runNightlies } from '#server/nightlies.ts'
import { tellingBatches } from '../telling-batches.ts'

const { DATABASE_URL: url, DATA_DIR: folder = '' } = process.env
const database = await connect(url ? { url } : { folder })

console.log('begun')
await runNightlies(tellingBatches(database.db), Date.now())
await database.close()
console.log('done')
