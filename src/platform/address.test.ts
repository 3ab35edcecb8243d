import { expect, it } from 'vitest'
import { addressOf } from './address.ts'

it.each([
  ['/promotions', { kind: 'page', path: '/promotions' }],
  ['/lobby/slot?q=a#top', { kind: 'page', path: '/lobby/slot?q=a#top' }],
  ['https://line.me/R/ti/p/@shop', { kind: 'outside', url: 'https://line.me/R/ti/p/@shop' }],
  ['tel:1323', { kind: 'outside', url: 'tel:1323' }],
  ['javascript:alert(1)', { kind: 'none' }],
  ['data:text/html,x', { kind: 'none' }],
  ['//evil.example/x', { kind: 'none' }],
  ['/\\evil.example', { kind: 'none' }],
  ['', { kind: 'none' }],
])('ENV-2 %s', (target, address) => {
  expect(addressOf(target)).toEqual(address)
})
