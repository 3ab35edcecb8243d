/** liff:plan and liff:apply as they are run: real processes against a stand-in of LINE's API on this machine. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { projectNode } from './lib/node24.mjs'
import { at } from './lib/paths.mjs'

const SECRET = '5ec2e75ec2e75ec2e75ec2e75ec2e75e'
const TOKEN = 'stateless-token-of-the-stand-in'
const ID = '2345678901-IjklMnop'
const url = 'https://www.example.com/liff'

interface Call {
  call: string
  auth: string | undefined
  body: string
}
interface Answer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

let server: Server
let folder: string
let base: string
let calls: Call[]
/** Apps of the channel; a PUT changes them as LINE does. */
let apps: { [key: string]: unknown; liffId: string; view: object }[]
/** Answers by call in place of the right ones; 'hang up' breaks the connection. */
let instead: Record<string, Answer | 'hang up'>

beforeEach(async () => {
  calls = []
  instead = {}
  apps = [{ liffId: ID, view: { type: 'tall', url: 'https://old.example/liff' }, description: 'Chokdee' }]
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      const call = `${request.method} ${request.url}`
      calls.push({ call, auth: request.headers.authorization, body })
      const answer = instead[call] ?? right(call, body)
      if (answer === 'hang up') return void request.socket.destroy()
      response.writeHead(answer.status, { 'x-line-request-id': 'r-1', ...answer.headers })
      response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  folder = await mkdtemp(join(tmpdir(), 'liff-'))
})
afterEach(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

function right(call: string, body: string): Answer {
  if (call === 'POST /oauth2/v3/token') {
    const form = new URLSearchParams(body)
    const known = form.get('client_id') === '2345678901' && form.get('client_secret') === SECRET
    return known
      ? { status: 200, body: { token_type: 'Bearer', access_token: TOKEN, expires_in: 900 } }
      : {
          status: 400,
          body: { error: 'invalid_client', error_description: `bad secret ${form.get('client_secret')}` },
        }
  }
  if (call === 'GET /liff/v1/apps') return apps.length > 0 ? { status: 200, body: { apps } } : { status: 404 }
  if (call === 'POST /liff/v1/apps') {
    apps.push({ ...JSON.parse(body), liffId: '2345678901-NewNew01' })
    return { status: 200, body: { liffId: '2345678901-NewNew01' } }
  }
  const app = apps.find(({ liffId }) => call === `PUT /liff/v1/apps/${liffId}`)
  if (!app) return { status: 404, body: { message: 'not found' } }
  const { view, ...rest } = JSON.parse(body)
  Object.assign(app, rest, { view: { ...app.view, ...view } })
  return { status: 200 }
}

interface Run {
  code: number
  out: string
}

/** Runs a command to its end. The secret must not be in its output, whatever happens. */
async function run(
  command: 'plan' | 'apply',
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Run> {
  const config = JSON.parse(readFileSync(at('liff.config.json'), 'utf8'))
  const channelId = env.CHANNEL ?? '2345678901'
  const main = env.NO_ID ? '' : ID
  config.environments.production = { origin: 'https://www.example.com', channelId, liffIds: { main } }
  config.environments.staging = config.environments.production
  const file = join(folder, 'liff.config.json')
  await writeFile(file, JSON.stringify(config))
  const child = spawn(projectNode(), [at(`scripts/liff-${command}.ts`), '--config', file, ...args], {
    env: { PATH: process.env.PATH, LINE_API_BASE_URL: base, LINE_CHANNEL_SECRET: SECRET, ...env },
  })
  let out = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (out += String(part)))
  const code = await new Promise<number>((resolve) => child.once('close', (end) => resolve(end ?? -1)))
  expect(out).not.toContain(SECRET)
  expect(out).not.toContain(TOKEN)
  expect(out).not.toMatch(/^\s+at .*\.ts:/m)
  return { code, out }
}

const sent = () => calls.filter(({ call }) => /^(PUT|POST) \/liff/.test(call))
const production = ['--env', 'production']

it('ENV-4 plan shows each field that differs, and sends nothing', async () => {
  const { code, out } = await run('plan', production)
  expect(code).toBe(0)
  expect(out).toContain(`main ${ID}: change`)
  expect(out).toMatch(/view\.type\s+"tall" -> "full"/)
  expect(out).toMatch(/view\.url\s+"https:\/\/old\.example\/liff" -> "https:\/\/www\.example\.com\/liff"/)
  expect(out).toMatch(/scope\s+\["chat_message\.write","profile"\] -> \["openid","profile"\]/)
  expect(out).not.toContain('description')
  expect(calls.map(({ call }) => call)).toEqual(['POST /oauth2/v3/token', 'GET /liff/v1/apps'])
  expect(calls[1]!.auth).toBe(`Bearer ${TOKEN}`)
})

it('ENV-4 apply is a dry run unless told otherwise', async () => {
  const { code, out } = await run('apply', production)
  expect(code).toBe(0)
  expect(out).toContain('Dry run: nothing was sent.')
  expect(sent()).toEqual([])
})

it('ENV-4 production wants a flag of its own', async () => {
  const { code, out } = await run('apply', [...production, '--yes'])
  expect(code).toBe(1)
  expect(out).toContain('only with --production')
  expect(calls).toEqual([])
})

it('ENV-4 apply sends only what changes, and asks again whether it took', async () => {
  const { code, out } = await run('apply', [...production, '--yes', '--production'])
  expect(code).toBe(0)
  expect(out).toContain(`main ${ID}: changed`)
  expect(sent().map(({ call }) => call)).toEqual([`PUT /liff/v1/apps/${ID}`])
  expect(JSON.parse(sent()[0]!.body)).toEqual({
    view: { type: 'full', url },
    scope: ['openid', 'profile'],
    botPrompt: 'aggressive',
  })
  const again = await run('plan', production)
  expect(again.out).toContain('0 to change')
})

it('ENV-4 a value that LINE quietly leaves out is told', async () => {
  instead[`PUT /liff/v1/apps/${ID}`] = { status: 200 }
  const { code, out } = await run('apply', ['--env', 'staging', '--yes'])
  expect(code).toBe(1)
  expect(out).toContain('still says otherwise')
})

it('ENV-4 an app that is not registered yet is registered, and its id is to be entered; never twice', async () => {
  apps = []
  const first = await run('apply', ['--env', 'staging', '--yes'], { NO_ID: '1' })
  expect(first.code).toBe(0)
  expect(first.out).toContain(
    'registered as 2345678901-NewNew01; enter it in liff.config.json as liffIds.main',
  )
  expect(JSON.parse(sent()[0]!.body)).toMatchObject({
    view: { type: 'full', url },
    scope: ['openid', 'profile'],
  })
  const second = await run('apply', ['--env', 'staging', '--yes'], { NO_ID: '1' })
  expect(second.code).toBe(1)
  expect(second.out).toContain('2345678901-NewNew01 has this endpoint already')
  expect(sent()).toHaveLength(1)
})

it('ENV-4 an id that the channel does not know stops everything', async () => {
  apps = [{ liffId: '2345678901-Zzzzzzzz', view: { type: 'full', url }, description: 'other' }]
  const { code, out } = await run('apply', ['--env', 'staging', '--yes'])
  expect(code).toBe(1)
  expect(out).toContain(`the channel has no LIFF app ${ID}`)
  expect(out).toContain('2345678901-Zzzzzzzz is not in liff.config.json: left alone')
  expect(sent()).toEqual([])
})

it.each<[string, Record<string, Answer | 'hang up'>, string]>([
  [
    '401',
    { 'GET /liff/v1/apps': { status: 401 } },
    'LINE refused the channel token while listing the LIFF apps (401) (request r-1).',
  ],
  [
    '404',
    { [`PUT /liff/v1/apps/${ID}`]: { status: 404 } },
    `LINE knows no LIFF app ${ID} in channel 2345678901`,
  ],
  [
    '429',
    { 'GET /liff/v1/apps': { status: 429, headers: { 'retry-after': '30' } } },
    '(429): try again in 30 s',
  ],
  [
    '400',
    { [`PUT /liff/v1/apps/${ID}`]: { status: 400, body: { message: 'The request body has 1 error(s).' } } },
    `LINE answered 400 while changing ${ID}: The request body has 1 error(s)`,
  ],
  ['500', { 'POST /oauth2/v3/token': { status: 500 } }, 'LINE answered 500 while asking for a channel token'],
  [
    'an answer that is no list',
    { 'GET /liff/v1/apps': { status: 200, body: { list: [] } } },
    'is not understood',
  ],
  ['no network', { 'GET /liff/v1/apps': 'hang up' }, 'LINE cannot be reached while listing the LIFF apps'],
])('ENV-4 %s ends in one sentence and a failing exit code', async (_, answers, sentence) => {
  Object.assign(instead, answers)
  const { code, out } = await run('apply', ['--env', 'staging', '--yes'])
  expect(code).toBe(1)
  expect(out).toContain(sentence)
})

it('ENV-4 a wrong secret is named as such, and not repeated by what LINE says', async () => {
  const { code, out } = await run('plan', production, { LINE_CHANNEL_SECRET: 'wrong-but-still-secret' })
  expect(code).toBe(1)
  expect(out).toContain('LINE does not accept channel 2345678901 with the secret in LINE_CHANNEL_SECRET')
  expect(out).not.toContain('wrong-but-still-secret')
})

it.each<[string, string[], NodeJS.ProcessEnv, string]>([
  ['no secret', production, { LINE_CHANNEL_SECRET: '' }, 'LINE_CHANNEL_SECRET must be set'],
  ['an environment without ids', ['--env', 'development'], {}, 'Environment development is not set up yet'],
  [
    'an unknown environment',
    ['--env', 'stage'],
    {},
    'There is no environment stage; known are development, production, staging.',
  ],
  [
    'a faulty file',
    production,
    { CHANNEL: '123' },
    'environments.production.channelId: must be the ten digits',
  ],
  [
    'a secret on its way to somebody else',
    production,
    { LINE_API_BASE_URL: 'https://api.line.me.evil.example' },
    'LINE_API_BASE_URL must be',
  ],
  ['an unknown option', ['--prod'], {}, 'usage: npm run liff:plan'],
  ['plan with --yes', ['--yes'], {}, 'liff:plan never sends.'],
])('ENV-4 %s is told before LINE is asked', async (_, args, env, sentence) => {
  const { code, out } = await run('plan', args, env)
  expect(code).toBe(1)
  expect(out).toContain(sentence)
  expect(calls).toEqual([])
})
