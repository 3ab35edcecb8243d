import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { BadConfig, readConfig } from './config.ts'

const faultsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof BadConfig) return error.faults
    throw error
  }
}

const origins = { PUBLIC_ORIGIN: 'https://www.a.example', GAMES_ORIGIN: 'https://games.a.example' }

describe('configuration', () => {
  it('runs with none: embedded, with the sandbox, the games one port on', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      gamesPort: 3001,
      sandbox: true,
      host: '127.0.0.1',
      logLevel: 'warn',
    })
  })

  it('serves with a process for each core on a server database, with one where memory is not shared', () => {
    const DATABASE_URL = 'postgres://u:p@db/x'
    expect(readConfig({}).processes).toBe(1)
    expect(readConfig({ DATABASE_URL, SANDBOX: '1' }).processes).toBe(1)
    expect(readConfig({ DATABASE_URL }).processes).toBe(availableParallelism())
    expect(readConfig({ DATABASE_URL, WEB_PROCESSES: '3' }).processes).toBe(3)
    expect(faultsOf({ WEB_PROCESSES: '2' })).toEqual([
      'WEB_PROCESSES must be 1 with the embedded database or the sandbox, which are of one process each.',
    ])
    expect(faultsOf({ DATABASE_URL, WEB_PROCESSES: '0' })).toEqual([
      'WEB_PROCESSES must be a number from 1 to 99.',
    ])
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  it('leaves the sandbox out with a server database and in production, unless asked for', () => {
    const DATABASE_URL = 'postgres://u:p@db/x'
    expect(readConfig({ DATABASE_URL }).sandbox).toBe(false)
    expect(readConfig({ DATABASE_URL, SANDBOX: '1' }).sandbox).toBe(true)
    expect(readConfig({ ...origins, DATABASE_URL, NODE_ENV: 'production' })).toMatchObject({
      sandbox: false,
      production: true,
    })
  })

  it('takes the length of the delay, 0 for none, and nothing that is no length', () => {
    expect(readConfig({}).yeekeeDelaySteps).toBeUndefined()
    expect(readConfig({ YEEKEE_DELAY_STEPS: '0' }).yeekeeDelaySteps).toBe(0)
    expect(readConfig({ YEEKEE_DELAY_STEPS: '900' }).yeekeeDelaySteps).toBe(900)
    expect(() => readConfig({ YEEKEE_DELAY_STEPS: 'long' })).toThrow(/YEEKEE_DELAY_STEPS/)
  })

  it('reads lists of origins', () => {
    const config = readConfig({ ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443' })
    expect(config.allowedOrigins).toEqual(['https://a.example', 'https://b.example:8443'])
  })

  it.each<[string, NodeJS.ProcessEnv, RegExp]>([
    ['a port that is no number', { PORT: 'http' }, /PORT must be/],
    ['a port too high', { PORT: '70000' }, /PORT must be/],
    ['no room for the games', { PORT: '65535' }, /GAMES_PORT must be set/],
    ['one port for both', { PORT: '4000', GAMES_PORT: '4000' }, /must differ/],
    ['a database of another make', { DATABASE_URL: 'mysql://x' }, /DATABASE_URL must look like/],
    ['an origin with a path', { PUBLIC_ORIGIN: 'https://a.example/x' }, /PUBLIC_ORIGIN/],
    ['half a LINE channel', { LINE_CHANNEL_ID: '1' }, /set together/],
    ['a switch that is neither', { SANDBOX: 'yes' }, /SANDBOX must be/],
    ['an unknown level', { LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
    [
      'the sandbox in production',
      { ...origins, NODE_ENV: 'production', SANDBOX: '1', DATABASE_URL: 'postgres://u@h/d' },
      /SANDBOX must not/,
    ],
    ['no database in production', { ...origins, NODE_ENV: 'production' }, /DATABASE_URL must be set/],
    [
      'one origin for both',
      { PUBLIC_ORIGIN: 'https://a.example', GAMES_ORIGIN: 'https://a.example' },
      /GAMES_ORIGIN must differ/,
    ],
    ['proxies without a number', { TRUST_PROXY: 'all' }, /TRUST_PROXY/],
  ])('names %s', (_, env, fault) => {
    expect(faultsOf(env)).toEqual([expect.stringMatching(fault)])
  })

  it('wants all three in production, and says to what each is set', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
      'DATABASE_URL must be set when NODE_ENV is production.',
      expect.stringMatching(/^PUBLIC_ORIGIN must be set .* https:/),
      expect.stringMatching(/^GAMES_ORIGIN must be set .* https:/),
    ])
  })

  it('names every fault at once', () => {
    expect(
      faultsOf({ PORT: 'x', LOG_LEVEL: 'y', DATABASE_URL: 'z', SANDBOX: '2', LINE_CHANNEL_SECRET: 's' }),
    ).toHaveLength(5)
  })
})
