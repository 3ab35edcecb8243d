/**
 * A server of the worker's own, for tests that switch the whole sandbox: how members register is one setting for all,
 * and the other tests go on beside these.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from './e2e.ts'

interface OwnSite {
  url: string
}

/** Above the ports that the shared server takes, below those that the system hands out by itself. */
const firstPort = (worker: number) => 32_000 + 2 * ((worker * 97 + Math.floor(Math.random() * 90)) % 380)

async function start(port: number, dataDir: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SANDBOX: '1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Chokdee is at')) resolve()
    })
    server.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()))
    server.on('exit', () => reject(new Error(`the server ended: ${said}`)))
  })
  return server
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.on('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

/** As `test`, on a site that registers members with a bank account. */
export const bankTest = base.extend<object, { bankSite: OwnSite }>({
  bankSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use, { workerIndex }) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'chokdee-e2e-bank-'))
      const port = firstPort(workerIndex)
      const url = `http://127.0.0.1:${port}`
      const server = await start(port, dataDir)
      await fetch(`${url}/sandbox/settings`, {
        method: 'POST',
        headers: { origin: url },
        body: new URLSearchParams({ register: 'bank', username: 'made' }),
        redirect: 'manual',
      })
      await use({ url })
      await stop(server)
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ bankSite }, use) => use(bankSite.url),
})
