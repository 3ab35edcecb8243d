import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readImports } from './imports.ts'
import { testsOnDatabase } from './on-database.ts'

it('takes the tests that reach a database on some way, of server and sandbox', () => {
  const modules = [
    { source: 'server/testing/test-server.ts', imports: ['server/testing/database.ts'] },
    { source: 'server/modules/poll/poll.test.ts', imports: ['server/testing/test-server.ts'] },
    { source: 'server/modules/poll/rules.test.ts', imports: ['server/modules/poll/rules.ts'] },
    { source: 'src/pages/PollPage.test.tsx', imports: ['server/testing/test-server.ts'] },
  ]
  expect(testsOnDatabase(modules)).toEqual(['server/modules/poll/poll.test.ts'])
})

it('leaves out no test of this project that names the run’s database itself', async () => {
  const taken = testsOnDatabase(await readImports())
  const naming = globSync('{server,sandbox}/**/*.test.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) =>
      /TEST_DATABASE_URL|ownDatabase|testDatabase|openTestServer/.test(readFileSync(file, 'utf8')),
    )
  expect(naming.length).toBeGreaterThan(5)
  expect(naming.filter((file) => !taken.includes(file))).toEqual([])
})
