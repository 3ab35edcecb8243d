import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BadConfig, readConfig } from './config.ts'

const GOOD = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://chokdee:fj38-Kq0-zzPw@db/chokdee',
  PUBLIC_ORIGIN: 'https://www.example.com',
  GAMES_ORIGIN: 'https://games.example.com',
}

const faultsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig({ ...GOOD, ...env })
    return []
  } catch (error) {
    if (error instanceof BadConfig) return error.faults
    throw error
  }
}

it('starts with what is right, a password elsewhere (.pgpass, a socket) included', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ DATABASE_URL: 'postgres://chokdee@db/chokdee' })).toEqual([])
})

it.each<[string, NodeJS.ProcessEnv, RegExp]>([
  ['no address', { PUBLIC_ORIGIN: '' }, /^PUBLIC_ORIGIN must be set/],
  [
    'an address that is not https',
    { PUBLIC_ORIGIN: 'http://www.example.com' },
    /^PUBLIC_ORIGIN must begin with https/,
  ],
  [
    'an address with a path',
    { PUBLIC_ORIGIN: 'https://www.example.com/th' },
    /^PUBLIC_ORIGIN must be an origin/,
  ],
  [
    'an address with a slash',
    { PUBLIC_ORIGIN: 'https://www.example.com/' },
    /^PUBLIC_ORIGIN must be an origin/,
  ],
  ['an address of each machine', { PUBLIC_ORIGIN: 'https://localhost' }, /each visitor's own machine/],
  [
    'games that are not https',
    { GAMES_ORIGIN: 'http://games.example.com' },
    /^GAMES_ORIGIN must begin with https/,
  ],
  ['a password of examples', { DATABASE_URL: 'postgres://u:password@db/x' }, /^The password in DATABASE_URL/],
  [
    'a password like the user',
    { DATABASE_URL: 'postgres://agent7:agent7@db/x' },
    /^The password in DATABASE_URL/,
  ],
  [
    'a placeholder for the secret of LINE',
    { LINE_CHANNEL_ID: '1', LINE_CHANNEL_SECRET: 'changeme' },
    /^LINE_CHANNEL_SECRET is a placeholder/,
  ],
])('refuses %s', (_, env, sentence) => {
  expect(faultsOf(env)).toEqual([expect.stringMatching(sentence)])
  expect(faultsOf(env).join()).not.toMatch(/agent7|u:password/)
})

it.skipIf(process.platform === 'win32')('refuses a key that everybody can read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'key-'))
  const file = join(folder, 'key.pem')
  writeFileSync(file, 'key')
  chmodSync(file, 0o644)
  expect(faultsOf({ LEDGER_KEY_FILE: file })).toEqual([expect.stringContaining('chmod 600')])
  chmodSync(file, 0o600)
  expect(faultsOf({ LEDGER_KEY_FILE: file })).toEqual([])
  rmSync(folder, { recursive: true })
})
