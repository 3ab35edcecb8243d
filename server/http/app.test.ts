import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, type App } from '../app.ts'
import type { Config } from '../config.ts'
import type { Log } from '../kit/log.ts'
import { silentLog } from '../kit/log.ts'
import { testServer } from '../testing/hooks.ts'
import { CACHE } from './caching.ts'

const server = testServer({ handlers: {} })

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  write('index.html', '<title>landing</title>')
  write('shell.html', '<title>shell</title>')
  write('liff/index.html', '<title>liff</title>')
  write('assets/app-1a2b3c.js', 'let a = 1')
  write('assets/app-1a2b3c.js.br', brotliCompressSync('let a = 1'))
  write('art/leaf.svg', '<svg/>')
  write('csp.json', JSON.stringify({ script: ["'sha256-abc'"], style: ["'sha256-def'"] }))
  write('.vite/manifest.json', '{}')
  write(
    'routes.json',
    JSON.stringify({
      rewrites: [
        { path: '/', file: 'index.html', status: 200 },
        { path: '/liff/*', file: 'liff/index.html', status: 200 },
        { path: '/lotto/:id', file: 'shell.html', status: 200 },
        { path: '/*', file: 'shell.html', status: 404 },
      ],
    }),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const appWith = (config: Partial<Config> = {}, log: Log = silentLog): App =>
  createApp(
    { ...server.deps, log, config: { ...server.deps.config, ...config } },
    {
      handlers: [],
      siteFolder: folder,
      mounts: [{ path: '/sandbox', app: { fetch: () => new Response('box') } }],
    },
  )
const get = (path: string, headers: Record<string, string> = {}, app = appWith()) =>
  app.fetch(new Request(`http://localhost:3000${path}`, { headers }))

describe('the site', () => {
  it.each([
    ['/', 'landing', 200],
    ['/liff', 'liff', 200],
    ['/liff/deposit', 'liff', 200],
    ['/lotto/12', 'shell', 200],
    ['/lotto/12/x', 'shell', 404],
    ['/no/such/page', 'shell', 404],
    ['/index.html', 'shell', 404],
  ])('ROUTE-2 answers %s with the %s page and status %i', async (path, title, status) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([status, `<title>${title}</title>`])
    expect(response.headers.get('cache-control')).toBe(status === 200 ? CACHE.page : CACHE.missing)
  })

  it('a page that browsers and what stands before the server may keep is the same for everybody', async () => {
    const asked = {
      authorization: 'Bearer somebody',
      cookie: 'user=somebody',
      'x-forwarded-host': 'elsewhere.example',
      'accept-language': 'en',
    }
    const [own, plain] = [await get('/liff/deposit', asked), await get('/liff/deposit')]
    expect(await own.text()).toBe(await plain.text())
    const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'x-request-id')
    expect(headersOf(own)).toEqual(headersOf(plain))
    expect(own.headers.get('set-cookie')).toBeNull()
  })

  it('serves hashed files for ever, compressed beforehand', async () => {
    const response = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br, gzip' })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('vary')).toBe('accept-encoding')
    const plain = await get('/assets/app-1a2b3c.js')
    expect(await plain.text()).toBe('let a = 1')
  })

  it('answers 304 for a page that is known', async () => {
    const etag = (await get('/')).headers.get('etag')!
    const response = await get('/', { 'if-none-match': etag })
    expect([response.status, await response.text()]).toEqual([304, ''])
  })

  it('ROUTE-5 answers 404 without a page for a chunk of an older build', async () => {
    const response = await get('/assets/app-000000.js')
    expect([response.status, await response.text()]).toEqual([404, ''])
  })

  it('ROUTE-5 answers 404 for a chunk that a new build takes away under a running server', async () => {
    const path = join(folder, 'assets/gone-1a2b3c.js')
    writeFileSync(path, 'let b = 2')
    const app = appWith()
    rmSync(path)
    expect((await get('/assets/gone-1a2b3c.js', {}, app)).status).toBe(404)
  })

  it.each([
    '/csp.json',
    '/routes.json',
    '/.vite/manifest.json',
    '/assets/../csp.json',
    '/%2e%2e/package.json',
    '/..%2f..%2fetc/passwd',
  ])('does not give away %s', async (path) => {
    const text = await (await get(path)).text()
    expect(text).toMatch(/shell|^$/)
  })

  it('answers HEAD without a body and refuses writing', async () => {
    const ask = (method: string) => appWith().fetch(new Request('http://localhost:3000/', { method }))
    expect(await (await ask('HEAD')).text()).toBe('')
    expect((await ask('DELETE')).status).toBe(405)
  })
})

