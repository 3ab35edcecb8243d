/** The files of deploy/cluster, read by the programs that they are for, where these are installed. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../lib/free-port.mjs'
import { at } from '../lib/paths.mjs'
import { unprivileged } from '../lib/postgres.mjs'
import { pgbouncerService } from './cluster.ts'
import { findProgram, until } from './programs.ts'

const haproxy = findProgram('haproxy')
const pgbouncer = findProgram('pgbouncer')
const patroni = findProgram('patroni')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cluster-files-'))
  const { uid, gid } = unprivileged()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
})
afterEach(() => rmSync(folder, { recursive: true }))

describe.skipIf(!haproxy)('HAProxy (skipped where haproxy is not installed)', () => {
  it.each([
    [
      'cluster/haproxy.cfg',
      {
        CHOKDEE_DB_BIND: '127.0.0.1:5000',
        CHOKDEE_DB_ONE: '127.0.0.1:5432',
        CHOKDEE_DB_ONE_PATRONI: '8008',
        CHOKDEE_DB_TWO: '127.0.0.2:5432',
        CHOKDEE_DB_TWO_PATRONI: '8008',
      },
    ],
    [
      'haproxy/site.cfg',
      {
        CHOKDEE_BIND: '127.0.0.1:8080',
        CHOKDEE_ONE: '127.0.0.1:3000',
        CHOKDEE_ONE_ADMIN: '9464',
        CHOKDEE_TWO: '127.0.0.2:3000',
        CHOKDEE_TWO_ADMIN: '9464',
      },
    ],
  ])('takes %s', (file, env) => {
    const checked = spawnSync(haproxy!, ['-c', '-f', at('deploy', file)], { encoding: 'utf8', env })
    expect(`${checked.stdout}${checked.stderr}`).not.toMatch(/WARNING|ALERT/)
    expect(checked.status).toBe(0)
  })
})

describe.skipIf(!pgbouncer)('pgbouncer (skipped where pgbouncer is not installed)', () => {
  it('starts with the file and takes connections', async () => {
    const port = await freePort()
    const running = pgbouncerService(pgbouncer!, folder, { port, databasePort: 1, password: 'for this test' })
    running.begin()
    const log = () => readFileSync(join(folder, 'pgbouncer.log'), 'utf8')
    await until('pgbouncer', async () => log().includes('process up'))
    expect(log()).toContain(`listening on 127.0.0.1:${port}`)
    expect(log()).not.toMatch(/WARNING|ERROR|FATAL/)
    await running.end('SIGINT')
    expect(running.pid()).toBeNull()
  })
})

describe.skipIf(!patroni || !findProgram('postgres'))('Patroni (skipped where it is not installed)', () => {
  it('reads the file, with a pair that only a synchronous standby may take over', () => {
    const read = `import json, yaml; print(json.dumps(yaml.safe_load(open('${at('deploy', 'cluster', 'patroni.yml')}'))))`
    const { bootstrap } = JSON.parse(
      execFileSync('/usr/bin/python3', ['-c', read], { encoding: 'utf8' }),
    ) as {
      bootstrap: {
        dcs: Record<'ttl' | 'loop_wait' | 'retry_timeout', number> & {
          synchronous_mode: boolean
          postgresql: { parameters: Record<string, unknown> }
        }
      }
    }
    const { dcs } = bootstrap
    expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl)
    expect(dcs.synchronous_mode).toBe(true)
    expect(dcs.postgresql.parameters).toMatchObject({ fsync: 'on', synchronous_commit: 'on' })
  })
})
