/**
 * `node bench/answer-sizes.ts [how many]`: the largest answers of the API for a member with a history, in bytes: plain and as
 * they go over the wire to a browser.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathParams } from '#contracts/kit.ts'
import { allHandlers } from '#server/modules/all.ts'
import { startServer } from '#server/start.ts'

const most = Number(process.argv[2] ?? 5)
const folder = mkdtempSync(join(tmpdir(), 'chokdee-sizes-'))
const env = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' }
const started = await startServer({ sandbox: () => import('../sandbox/world.ts'), env })
const url = `http://127.0.0.1:${started.config.port}`

/** Not by fetch, which unpacks what it gets. */
const bytes = (path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url + path, { headers }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => (size += chunk.byteLength))
      response.on('end', () => resolve(response.statusCode === 200 ? size : 0))
    }).once('error', reject)
  })

const login = await fetch(`${url}/api/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'narin1990', password: 'chokdee2569', agent_code: 'chokdee' }),
})
const { access_token: token } = (await login.json()) as { access_token?: string }
const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
const reads = Object.values(allHandlers)
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path }) => method === 'GET' && pathParams(path).length === 0)
const sizes = await Promise.all(
  reads.map(async ({ path }) => ({
    path,
    plain: await bytes(path, headers),
    sent: await bytes(path, { ...headers, 'accept-encoding': 'gzip, deflate, br' }),
  })),
)
const largest = sizes.toSorted((a, b) => b.plain - a.plain).slice(0, most)
console.log(token === undefined ? 'as a visitor' : 'as narin1990')
for (const { path, plain, sent } of largest) console.log(`${path}  ${plain} plain, ${sent} sent`)
await started.close()
rmSync(folder, { recursive: true })
