/** nginx and Caddy, started with what is generated, answer as the server itself does. Skipped where they are not installed. */
import { execFileSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secure } from '#server/http/security-headers.ts'
import { createSite } from '#server/http/site.ts'
import { freePort } from '../lib/free-port.mjs'
import { caddyfile } from './caddy.ts'
import { nginxSite } from './nginx.ts'
import { isInstalled, startCaddy, startNginx } from './run.ts'
import type { Wanted } from './site.ts'

const GAMES = 'https://games.example.com'

const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
const site = join(folder, 'site')
let api: Server

beforeAll(async () => {
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(join(site, path, '..'), { recursive: true })
    writeFileSync(join(site, path), content)
  }
  for (const page of ['index', 'shell', 'liff/index', 'pages/lobby', 'pages/lotto'])
    write(`${page}.html`, `<title>${page}</title>`)
  write('assets/app-1a2b3c.js', 'let a = 1')
  write('assets/app-1a2b3c.js.gz', gzipSync('let a = 1'))
  write('art/leaf.svg', '<svg/>')
  write(
    'csp.json',
    JSON.stringify({
      script: ["'sha256-ab+/c='"],
      style: ["'sha256-def='"],
      pages: { 'pages/lotto.html': { script: ["'sha256-map='"], style: ["'sha256-own='"] } },
    }),
  )
  write('.vite/manifest.json', '{}')
  write(
    'routes.json',
    JSON.stringify({
      rewrites: [
        { path: '/', file: 'index.html', status: 200 },
        { path: '/lobby', file: 'pages/lobby.html', status: 200 },
        { path: '/lotto/:id', file: 'pages/lotto.html', status: 200 },
        { path: '/liff', file: 'liff/index.html', status: 200 },
        { path: '/liff/*', file: 'liff/index.html', status: 404 },
        { path: '/*', file: 'shell.html', status: 404 },
      ],
    }),
  )
  // Workers of nginx are no root where it is started by root.
  execFileSync('chmod', ['-R', 'a+rX', folder])
  api = createServer((request, response) => {
    const headers = { 'content-type': 'application/json', 'content-security-policy': "default-src 'none'" }
    if (request.url === '/api/slow') {
      response.writeHead(200, headers).write('{"first":')
      setTimeout(() => response.end('1}'), 500)
    } else {
      const { 'x-forwarded-for': caller, 'x-request-id': id } = request.headers
      response.writeHead(200, headers).end(JSON.stringify({ url: request.url, caller, id: id !== undefined }))
    }
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  api.close()
  rmSync(folder, { recursive: true })
})

const wantedOn = (port: number): Wanted => ({
  folder: site,
  origin: `http://127.0.0.1:${port}`,
  gamesOrigin: GAMES,
  processes: [`127.0.0.1:${(api.address() as AddressInfo).port}`],
  tls: undefined,
})

const PATHS = [
  '/',
  '/lobby',
  '/lobby/',
  '/lotto/12',
  '/liff',
  '/liff/x/y',
  '/nope',
  '/csp.json',
  '/routes.json',
]
const FILES = ['/art/leaf.svg', '/assets/app-1a2b3c.js']
const COMPARED = [
  'content-security-policy',
  'cache-control',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
]

/** The server without any other in front. */
async function byItself(path: string): Promise<Response> {
  const opened = createSite(site)
  const response = await opened.fetch(new Request(`http://localhost${path}`))
  secure(response, { policy: opened.policy(response, GAMES), https: false })
  return response
}

describe.each([
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const)('%s', (name, start) => {
  const installed = isInstalled(name)
  describe.skipIf(!installed)(installed ? 'as generated' : `is not installed: ${name} is not checked`, () => {
    let child: ChildProcess
    let url: string
    beforeAll(async () => {
      const wanted = wantedOn(await freePort())
      url = wanted.origin
      child = start(folder, wanted)
      for (let attempt = 0; attempt < 100; attempt++) {
        if (await fetch(`${url}/lobby`).catch(() => null)) return
        await sleep(100)
      }
      throw new Error(`${name} did not start`)
    }, 30_000)
    afterAll(async () => {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
    })

    it.each([...PATHS, ...FILES])('answers %s as the server does', async (path) => {
      const theirs = await fetch(url + path)
      const ours = await byItself(path)
      expect(await theirs.text()).toBe(await ours.text())
      expect(theirs.status).toBe(ours.status)
      const kept = ours.status === 404 ? COMPARED.filter((header) => header !== 'cache-control') : COMPARED
      for (const header of kept) {
        expect(`${header}: ${theirs.headers.get(header)}`).toBe(`${header}: ${ours.headers.get(header)}`)
      }
    })

    it('hands calls of the API on, with who called, as they are answered', async () => {
      const reply = await fetch(`${url}/api/wallets?page=2`)
      expect(await reply.json()).toEqual({ url: '/api/wallets?page=2', caller: '127.0.0.1', id: true })
      expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'")
      expect(await (await fetch(`${url}/api/slow`)).json()).toEqual({ first: 1 })
    })

    it('sends the packed neighbour, and no page for a hashed file that is gone', async () => {
      const packed = await fetch(`${url}/assets/app-1a2b3c.js`, { headers: { 'accept-encoding': 'gzip' } })
      expect(packed.headers.get('content-encoding')).toBe('gzip')
      expect(await packed.text()).toBe('let a = 1')
      const gone = await fetch(`${url}/assets/app-gone.js`)
      expect(gone.status).toBe(404)
      expect(await gone.text()).not.toContain('<title>shell')
      expect((await fetch(`${url}/.vite/manifest.json`)).status).toBe(404)
    })
  })
})

it('what is generated of the build itself names each of its pages', { timeout: 20_000 }, () => {
  const built = join(import.meta.dirname, '../../dist/site')
  const folderOf = existsSync(join(built, 'routes.json')) ? built : site
  const wanted = { ...wantedOn(8080), folder: folderOf }
  for (const text of [nginxSite(wanted), caddyfile(wanted)]) {
    expect(text).toContain("'sha256-")
    expect(text).toContain('/shell.html')
    expect(text).toContain(GAMES)
  }
})
