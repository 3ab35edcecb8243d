/**
 * `npm run operator -- add <name> lotto.book lotto.draws` prints a key for the desk on the operator's port, once; again gives a new one.
 * `npm run operator -- revoke <name>` takes it back. The database is that of DATABASE_URL.
 */
import { systemClock } from '#server/kit/clock.ts'
import { connect } from '#server/db/connect.ts'
import type { Permission } from '#server/db/schema/desk.ts'
import { addOperator, revokeOperator } from '#server/modules/desk/operators.ts'

const known: readonly Permission[] = ['lotto.book', 'lotto.draws', 'member.limits', 'member.protection']
const [act, name, ...asked] = process.argv.slice(2)
const permissions = known.filter((one) => asked.includes(one))

async function work(databaseUrl: string, who: string): Promise<string> {
  const database = await connect({ url: databaseUrl })
  try {
    const now = systemClock.now()
    if (act === 'revoke')
      return (await revokeOperator(database.db, who, now))
        ? `${who} has no key any more.`
        : `${who} has none.`
    return await addOperator(database.db, who, permissions, now)
  } finally {
    await database.close()
  }
}

const { DATABASE_URL } = process.env
const fits =
  name !== undefined &&
  (act === 'revoke' || (act === 'add' && permissions.length === asked.length && asked.length > 0))
if (DATABASE_URL === undefined || !fits) {
  process.stderr.write(`DATABASE_URL=… npm run operator -- add <name> ${known.join(' ')} | revoke <name>\n`)
  process.exitCode = 1
} else process.stdout.write(`${await work(DATABASE_URL, name)}\n`)
