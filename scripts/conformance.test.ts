import { allEndpoints } from '#contracts/all.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { sample, seeded } from '#contracts/testing/sample.ts'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { conformance } from './conformance.ts'
import type { Report } from './conformance/report.ts'
import { readProfile } from './platform/profile.ts'

const endpoints: readonly Endpoint[] = allEndpoints
const asked: { call: string; auth: string | undefined; body: string; url: string; at: number }[] = []
const closing: (() => void)[] = []

type Change = (reply: Record<string, unknown>) => unknown
interface Answer {
  status: number
  body: string
}

afterEach(() => {
  asked.length = 0
  for (const close of closing.splice(0)) close()
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

/** A platform that answers every call as declared, except where a change is given by the endpoint's name. */
async function platform(
  changes: Record<string, Change> = {},
  raw: Record<string, Answer> = {},
): Promise<string> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://local')
      asked.push({
        call: `${request.method} ${url.pathname}`,
        auth: request.headers.authorization,
        body,
        url: url.href,
        at: Date.now(),
      })
      const endpoint = endpoints.find(
        ({ method, path }) => method === request.method && matches(path, url.pathname),
      )
      const answer = (endpoint && raw[endpoint.name]) ?? right(endpoint, changes)
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const whole = (shape: Endpoint['response']) => sample(shape, seeded(7), 'whole')
const matches = (path: string, real: string) =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(real)

function right(endpoint: Endpoint | undefined, changes: Record<string, Change>): Answer {
  if (!endpoint) return { status: 404, body: '{}' }
  const reply = {
    [endpoint.success]: 0,
    message: '',
    ...(whole(endpoint.extra) as object),
    data: whole(endpoint.response),
  }
  return { status: 200, body: JSON.stringify(changes[endpoint.name]?.(reply) ?? reply) }
}

async function run(base: string, ...args: string[]) {
  let out = ''
  const code = await conformance([base, '--pause', '0', ...args], {}, (text) => (out += text))
  return { code, out, last: out.trim().split('\n').at(-1) ?? '' }
}

it('finds nothing wrong on a platform that answers as declared', async () => {
  const { code, out, last } = await run(await platform(), '--token', 't0ken')
  expect(out.split('\n').filter((line) => line.startsWith('    '))).toEqual([])
  expect(last).toMatch(/^\d+ endpoints checked, 0 mismatches, \d+ skipped \(/)
  expect(code).toBe(0)
  const checked = Number(last.split(' ')[0])
  expect(checked).toBeGreaterThan(60)
})

it('sends reads only, whatever the platform answers', async () => {
  await run(await platform(), '--token', 't0ken')
  const writes = endpoints.filter(
    (endpoint) => endpoint.idempotent || ['auth.login', 'auth.logout', 'game.link'].includes(endpoint.name),
  )
  const calls = asked.map(({ call }) => call)
  expect(calls.length).toBeGreaterThan(60)
  expect(writes.filter(({ method, path }) => calls.includes(`${method} ${path}`))).toEqual([])
  expect(new Set(calls.filter((call) => call.startsWith('POST')))).toEqual(
    new Set([
      'POST /api/agent/config',
      'POST /api/agent/bank_accounts',
      'POST /api/agent/true_money_accounts',
      'POST /api/member/points',
      'POST /api/member/wallets',
      'POST /api/game/wallets',
      'POST /api/affiliate/network',
    ]),
  )
})

it('prints endpoint, place, what was expected and what came', async () => {
  const base = await platform({
    'member.wallets': (reply) => ({
      ...reply,
      data: [
        {
          id: 1,
          wallet_name: 'Main',
          balance: '12.345',
          category: 'all',
          can_deposit: 'yes',
          wallet_type_id: 1,
          current_turnover: 0,
        },
      ],
    }),
    'agent.notifications': (reply) => ({ ...reply, data: [{ id: 1, type: 1 }] }),
    'quest.list': (reply) => ({ ...reply, data: { list: [] } }),
    'lotto.lobby': (reply) => ({ error: 0, data: reply.data }),
  })
  const { code, out, last } = await run(base, '--token', 't0ken')
  expect(code).toBe(1)
  expect(out).toContain(
    'member.wallets  POST /api/member/wallets\n    data[0].balance: expected baht, got "12.345"',
  )
  expect(out).toContain('    data[0].can_deposit: expected flag, got "yes"')
  expect(out).toContain('    data[0].title: expected string, got nothing')
  expect(out).toContain('    data: expected list, got object with list')
  expect(out).toContain('    status: expected a number, got nothing')
  expect(last).toMatch(/endpoints checked, 5 mismatches,/)
})

it('reports a word that the site would read as unknown', async () => {
  const base = await platform({
    'withdraw.list': (reply) => {
      const [row] = reply.data as object[]
      return { ...reply, data: [{ ...row, state: 'frozen' }] }
    },
  })
  const { code, out } = await run(base, '--token', 't0ken')
  expect(out).toContain('data[0].state: expected pending | transferring | done | refused, got "frozen"')
  expect(code).toBe(1)
})

it('tells what is no JSON, another status, or not served', async () => {
  const base = await platform(
    {},
    {
      'agent.banners': { status: 200, body: '<html></html>' },
      'agent.events': { status: 302, body: '' },
      'promotion.list': { status: 404, body: '{}' },
      'cashback.rules': { status: 404, body: '{}' },
      'poll.config': { status: 501, body: '{}' },
      'poll.stats': { status: 200, body: '{"error":1,"message":"no"}' },
    },
  )
  const { code, out, last } = await run(base)
  expect(out).toContain('    body: expected a JSON object')
  expect(out).toContain('agent.events  GET /api/event/list\n    HTTP status: expected 200, got 302')
  expect(out).toContain('promotion.list  GET /api/promotion/list\n    HTTP status: expected 200, got 404')
  expect(last).toContain('1 extension not served')
  expect(last).toContain('1 not served yet')
  expect(last).toContain('1 refused by the platform')
  expect(last).toMatch(/\d+ needs a signed-in member/)
  expect(code).toBe(1)
})

it('asks with ids that earlier replies showed, and with the agent given', async () => {
  await run(await platform(), '--agent', 'other', '--agent-id', '9', '--token', 't0ken')
  expect(asked.find(({ call }) => call === 'POST /api/agent/config')?.body).toBe('{"agent_code":"other"}')
  expect(asked.find(({ call }) => call === 'GET /api/lotto/rates')?.url).toContain('agent_id=9')
  expect(asked.find(({ call }) => call === 'GET /api/lotto/round')?.url).toMatch(/round_id=[^&]+/)
  expect(asked.find(({ call }) => call === 'GET /api/member/payment/info')?.url).toMatch(/channel_id=[^&]+/)
})

it('signs in and out with a username, and hands the token to members’ calls only', async () => {
  const base = await platform({ 'auth.login': (reply) => ({ ...reply, access_token: 'fresh' }) })
  const { code } = await run(base, '--username', 'malee', '--password', 'secret-word')
  expect(code).toBe(0)
  expect(asked[0]?.call).toBe('POST /api/login')
  expect(asked.at(-1)?.call).toBe('POST /api/logout')
  expect(asked.find(({ call }) => call === 'POST /api/member/wallets')?.auth).toBe('Bearer fresh')
  expect(asked.find(({ call }) => call === 'POST /api/agent/config')?.auth).toBeUndefined()
})

it('waits between two requests', async () => {
  const base = await platform()
  await conformance([base, '--pause', '20'], {}, () => {})
  const first = asked[0]!.at
  expect(asked.at(-1)!.at - first).toBeGreaterThanOrEqual((asked.length - 1) * 18)
})

it('says how it is used, and that nobody answers, with exit code 2', async () => {
  let out = ''
  expect(await conformance([], {}, (text) => (out += text))).toBe(2)
  expect(out).toMatch(/^usage: /)
  const gone = await platform()
  for (const close of closing.splice(0)) close()
  expect((await run(gone)).code).toBe(2)
})

it('reports what was sent and came, masked, what the site makes of it, and which pages lose by it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  const base = await platform(
    {
      'auth.login': (reply) => ({ ...reply, access_token: 'fresh-secret-token' }),
      'member.wallets': (reply) => ({
        ...reply,
        data: [
          {
            id: 1,
            wallet_name: 'Main',
            balance: '1,234.50',
            category: 'all',
            can_deposit: 'Y',
            wallet_type_id: 1,
            current_turnover: '0',
          },
        ],
      }),
      'agent.notifications': (reply) => ({ ...reply, data: { data: [{ id: 1, type: 1, title: 'x' }] } }),
    },
    { 'coupon.history': { status: 404, body: '<html></html>' }, 'inbox.list': { status: 405, body: '' } },
  )
  const at = (name: string) => join(folder, name)
  const files = [
    '--profile',
    at('p.json'),
    '--json',
    at('r.json'),
    '--html',
    at('r.html'),
    '--record',
    at('kept'),
  ]
  const { code, out } = await run(base, '--username', 'tester', '--password', 'secret-word', ...files)
  expect(code).toBe(1)
  expect(out).toContain('    matters: another form of the same: the site reads it right')
  expect(out).toMatch(/ {4}pages: .*\/member\/statement/)

  const report = JSON.parse(readFileSync(at('r.json'), 'utf8')) as Report
  const call = (name: string) => report.calls.find((one) => one.name === name)!
  expect(call('member.wallets')).toMatchObject({ result: 'mismatch', verdict: 'read', came: { status: 200 } })
  expect(call('agent.notifications').verdict).toBe('read')
  expect(call('coupon.history')).toMatchObject({ result: 'skipped', pages: ['/member/coupon'] })
  expect(call('coupon.history').why).toBe('extension not served; without it: /member/coupon')
  expect(call('withdraw.create').sent).toBeUndefined()
  expect(call('account.profile').came!.body).toMatchObject({ data: { mobile: expect.stringMatching(/^…/) } })
  const all = ['p.json', 'r.json', 'r.html'].map((name) => readFileSync(at(name), 'utf8')).join('')
  expect(all).not.toMatch(/fresh-secret-token|secret-word/)
  expect(readFileSync(at('r.html'), 'utf8')).toContain('<b>member.wallets</b>')

  const profile = readProfile(readFileSync(at('p.json'), 'utf8'))
  expect(profile.calls).toMatchObject({
    'coupon.history': 'notOffered',
    'inbox.list': 'notOffered',
    'withdraw.options': 'offered',
    'withdraw.create': 'unknown',
  })

  // The same without the platform, out of what was kept; and what is read all the same may be let be.
  for (const close of closing.splice(0)) close()
  asked.length = 0
  const again = await conformance(['--recorded', at('kept'), '--generous'], {}, () => {})
  expect([again, asked]).toEqual([0, []])
})

it('writes only what is named, with the amount that is named', async () => {
  const base = await platform({
    'payment.channels': (reply) => ({
      ...reply,
      data: (reply.data as object[]).map((channel) => ({ ...channel, kind: 'qr', available: true })),
    }),
  })
  await run(base, '--token', 't0ken', '--write', 'payment.generateQr=300')
  const written = asked.filter(({ call }) => call === 'POST /api/member/payment/generate_qr')
  expect(written.map(({ body }) => (JSON.parse(body) as { amount: string }).amount)).toEqual(['300.00'])
  expect(asked.filter(({ call }) => call === 'POST /api/member/withdraw/create')).toEqual([])
  const refused = await run(base, '--token', 't0ken', '--write', 'withdraw.create=all')
  expect([refused.code, refused.out]).toEqual([2, 'all is no amount of baht\n'])
  expect((await run(base, '--write', 'bill.create=1')).out).toContain('known are payment.generateQr')
})
