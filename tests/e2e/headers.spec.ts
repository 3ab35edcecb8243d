/** The headers on every kind of response, and the policy of each. */
// oneSize: what the server answers knows no size.
import type { APIResponse } from '@playwright/test'
import { expect, oneSize, test } from '../harness/e2e.ts'
import { AGENT, api } from '../harness/e2e-people.ts'
import { games } from '../harness/e2e-shell.ts'

const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
}

function expectAlways(response: APIResponse) {
  expect(response.headers(), response.url()).toMatchObject(always)
  expect(response.headers()['permissions-policy'], response.url()).toContain('camera=()')
  expect(response.headers()['referrer-policy'], response.url()).toMatch(/^(strict-origin|no-referrer)$/)
  expect(response.headers()['content-security-policy'], response.url()).toContain("default-src 'none'")
  expect(response.headers()['x-powered-by']).toBeUndefined()
}

const policyOf = (response: APIResponse): Record<string, string[]> =>
  Object.fromEntries(
    response
      .headers()
      ['content-security-policy']!.split('; ')
      .map((directive) => directive.split(' '))
      .map(([name, ...values]) => [name!, values]),
  )

for (const [kind, path, status] of [
  ['landing', '/', 200],
  ['a page', '/login', 200],
  ['an unknown page', '/no/such/page', 404],
] as const) {
  test(
    `HTML, ${kind}: strict policy, not framed, kept for minutes where it is a page`,
    oneSize,
    async ({ request, baseURL }) => {
      const response = await request.get(path)
      expect(response.status()).toBe(status)
      expectAlways(response)
      expect(response.headers()).toMatchObject({
        'x-frame-options': 'DENY',
        'cache-control': status === 200 ? 'public, max-age=300' : 'no-cache',
      })
      const policy = policyOf(response)
      expect(policy['script-src']).toEqual([
        "'self'",
        ...policy['script-src']!.filter((one) => one.startsWith("'sha256-")),
      ])
      expect(policy['style-src']!.filter((one) => !/^'(self|sha256-[^']+)'$/.test(one))).toEqual([])
      expect(policy['frame-ancestors']).toEqual(["'none'"])
      expect(policy['base-uri']).toEqual(["'none'"])
      expect(policy['object-src']).toEqual(["'none'"])
      expect(policy['require-trusted-types-for']).toEqual(["'script'"])
      // Games come from another origin, and only from that one.
      expect(policy['frame-src']).toHaveLength(1)
      expect(policy['frame-src']![0]).not.toBe(new URL(baseURL!).origin)
      const body = await response.text()
      expect(body).not.toMatch(/ style="| on\w+="/)
    },
  )
}

test('assets are kept for ever, and run nowhere else', oneSize, async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = /<link rel="modulepreload"[^>]* href="(\/assets\/[^"]+\.js)"/.exec(html)![1]!
  const response = await request.get(script)
  expectAlways(response)
  expect(response.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  })
  const gone = await request.get('/assets/gone-12345678.js')
  expect(gone.status()).toBe(404)
  expectAlways(gone)
  for (const secret of ['/csp.json', '/routes.json', '/.vite/manifest.json', '/../package.json']) {
    expect((await request.get(secret)).headers()['content-type'], secret).toMatch(/^text\/html/)
  }
})

test('the API: no cache, no frame, no type guessing; failures too', oneSize, async ({ request }) => {
  for (const path of ['/api/banner?agent_code=chokdee', '/api/get_user_info', '/api/no-such-call']) {
    const response = await request.get(path)
    expectAlways(response)
    expect(response.headers()['content-type']).toMatch(/^application\/json/)
    expect(response.headers()['x-frame-options']).toBe('DENY')
  }
  const mine = await request.get('/api/get_user_info')
  expect(mine.status()).toBe(401)
  expect(mine.headers()['cache-control']).toContain('no-store')
})

test('posters are pictures only', oneSize, async ({ request }) => {
  const response = await request.get(`/posters/${games.slot.id}.svg`)
  expectAlways(response)
  expect(response.headers()['content-type']).toMatch(/^image\/svg\+xml/)
  expect(policyOf(response)['script-src']).toBeUndefined()
  const printed = await request.get(`/posters/${games.slot.id}.webp`)
  expectAlways(printed)
  expect(printed.headers()['content-type']).toBe('image/webp')
  const missing = await request.get('/posters/nothing.svg')
  expect(missing.status()).toBe(404)
  expectAlways(missing)
})

test('game pages: framed by the site alone, own files only', oneSize, async ({ request, baseURL }) => {
  const demo = await api<{ link: string }>(request, '/api/game/demo', {
    game_id: games.slot.id,
    provider_id: games.slot.provider,
    is_mobile: true,
    source: 'sandbox',
    agent_code: AGENT,
  })
  const { origin, pathname } = new URL(demo.data.link)
  const response = await request.get(origin + pathname)
  expectAlways(response)
  const policy = policyOf(response)
  expect(policy['frame-ancestors']).toEqual([new URL(baseURL!).origin])
  expect(policy['script-src']).toEqual(["'self'"])
  expect(response.headers()['x-frame-options']).toBeUndefined()
  const missing = await request.get(`${origin}/play/nothing`)
  expect(missing.status()).toBe(404)
  expectAlways(missing)
})

test('documents and sandbox pages: own files only', oneSize, async ({ request }) => {
  for (const path of ['/docs', '/openapi.json', '/sandbox', '/sandbox/inbox', '/sandbox/ledger.json']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expectAlways(response)
    expect(policyOf(response)['script-src'] ?? ["'self'"], path).toEqual(["'self'"])
  }
})
