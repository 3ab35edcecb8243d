import { expect, it } from 'vitest'
import { type AgentConfig, choosesUsername, settingOf } from './agent-config.ts'

const agent = (...configs: AgentConfig['configs']) => ({ info: {}, configs }) as unknown as AgentConfig

it('REG-3 a setting is what the agent set, else its default, else ours', () => {
  const key = 'generate_username_mode'
  const config = agent(
    { config_key: key, val: '2', default_val: '1' },
    { config_key: 'other', val: '', default_val: '3' },
  )
  expect(settingOf(config, key, '1')).toBe('2')
  expect(settingOf(config, 'other', '1')).toBe('3')
  expect(settingOf(config, 'unheard of', '1')).toBe('1')
})

it('REG-3 members choose a username in mode 1, which is the default', () => {
  const mode = (val: string, default_val = '') =>
    choosesUsername(agent({ config_key: 'generate_username_mode', val, default_val }))
  expect([
    mode('1'),
    mode('', '1'),
    mode('', ''),
    choosesUsername(agent()),
    choosesUsername(undefined),
  ]).toEqual(Array.from({ length: 5 }, () => true))
  expect([mode('2'), mode('', '2')]).toEqual([false, false])
})
