import { expect, it } from 'vitest'
import { limits, USERNAME } from '#contracts/auth.ts'
import { suggestedName } from './suggested-name.ts'

it.each([
  ['Narin J.', 'narinj0000'],
  ['พลอย', 'cd00000000'],
  ['X', 'cd00000000'],
  ['Zoë', 'zoe0000'],
  ['Abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnop0000'],
])('REG-2 %s is offered %s', (name, username) => {
  expect(suggestedName(name, () => 0)).toBe(username)
})

it('REG-2 what is offered is a username', () => {
  for (const name of ['Narin', 'พลอย', 'นก 🐦', '']) {
    const username = suggestedName(name)
    expect(username).toMatch(USERNAME)
    expect(username.length).toBeGreaterThanOrEqual(limits.usernameMin)
    expect(username.length).toBeLessThanOrEqual(limits.usernameMax)
  }
})
