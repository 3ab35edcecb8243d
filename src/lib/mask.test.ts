import { expect, it } from 'vitest'
import { maskAccount, maskPhone } from './mask.ts'

it.each([
  ['0812345678', '081-•••-5678'],
  ['', ''],
  ['12345', '12345'],
])('LOGIN-7 the number %s is shown as %s', (digits, shown) => expect(maskPhone(digits)).toBe(shown))

it.each([
  ['4021124821', [3, 1, 5, 1], '402-•-••482-1'],
  ['020123456789', [3, 1, 5, 3], '020-•-••••6-789'],
  ['4021124821', [], '402•••4821'],
])('LOGIN-7 the account %s is shown as %j', (digits, groups, shown) =>
  expect(maskAccount(digits, groups)).toBe(shown),
)
