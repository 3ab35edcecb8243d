import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from '../lib/paths.mjs'
import { liffBuild } from './liff.ts'

const file = readFileSync(at('liff.config.json'), 'utf8')
const config = JSON.parse(file)
config.environments.production = {
  origin: 'https://www.example.com',
  channelId: '2345678901',
  liffIds: { main: '2345678901-IjklMnop' },
}
const text = JSON.stringify(config)

it('without VITE_LIFF_ENV the file is checked and gives nothing', () => {
  expect(liffBuild({}, text)).toEqual({ variables: {}, faults: [] })
  const broken = text.replace('"openid",', '')
  expect(liffBuild({}, broken).faults).toEqual([expect.stringContaining('apps.main.scope')])
})

it('the named environment gives its id, channel, host and origin, and none of another', () => {
  expect(liffBuild({ VITE_LIFF_ENV: 'production' }, text)).toEqual({
    variables: {
      VITE_LIFF_ID: '2345678901-IjklMnop',
      VITE_LIFF_HOST: 'liff.line.me',
      VITE_LINE_CHANNEL_ID: '2345678901',
      VITE_PUBLIC_ORIGIN: 'https://www.example.com',
    },
    faults: [],
  })
})

it('a variable of its own wins; an id that contradicts the file is a fault', () => {
  const set = { VITE_LIFF_ENV: 'production', VITE_LINE_CHANNEL_ID: 'sandbox', VITE_LIFF_ID: '' }
  expect(liffBuild(set, text).variables).not.toHaveProperty('VITE_LINE_CHANNEL_ID')
  expect(liffBuild({ ...set, VITE_LIFF_ID: '2345678901-Zzzzzzzz' }, text).faults).toEqual([
    expect.stringContaining('VITE_LIFF_ID is 2345678901-Zzzzzzzz, but environment production'),
  ])
})

it('an environment without ids builds a site that is not opened inside LINE', () => {
  expect(liffBuild({ VITE_LIFF_ENV: 'development' }, file)).toEqual({
    variables: { VITE_LIFF_HOST: 'liff.line.me', VITE_PUBLIC_ORIGIN: 'https://dev.example.com' },
    faults: [],
  })
})

it('an unknown environment is a fault that names the known ones', () => {
  expect(liffBuild({ VITE_LIFF_ENV: 'stage' }, text).faults).toEqual([
    'VITE_LIFF_ENV is "stage"; liff.config.json knows development, production.',
  ])
})
