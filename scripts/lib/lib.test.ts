import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { buildStamp, viteVariables } from './build-stamp.mjs'
import { hashOf } from './hash.mjs'
import { at } from './paths.mjs'
import { run } from './run.mjs'
import { sandboxIsOn, siteEnv } from './site-env.mjs'

describe('the sandbox', () => {
  it.each([
    [{}, true],
    [{ SANDBOX: '0' }, false],
    [{ DATABASE_URL: 'postgres://localhost/x' }, false],
    [{ DATABASE_URL: 'postgres://localhost/x', SANDBOX: '1' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ SANDBOX: '' }, true],
  ])('with %j is on: %s', (env, on) => {
    expect(sandboxIsOn(env)).toBe(on)
  })

  it('gives the site its stand-ins, and a set variable wins', () => {
    const env = siteEnv({ VITE_LINE_CHANNEL_ID: '1234567890' }, true)
    expect(env.VITE_SANDBOX).toBe('1')
    expect(env.VITE_LINE_AUTHORIZE_URL).toBe('/sandbox/line/authorize')
    expect(env.VITE_LINE_CHANNEL_ID).toBe('1234567890')
    expect(siteEnv({}, false).VITE_SANDBOX).toBeUndefined()
  })
})

describe('the build stamp', () => {
  const env = (more: Record<string, string>) => ({ PORT: '1', ...more }) as unknown as NodeJS.ProcessEnv

  it('follows VITE_ variables and nothing else of the environment', () => {
    const stamp = buildStamp(env({ VITE_AGENT_ID: '7' }))
    expect(buildStamp(env({ VITE_AGENT_ID: '7', PORT: '2' }))).toBe(stamp)
    expect(buildStamp(env({ VITE_AGENT_ID: '8' }))).not.toBe(stamp)
    expect(viteVariables(env({ VITE_B: '1', VITE_A: '2' }))).toEqual({ VITE_A: '2', VITE_B: '1' })
  })

  it('a hash tells two files apart, and two values', () => {
    const one = hashOf([at('package.json')])
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(hashOf([at('tsconfig.json')])).not.toBe(one)
    expect(hashOf([at('package.json')], 'x')).not.toBe(one)
  })
})

describe('run', () => {
  const node = (code: string) => run(process.execPath, ['-e', code], { stdio: 'ignore' })

  it('passes the exit code on', async () => {
    expect(await node('process.exit(3)')).toBe(3)
    expect(await node('process.kill(process.pid, "SIGKILL")')).toBe(137)
  })

  it('hands SIGTERM to the child and waits for its clean end', async () => {
    const ended = node('process.on("SIGTERM", () => process.exit(7)); setTimeout(() => {}, 20000)')
    await pause(1500)
    process.emit('SIGTERM')
    expect(await ended).toBe(7)
  })
})
