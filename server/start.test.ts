import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runNode, type Running } from './testing/process.ts'

/** What the first start set up from nothing: others that need a database begin with a copy of it. */
const filled = mkdtempSync(join(tmpdir(), 'start-filled-'))
afterAll(() => rmSync(filled, { recursive: true }))

let folder: string
let open: Running[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(async () => {
  for (const running of open) if (running.child.exitCode === null) await running.end('SIGKILL')
  open = []
  rmSync(folder, { recursive: true })
})

const start = (env: NodeJS.ProcessEnv = {}) => {
  const running = runNode(join(import.meta.dirname, '../main.ts'), {
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    ...env,
  })
  open.push(running)
  return running
}
const startFilled = (env: NodeJS.ProcessEnv = {}) => {
  cpSync(filled, join(folder, 'data'), { recursive: true })
  return start(env)
}
const ready = async (running: Running) => (await running.says(/Chokdee is at (\S+)/))[1]!

// A start takes a second or two; the limit is for a machine that is busy with other tests.
describe('starting', { timeout: 90_000 }, () => {
  it('answers, tells the address, and stops cleanly on SIGTERM', async () => {
    const running = start()
    const url = await ready(running)
    const asked = Date.now()
    const reply = await fetch(`${url}/api/server_time`)
    expect(await reply.json()).toMatchObject({ error: 0 })
    const told = Number(reply.headers.get('x-server-time'))
    expect(told).toBeGreaterThanOrEqual(asked)
    expect(told).toBeLessThanOrEqual(Date.now())
    expect(existsSync(join(folder, 'data', 'lock'))).toBe(true)
    expect(await running.end('SIGTERM')).toBe(0)
    expect(existsSync(join(folder, 'data', 'lock'))).toBe(false)
    expect(running.output()).not.toMatch(/error/i)
    const audit = runNode(join(import.meta.dirname, '../scripts/ledger-verify.ts'), {
      DATA_DIR: join(folder, 'data'),
    })
    expect(await audit.end()).toBe(0)
    expect(audit.output()).toMatch(
      /^[1-9]\d* journals, [1-9]\d* accounts, 0 faults\nhead [1-9]\d*:[0-9a-f]{64}, 0 journals wait/,
    )
    const again = start()
    await ready(again)
    expect(await again.end('SIGINT')).toBe(0)
    cpSync(join(folder, 'data'), filled, { recursive: true })
  })

  it('serves the site of another folder, and says when no site is there', async () => {
    const siteDir = join(folder, 'site')
    const without = start({ SITE_DIR: siteDir })
    expect(await without.end()).toBe(1)
    expect(without.output()).toContain(`SITE_DIR is ${siteDir}`)
    mkdirSync(siteDir)
    writeFileSync(join(siteDir, 'index.html'), '<p>another site</p>')
    const running = startFilled({ SITE_DIR: siteDir })
    expect(await (await fetch(await ready(running))).text()).toBe('<p>another site</p>')
  })

  it('names a wrong variable, each one, and ends with 1', async () => {
    const running = start({ PORT: 'web', LOG_LEVEL: 'loud', SANDBOX: 'perhaps' })
    expect(await running.end()).toBe(1)
    expect(running.output().trim().split('\n')).toEqual([
      expect.stringContaining('PORT'),
      expect.stringContaining('SANDBOX'),
      expect.stringContaining('LOG_LEVEL'),
    ])
  })

  it('names a busy port and a folder in use, both at once, and leaves the other process alone', async () => {
    const first = startFilled()
    const port = new URL(await ready(first)).port
    const second = start({ PORT: port, GAMES_PORT: '0' })
    expect(await second.end()).toBe(1)
    expect(second.output()).toBe(
      `Port ${port} is already in use. Stop the other program, or set PORT to another port.\n` +
        `The data folder ${join(folder, 'data')} is in use by process ${first.child.pid}. Stop it, or choose another DATA_DIR.\n`,
    )
    expect((await fetch(`http://localhost:${port}/api/server_time`)).status).toBe(200)
  })

  it('names a data folder that cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '')
    const running = start({ DATA_DIR: join(folder, 'file', 'data') })
    expect(await running.end()).toBe(1)
    expect(running.output()).toMatch(/^Cannot write to the data folder .* \(ENOTDIR\)\. .*\n$/)
  })

  it.each([
    [
      'a busy port of the games',
      (port: number) => ({ GAMES_PORT: String(port) }),
      (port: number) =>
        `Port ${port} is already in use. Stop the other program, or set GAMES_PORT to another port.\n`,
    ],
    [
      'an address that is not this machine’s',
      () => ({ HOST: '192.0.2.1' }),
      () =>
        'Cannot listen on 192.0.2.1:0 (EADDRNOTAVAIL). Check HOST and PORT.\nCannot listen on 192.0.2.1:0 (EADDRNOTAVAIL). Check HOST and GAMES_PORT.\n',
    ],
  ])('names %s', async (_, env, sentence) => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }
    const running = start(env(port))
    expect(await running.end()).toBe(1)
    taken.close()
    expect(running.output()).toBe(sentence(port))
  })

  it.each([
    [
      'torn',
      (db: string) => {
        mkdirSync(db)
        writeFileSync(join(db, 'PG_VERSION'), '17\n')
        writeFileSync(join(db, 'postgresql.conf'), '')
      },
    ],
    ['a file', (db: string) => writeFileSync(db, 'not a folder')],
  ])('names a database that is %s, and what to do', async (_, make) => {
    const data = join(folder, 'data')
    mkdirSync(data)
    make(join(data, 'db'))
    const running = start()
    expect(await running.end()).toBe(1)
    expect(running.output()).toBe(
      `The database in ${data} cannot be opened. Set DATA_DIR to an empty folder, or restore a copy.\n`,
    )
    expect(existsSync(join(data, 'lock'))).toBe(false)
  })

  it('names a database that cannot be reached', async () => {
    const silent: Server = createServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as { port: number }
    const running = start({ DATABASE_URL: `postgres://user:hidden@127.0.0.1:${port}/x` })
    expect(await running.end()).toBe(1)
    silent.close()
    // By the first of its processes alone.
    expect(running.output()).toMatch(/^Cannot reach the database at DATABASE_URL \(.*\)\. .*\n$/)
    expect(running.output()).not.toContain('hidden')
  })

  it('starts after a kill -9 that left the lock behind', async () => {
    const first = startFilled()
    await ready(first)
    expect(await first.end('SIGKILL')).toBe('SIGKILL')
    expect(existsSync(join(folder, 'data', 'lock'))).toBe(true)
    const second = start()
    expect((await fetch(`${await ready(second)}/api/server_time`)).status).toBe(200)
  })
})
