import { beforeEach, describe, expect, it } from 'vitest'
import { getAgentConfig } from '#contracts/agent.ts'
import { createApp, type App } from '#server/app.ts'
import { agentHandlers } from '#server/modules/agent/handlers.ts'
import { testServer } from '#server/testing/hooks.ts'
import { TEST_AGENT as agent_code } from '#server/testing/people.ts'
import { sandboxApp } from './app.ts'
import { seedSandbox } from './seed.ts'
import { people } from './people/people.ts'
import { sandboxMessages } from '#server/db/schema/sandbox.ts'

const SITE = 'http://site.example'
const server = testServer({ handlers: agentHandlers, config: { publicOrigin: SITE } })
let app: App
beforeEach(() => {
  app = createApp(server.deps, { handlers: [], mounts: [{ path: '/sandbox', app: sandboxApp(server.deps) }] })
})
const get = (path: string) => app.fetch(new Request(SITE + path))
const send = (text: string, recipient = '0810000001') =>
  server.db
    .insert(sandboxMessages)
    .values({ channel: 'sms', recipient, body: text, createdAt: server.clock.now() })

describe('the sandbox pages', () => {
  it.each(['/sandbox', '/sandbox/inbox'])(
    '%s keep to the policy: nothing inline, nothing from elsewhere',
    async (path) => {
      const response = await get(path)
      const text = await response.text()
      expect(response.status).toBe(200)
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(text).not.toMatch(/ style=| on[a-z]+=|<style|<script>|(src|href)="https?:/)
    },
  )

  it.each([
    ['/sandbox/files/sandbox.css', 'text/css'],
    ['/sandbox/files/controls.css', 'text/css'],
    ['/sandbox/files/inbox.js', 'text/javascript'],
    ['/sandbox/files/fonts/anuphan-thai.woff2', 'font/woff2'],
  ])('%s is served', async (path, type) => {
    const response = await get(path)
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([200, type])
  })

  it('no other file is', async () => {
    for (const path of ['fonts/OFL.txt', 'layout.ts', 'fonts/..%2f..%2fpackage.json']) {
      expect((await get(`/sandbox/files/${path}`)).status).toBe(404)
    }
  })

  it('tell the people', async () => {
    const text = await (await get('/sandbox')).text()
    for (const { username, mobile } of people)
      expect([text.includes(username), text.includes(mobile)]).toEqual([true, true])
  })
})

describe('REG-3 the inbox', () => {
  it('shows messages, newest first, and never as markup', async () => {
    await send('111222 <img src=x>')
    await send('code 333444')
    const text = await (await get('/sandbox/inbox')).text()
    expect(text.indexOf('333444')).toBeLessThan(text.indexOf('111222'))
    expect(text).toContain('&lt;img src=x&gt;')
    const { messages } = (await (await get('/sandbox/inbox.json')).json()) as { messages: { code: string }[] }
    expect(messages.map((message) => message.code)).toEqual(['333444', '111222'])
  })
})

describe('REG-3 the inbox of one number', () => {
  it('shows what was sent to it', async () => {
    await send('111222')
    await send('333444', '0810000002')
    expect(await (await get('/sandbox/inbox?to=0810000001')).text()).not.toContain('333444')
    const { messages } = (await (await get('/sandbox/inbox.json?to=0810000001')).json()) as {
      messages: unknown[]
    }
    expect(messages).toMatchObject([{ to: '0810000001', code: '111222' }])
  })
})

describe('REG-3 the registration mode', () => {
  const set = (body: Record<string, string>, origin = SITE) =>
    app.fetch(
      new Request(`${SITE}/sandbox/settings`, {
        method: 'POST',
        body: new URLSearchParams(body),
        headers: { origin },
      }),
    )
  const config = async () => (await server.call(getAgentConfig, { agent_code })).data

  it('is switched on the page', async () => {
    await set({ register: 'bank', username: 'made' })
    expect(await config()).toMatchObject({ info: { register_type: 2 }, configs: [{ val: '2' }] })
    expect(await (await get('/sandbox')).text()).toMatch(/value="bank" checked/)
    await set({ register: 'sms', username: 'chosen' })
    expect(await config()).toMatchObject({ info: { register_type: 1 }, configs: [{ val: '1' }] })
  })

  it('is not switched by another site', async () => {
    expect((await set({ register: 'bank', username: 'made' }, 'http://evil.example')).status).toBe(403)
    expect(await config()).toMatchObject({ info: { register_type: 1 } })
  })
})

describe('the play money', () => {
  const give = (body: Record<string, string>, origin = SITE) =>
    app.fetch(
      new Request(`${SITE}/sandbox/money`, {
        method: 'POST',
        body: new URLSearchParams(body),
        headers: { origin },
      }),
    )
  const ledger = async () => (await get('/sandbox/ledger.json')).json()

  it('is given to nobody unknown, in no odd amount, and not by another site', async () => {
    expect((await give({ username: 'nobody', amount: '100' })).status).toBe(404)
    for (const amount of ['0', '-5', '1.005', 'much', '1000000.01'])
      expect((await give({ username: 'malee', amount })).status).toBe(422)
    expect((await give({ username: 'malee', amount: '100' }, 'http://evil.example')).status).toBe(403)
    expect(await ledger()).toMatchObject({ total: 0, journals: 0, faults: [] })
  })

  it('comes from the sandbox, so that the ledger still sums to zero', async () => {
    await seedSandbox(server.db, server.deps)
    const { journals } = (await ledger()) as { journals: number }
    expect((await give({ username: 'malee', amount: '100.50' })).status).toBe(303)
    expect(await ledger()).toMatchObject({ total: 0, journals: journals + 1, faults: [] })
  })
})
