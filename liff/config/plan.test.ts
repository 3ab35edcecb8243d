import { expect, it } from 'vitest'
import { registeredApps } from './app-state.ts'
import { planFor } from './plan.ts'
import type { LiffConfig } from './schema.ts'

const config: LiffConfig = {
  endpointPath: '/liff',
  apps: {
    main: {
      description: 'Shop',
      view: { type: 'full', moduleMode: false },
      scope: ['openid', 'profile'],
      botPrompt: 'aggressive',
      features: { qrCode: false },
      permanentLinkPattern: 'concat',
      linkHost: 'liff.line.me',
      pages: [],
    },
  },
  environments: {
    live: {
      origin: 'https://www.example.com',
      channelId: '2345678901',
      liffIds: { main: '2345678901-IjklMnop' },
    },
  },
}
const unset: LiffConfig = {
  ...config,
  environments: { live: { ...config.environments.live!, liffIds: { main: '' } } },
}

const view = { type: 'full', url: 'https://www.example.com/liff' }
const asWanted = {
  liffId: '2345678901-IjklMnop',
  view,
  description: 'Shop',
  features: { ble: false, qrCode: false },
  permanentLinkPattern: 'concat',
  scope: ['profile', 'openid'],
  botPrompt: 'aggressive',
}
const said = (...apps: object[]) => registeredApps.parse({ apps }).apps

it('what is registered as wanted needs nothing; the order of scopes means nothing', () => {
  expect(planFor(config, 'live', said(asWanted))).toEqual({
    steps: [{ kind: 'same', app: 'main', liffId: '2345678901-IjklMnop' }],
    strangers: [],
  })
})

it('only the fields that differ are sent, inner ones alone', () => {
  const now = { ...asWanted, view: { ...view, url: 'https://old.example/liff' }, scope: ['profile'] }
  const [step] = planFor(config, 'live', said(now)).steps
  expect(step).toMatchObject({
    kind: 'change',
    changes: [
      { path: ['view', 'url'], from: 'https://old.example/liff', to: 'https://www.example.com/liff' },
      { path: ['scope'], from: ['profile'], to: ['openid', 'profile'] },
    ],
    body: { view: { url: 'https://www.example.com/liff' }, scope: ['openid', 'profile'] },
  })
})

it("what LINE leaves out has LINE's default, and that is a difference where we want another", () => {
  const [step] = planFor(config, 'live', said({ liffId: '2345678901-IjklMnop', view })).steps
  expect(step).toMatchObject({
    kind: 'change',
    changes: [
      { path: ['description'], from: '' },
      { path: ['scope'], from: ['chat_message.write', 'profile'] },
      { path: ['botPrompt'], from: 'none', to: 'aggressive' },
    ],
  })
})

it('an app without an id is to be registered, whole', () => {
  expect(planFor(unset, 'live', []).steps).toEqual([
    {
      kind: 'create',
      app: 'main',
      body: {
        view: { ...view, moduleMode: false },
        description: 'Shop',
        features: { qrCode: false },
        permanentLinkPattern: 'concat',
        scope: ['openid', 'profile'],
        botPrompt: 'aggressive',
      },
    },
  ])
})

it('it is not registered twice when somebody forgot to enter the id', () => {
  expect(planFor(unset, 'live', said(asWanted)).steps).toEqual([
    expect.objectContaining({ kind: 'refused', reason: expect.stringContaining('2345678901-IjklMnop') }),
  ])
})

it('an id that the channel does not know is refused; apps that the file does not know are left alone', () => {
  const other = { ...asWanted, liffId: '2345678901-Zzzzzzzz' }
  expect(planFor(config, 'live', said(other))).toEqual({
    steps: [expect.objectContaining({ kind: 'refused' })],
    strangers: ['2345678901-Zzzzzzzz'],
  })
})
