import { describe, expect, it } from 'vitest'
import { siteEnvFaults } from './env.ts'

describe('VITE_ variables', () => {
  it('takes what the README shows', () => {
    const env = {
      VITE_API_BASE_URL: 'https://api.example',
      VITE_AGENT_CODE: 'chokdee',
      VITE_AGENT_ID: '7',
      VITE_LINE_CHANNEL_ID: '1234567890',
      VITE_LINE_AUTHORIZE_URL: '/sandbox/line/authorize',
      VITE_SANDBOX: '1',
      VITE_GAME_ORIGINS: 'https://a.example https://b.example:8443',
      PORT: 'not ours',
    }
    expect(siteEnvFaults(env)).toEqual([])
    expect(
      siteEnvFaults({ VITE_API_BASE_URL: '', VITE_LINE_CHANNEL_ID: 'sandbox', VITE_SANDBOX: '0' }),
    ).toEqual([])
  })

  it.each([
    ['VITE_API_BASE_URL', 'api.example'],
    ['VITE_API_BASE_URL', 'https://api.example/'],
    ['VITE_API_BASE_URL', '//api.example'],
    ['VITE_AGENT_CODE', 'two words'],
    ['VITE_AGENT_ID', '0'],
    ['VITE_AGENT_ID', '7a'],
    ['VITE_LINE_CHANNEL_ID', '123'],
    ['VITE_LINE_AUTHORIZE_URL', 'javascript:alert(1)'],
    ['VITE_SANDBOX', 'yes'],
    ['VITE_GAME_ORIGINS', 'https://a.example/path'],
  ])('%s=%s is a fault that names the variable and its value', (name, value) => {
    expect(siteEnvFaults({ [name]: value })).toEqual([
      expect.stringContaining(`${name} is ${JSON.stringify(value)}`),
    ])
  })

  it('names every fault at once, misspelt names included', () => {
    const faults = siteEnvFaults({ VITE_AGENT_ID: 'x', VITE_SANDBOX: 'x', VITE_AGENTCODE: 'x' })
    expect(faults).toHaveLength(3)
    expect(faults[2]).toContain('VITE_AGENTCODE is not a variable of this site')
  })
})
