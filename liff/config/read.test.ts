import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readLiffConfig, readLiffConfigText, siteFacts } from './read.ts'

const text = readFileSync(new URL('../../liff.config.json', import.meta.url), 'utf8')

/** The file as far as these tests change it. */
interface Json {
  [key: string]: unknown
  apps: Record<string, App>
  environments: Record<'development' | 'production', Environment>
}
interface App {
  [key: string]: unknown
  scope: string[]
  pages: string[]
}
interface Environment {
  [key: string]: unknown
  liffIds: Record<string, string>
}

/** The file of this project with something changed. */
function changed(change: (config: Json) => void, site = siteFacts): string[] {
  const config = JSON.parse(text) as Json
  change(config)
  const reading = readLiffConfig(config, site)
  return reading.ok ? [] : reading.faults
}

const main = (config: Json): App => config.apps.main!
const production = (config: Json): Environment => config.environments.production

it('ENV-4 the file of this project is sound, with empty ids as long as nothing is registered', () => {
  expect(readLiffConfigText(text)).toMatchObject({ ok: true })
})

it('ENV-6 the app asks to add the account, and for no more than it uses', () => {
  const reading = readLiffConfigText(text)
  expect(reading.ok && reading.config.apps.main).toMatchObject({
    botPrompt: 'aggressive',
    scope: ['openid', 'profile'],
    view: { type: 'full', moduleMode: false },
  })
})

it.each<[string, (config: Json) => void, string]>([
  [
    'no https',
    (c) => (production(c).origin = 'http://www.example.com'),
    'environments.production.origin: must be an https origin',
  ],
  [
    'a slash at the end',
    (c) => (production(c).origin = 'https://www.example.com/'),
    'environments.production.origin: must be an https origin',
  ],
  [
    'a path',
    (c) => (production(c).origin = 'https://www.example.com/liff'),
    'environments.production.origin: must be an https origin',
  ],
  [
    'a channel id of letters',
    (c) => (production(c).channelId = 'abc'),
    'environments.production.channelId: must be the ten digits',
  ],
  [
    'the LIFF id of another channel',
    (c) => {
      production(c).channelId = '2345678901'
      production(c).liffIds.main = '1234567890-AbcdEfgh'
    },
    'environments.production.liffIds.main is 1234567890-AbcdEfgh, which is no app of channel 2345678901.',
  ],
  [
    'a LIFF id without a channel',
    (c) => (production(c).liffIds.main = '1234567890-AbcdEfgh'),
    'environments.production.liffIds.main is set, but channelId is empty.',
  ],
  [
    'a LIFF id that is none',
    (c) => (production(c).liffIds.main = '123'),
    'environments.production.liffIds.main: must be a LIFF id',
  ],
  [
    'an id of an app that is not there',
    (c) => (production(c).liffIds.shop = ''),
    'environments.production.liffIds.shop is unknown: apps has no shop.',
  ],
  [
    'no place for an id',
    (c) => (production(c).liffIds = {}),
    'environments.production.liffIds.main is missing; it may be empty.',
  ],
  ['no openid', (c) => (main(c).scope = ['profile']), 'apps.main.scope: must hold openid'],
  ['a scope twice', (c) => (main(c).scope = ['openid', 'openid']), 'apps.main.scope: names a scope twice.'],
  ['an unknown scope', (c) => (main(c).scope = ['openid', 'friends']), 'apps.main.scope.1: Invalid option'],
  [
    'messages that no page sends',
    (c) => main(c).scope.push('chat_message.write'),
    'apps.main.scope asks for chat_message.write, but no page of the app sends messages.',
  ],
  [
    'the word LINE in the name',
    (c) => (main(c).description = 'Chokdee on Line'),
    'apps.main.description: must be a name without the word LINE',
  ],
  ['another endpoint', (c) => (c.endpointPath = '/line'), 'endpointPath: Invalid input: expected "/liff".'],
  [
    'a page missing',
    (c) => (main(c).pages = main(c).pages.filter((page) => page !== 'deposit')),
    'pages: deposit missing',
  ],
  ['a page too many', (c) => main(c).pages.push('shop'), 'pages: shop unknown'],
  ['a page twice', (c) => main(c).pages.push('slot'), 'pages: slot listed twice.'],
  ['no app to build for', (c) => (c.apps = { other: main(c) }), 'apps.main is missing'],
  ['an unknown key', (c) => (main(c).colour = 'gold'), 'apps.main: Unrecognized key: "colour".'],
  ['an unknown key at the top', (c) => (c.version = 2), 'liff.config.json: Unrecognized key: "version".'],
])('ENV-4 refuses %s', (_, change, fault) => {
  const faults = changed(change)
  expect(faults.filter((sentence) => sentence.startsWith(fault))).toHaveLength(1)
})

it('ENV-4 every fault is told at once', () => {
  const faults = changed((config) => {
    production(config).origin = 'http://x'
    main(config).scope = ['profile', 'chat_message.write']
    main(config).pages.push('shop')
    main(config).colour = 'gold'
    config.environments.development.liffIds.main = 'x'
  })
  expect(faults.map((fault) => fault.split(/:? /)[0] ?? '').sort()).toEqual([
    'apps.main',
    'apps.main.scope',
    'apps.main.scope',
    'environments.development.liffIds.main',
    'environments.development.liffIds.main',
    'environments.production.origin',
    'pages',
  ])
})

it('ENV-4 chat_message.write is taken when a page of the app sends messages', () => {
  const asks = (config: Json) => main(config).scope.push('chat_message.write')
  expect(changed(asks, { ...siteFacts, sending: ['share'] })).toEqual([])
})

it('a secret is refused by its key and by its looks, and never repeated', () => {
  const secret = '0123456789abcdef0123456789abcdef'
  const byKey = changed((config) => (production(config).channelSecret = 'short'))
  expect(byKey).toContainEqual(
    expect.stringMatching(/^environments\.production\.channelSecret looks like a secret/),
  )
  const byLooks = changed((config) => (main(config).description = secret))
  expect(byLooks).toEqual([expect.stringMatching(/^apps\.main\.description looks like a secret/)])
  const token = changed((config) => (production(config).note = 'eyJ'.padEnd(90, 'x')))
  expect(token.join()).not.toContain('eyJ')
  expect(byLooks.join()).not.toContain(secret)
})

it.each([
  ['no JSON', '{', /^liff\.config\.json is not JSON/],
  ['a list', '[]', /^liff\.config\.json: Invalid input: expected object/],
  ['nothing', 'null', /^liff\.config\.json: Invalid input: expected object/],
])('%s is a fault, not a crash', (_, broken, fault) => {
  const reading = readLiffConfigText(broken)
  expect(reading.ok ? [] : reading.faults).toContainEqual(expect.stringMatching(fault))
})
