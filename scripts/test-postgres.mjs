/**
 * `npm run test:postgres [-- paths]`: the server's tests that need a database, on a real PostgreSQL, started for the
 * occasion and removed.
 */
import { main } from './lib/main.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { closingLine } from './lib/counts.ts'
import { readImports } from './test/imports.ts'
import { testsOnDatabase } from './test/on-database.ts'
import { runVitest } from './test/runners.ts'

await main(async () => {
  const given = process.argv.slice(2)
  const postgres = await startPostgres()
  try {
    process.env.TEST_DATABASE_URL = postgres.url
    const counts = await runVitest(given.length > 0 ? given : testsOnDatabase(await readImports()))
    console.log(closingLine(counts))
    return counts.failed > 0 ? 1 : 0
  } finally {
    await postgres.stop()
  }
})
