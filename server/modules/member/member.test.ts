import { expect, it } from 'vitest'
import { getPoints, getWallets } from '#contracts/member.ts'
import { testServer } from '../../testing/hooks.ts'
import { memberHandlers } from './handlers.ts'

const server = testServer({ handlers: memberHandlers })

it('WALLET-1 needs sign-in', async () => {
  for (const endpoint of [getPoints, getWallets]) {
    expect((await server.call(endpoint, {})).status).toBe(401)
    expect((await server.call(endpoint, {}, { as: 'unknown' })).status).toBe(401)
  }
})

it("WALLET-1 balances are the ledger's, to the satang, and of the member alone", async () => {
  const malee = await server.member({
    username: 'malee',
    points: 5,
    wallets: [{ balance: 100_01 }, { balance: 0 }],
  })
  const other = await server.member({ username: 'other', wallets: [{ balance: 7 }] })
  const mine = await server.call(getWallets, {}, { as: malee })
  expect(mine.data.map((wallet) => wallet.balance)).toEqual([100_01, 0])
  expect(mine.text).toContain('"100.01"')
  expect((await server.call(getWallets, {}, { as: other })).data.map((wallet) => wallet.balance)).toEqual([7])
  expect((await server.call(getPoints, {}, { as: malee })).data).toEqual({
    point: 5,
    expiring: 5,
    expires_on: '2027-12-31',
  })
})

it('SHELL-3 points of a member that never had any are none', async () => {
  const malee = await server.member({ username: 'malee' })
  expect((await server.call(getPoints, {}, { as: malee })).data).toEqual({
    point: 0,
    expiring: null,
    expires_on: null,
  })
})