describe('headers', () => {
  const everywhere = [
    '/',
    '/assets/app-1a2b3c.js',
    '/api/nothing',
    '/sandbox',
    '/docs',
    '/openapi.json',
    '/no/such/page',
  ]

  it.each(everywhere)('are on %s', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it.each(everywhere)('tell the time and the request on %s, unless it is kept for a year', async (path) => {
    const { headers } = await get(path)
    const kept = path.startsWith('/assets/')
    expect(headers.get('x-server-time')).toBe(kept ? null : String(server.clock.now()))
    expect(headers.has('x-request-id')).toBe(!kept)
  })

  it('allow the page its hashed blocks and the game frames, and nothing inline besides', async () => {
    const policy = (await get('/', {}, appWith({ gamesPort: 3001, port: 3000 }))).headers.get(
      'content-security-policy',
    )!
    expect(policy).toContain("script-src 'self' 'sha256-abc';")
    expect(policy).toContain("style-src 'self' 'sha256-def';")
    expect(policy).toContain('frame-src http://localhost:3001;')
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types loading-bar")
    expect(policy).not.toContain('unsafe')
  })

  it('say HSTS when the request came by https, and believe a proxy about it only when told to', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    expect(
      (await get('/', headers, appWith({ trustProxy: 1 }))).headers.get('strict-transport-security'),
    ).toContain('max-age=63072000')
    expect((await get('/', headers)).headers.get('strict-transport-security')).toBeNull()
  })
})

describe('other origins', () => {
  const from = (origin: string, method = 'GET') =>
    appWith({ allowedOrigins: ['https://a.example'] }).fetch(
      new Request('http://localhost:3000/api/nothing', {
        method,
        headers: { origin, ...(method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {}) },
      }),
    )

  it('may call when they are configured', async () => {
    expect((await from('https://a.example')).headers.get('access-control-allow-origin')).toBe(
      'https://a.example',
    )
    const preflight = await from('https://a.example', 'OPTIONS')
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key')
    expect(preflight.headers.get('vary')).toBe('origin')
  })

  it('may not otherwise', async () => {
    expect((await from('https://b.example')).headers.get('access-control-allow-origin')).toBeNull()
    expect((await from('https://b.example', 'OPTIONS')).status).toBe(403)
  })
})

describe('the log', () => {
  it('has a line per request, without query, token, key or body', async () => {
    const lines: string[] = []
    const log: Log = {
      ...silentLog,
      info: (fields, event) => void lines.push(JSON.stringify({ ...fields, event })),
    }
    await get('/?code=line-secret', { authorization: 'Bearer token-secret' }, appWith({}, log))
    await get('/api/operations/key-secret-0123456', {}, appWith({}, log))
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('"name":"site","status":200')
    expect(lines.join()).not.toContain('secret')
  })

  it('names each request: by the id of a proxy that is believed, else by one of its own', async () => {
    const lines: { requestId: string }[] = []
    const log: Log = { ...silentLog, info: (fields) => void lines.push(fields as { requestId: string }) }
    const asked = (id: string, config: Partial<Config>) =>
      get('/', { 'x-request-id': id }, appWith(config, log)).then((one) => one.headers.get('x-request-id'))
    expect(await asked('of-the-proxy', { trustProxy: 1 })).toBe('of-the-proxy')
    expect(await asked('of-a-stranger', {})).toMatch(/^[\w-]{12}$/)
    expect(await asked('no id, but "words"', { trustProxy: 1 })).toMatch(/^[\w-]{12}$/)
    expect(lines[0]!.requestId).toBe('of-the-proxy')
    expect(lines[1]!.requestId).not.toBe('of-a-stranger')
  })

  it('takes the address from the connection, or from as many proxies as are trusted', async () => {
    const ips: unknown[] = []
    const log: Log = { ...silentLog, info: (fields) => void ips.push((fields as { ip: string }).ip) }
    const headers = { 'x-forwarded-for': '6.6.6.6, 10.0.0.9' }
    await appWith({}, log).fetch(new Request('http://localhost/', { headers }), { ip: '10.0.0.1' })
    await appWith({ trustProxy: 1 }, log).fetch(new Request('http://localhost/', { headers }), {
      ip: '10.0.0.1',
    })
    expect(ips).toEqual(['10.0.0.1', '10.0.0.9'])
  })
})
