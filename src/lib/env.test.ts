import { expect, it } from 'vitest'
import { env } from './env.ts'

it('the site is one agent’s: its code and number are built in, number 7 unless told', () => {
  expect(env).toMatchObject({ agentCode: 'chokdee', agentId: 7 })
})
