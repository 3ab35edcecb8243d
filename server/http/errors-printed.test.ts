/**
 * What a failed statement was about is nobody's business: it must not come out where errors are written. Anything on the
 * console fails a test by itself (tests/harness/noise.ts).
 */
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { errorText } from '../kit/error-fields.ts'
import { createLog } from '../kit/pino-log.ts'
import { statementFiles } from '../modules/statement/files.ts'
import { sandboxApp } from '#sandbox/app.ts'
import { createSandboxLine } from '#sandbox/line/sandbox-line.ts'
import { testServer } from '../testing/hooks.ts'

const PRIVATE = '0812345678'

const server = testServer({ handlers: {} })

const failed = () =>
  new DrizzleQueryError(
    'insert into members values ($1)',
    [PRIVATE],
    Object.assign(new Error('duplicate key value violates unique constraint "members_mobile"'), {
      severity: 'ERROR',
      code: '23505',
      detail: `Key (mobile)=(${PRIVATE}) already exists.`,
    }),
  )

/** A database of which every statement fails, with a value in the error. */
const broken = () =>
  new Proxy(server.db, {
    get: () => () => {
      throw failed()
    },
  })

it.each([
  ['files of a statement', `/api/files/statement/${'x'.repeat(43)}.csv`, {}],
  ['the sandbox', '/sandbox', {}],
])('of %s', async (_, path, init) => {
  let logged = ''
  const log = createLog('info', { write: (line) => void (logged += line) })
  const database = { ...server.deps.database, db: broken() }
  const deps = { ...server.deps, database, log }
  const line = createSandboxLine(deps.config, deps.clock)
  const mounts = [statementFiles(deps), { path: '/sandbox', app: sandboxApp(deps, line) }] as const
  const app = createApp(deps, { handlers: [], mounts })
  const response = await app.fetch(new Request(`http://localhost:3000${path}`, init))
  expect([response.status, await response.text()]).toEqual([500, ''])
  expect(logged).toContain('23505')
  expect(logged).not.toContain(PRIVATE)
})

it('a message of the database that repeats a value is not written either', () => {
  const error = Object.assign(new Error(`invalid input syntax for type integer: "${PRIVATE}"`), {
    severity: 'ERROR',
    code: '22P02',
  })
  expect(errorText(error)).toContain('22P02')
  expect(errorText(error)).not.toContain(PRIVATE)
  expect(errorText(failed())).toContain('members_mobile')
  expect(errorText(failed())).not.toContain(PRIVATE)
})
