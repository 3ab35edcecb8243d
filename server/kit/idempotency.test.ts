import { describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { getOperation } from '#contracts/operations.ts'
import { createApp } from '../app.ts'
import { operations } from '../db/schema/operations.ts'
import { balanceOf, totalOf, walletAccount } from '../ledger/accounts.ts'
import { caller } from '../testing/call.ts'
import { testServer } from '../testing/hooks.ts'
import { documented, sampleHandlers, spend } from '../testing/sample-module.ts'

const server = testServer({ handlers: sampleHandlers })
const KEY = 'abcdefghijklmnop'

const rich = () => server.member({ wallets: [{ balance: 100_00 }] })

describe('exactly once', () => {
  const balance = (wallet: string) => balanceOf(server.db, walletAccount(wallet))

  it('carries out a key once and answers the same bytes again', async () => {
    const member = await rich()
    const input = { wallet_id: member.walletIds[0]!, amount: satang(30_00) }
    const first = await server.call(spend, input, { as: member, key: KEY })
    const second = await server.call(spend, input, { as: member, key: KEY })
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(second.text).toBe(first.text)
    expect(await balance(input.wallet_id)).toBe(70_00)
    expect(await totalOf(server.db)).toBe(0)
  })

  it('refuses a key used with another body, and a missing or malformed key', async () => {
    const member = await rich()
    const input = { wallet_id: member.walletIds[0]!, amount: satang(1_00) }
    await server.call(spend, input, { as: member, key: KEY })
    const other = await server.call(spend, { ...input, amount: satang(2_00) }, { as: member, key: KEY })
    expect(other).toMatchObject({ status: 409, error: 409 })
    expect((await server.call(spend, input, { as: member, key: null })).status).toBe(422)
    expect((await server.call(spend, input, { as: member, key: 'short' })).status).toBe(422)
    expect(await balance(input.wallet_id)).toBe(99_00)
  })

  it('carries out a write of the specification once for each request that has no key, and keeps nothing of it', async () => {
    const member = await rich()
    const input = { wallet_id: member.walletIds[0]!, amount: satang(30_00) }
    const [first, second] = [
      await server.call(documented, input, { as: member, key: null }),
      await server.call(documented, input, { as: member, key: null }),
    ]
    expect([first.error, second.error]).toEqual([0, 0])
    expect(second.headers.get('idempotency-replayed')).toBeNull()
    expect(await balance(input.wallet_id)).toBe(40_00)
    expect(await server.db.select().from(operations)).toEqual([])
    // A refusal undoes its work here as well.
    const refused = await server.call(documented, { ...input, mode: 'refuse' }, { as: member, key: null })
    expect(refused).toMatchObject({ status: 200, error: 1 })
    expect(await balance(input.wallet_id)).toBe(40_00)
    // Whoever sends one means it.
    for (const key of ['short', '', 'with a space in it'])
      expect((await server.call(documented, input, { as: member, key })).status).toBe(422)
    const once = await server.call(documented, input, { as: member, key: KEY })
    expect((await server.call(documented, input, { as: member, key: KEY })).text).toBe(once.text)
    const other = { ...input, amount: satang(1_00) }
    expect((await server.call(documented, other, { as: member, key: KEY })).status).toBe(409)
    expect(await balance(input.wallet_id)).toBe(10_00)
  })

  it('keeps the keys of members apart', async () => {
    const [a, b] = [await rich(), await rich()]
    for (const member of [a, b]) {
      const input = { wallet_id: member.walletIds[0]!, amount: satang(1_00) }
      expect((await server.call(spend, input, { as: member, key: KEY })).status).toBe(200)
    }
    expect(await balance(b.walletIds[0]!)).toBe(99_00)
  })

  it('lets one of many simultaneous requests through; the others are told to ask again', async () => {
    const member = await rich()
    const input = { wallet_id: member.walletIds[0]!, amount: satang(10_00) }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.call(spend, input, { as: member, key: KEY })),
    )
    const busy = answers.filter((answer) => answer.status === 409)
    expect(answers.filter((answer) => answer.error === 0).length).toBeGreaterThanOrEqual(1)
    expect(busy.every((answer) => answer.headers.get('retry-after') === '1')).toBe(true)
    expect(await balance(input.wallet_id)).toBe(90_00)
  })

  it('is carried out by one of two processes that were asked at once', async () => {
    const member = await rich()
    const input = { wallet_id: member.walletIds[0]!, amount: satang(10_00) }
    const other = createApp(
      { ...server.deps, running: new Set() },
      { handlers: Object.values(sampleHandlers) },
    )
    const calls = [server.call, caller(other), server.call, caller(other)]
    const answers = await Promise.all(calls.map((call) => call(spend, input, { as: member, key: KEY })))
    expect(answers.map((answer) => answer.status).every((status) => status === 200 || status === 409)).toBe(
      true,
    )
    expect(await balance(input.wallet_id)).toBe(90_00)
    const [a, b] = [
      await server.call(spend, input, { as: member, key: KEY }),
      await caller(other)(spend, input, { as: member, key: KEY }),
    ]
    expect(a.text).toBe(b.text)
  })

  it('stores a business refusal as the answer, undoing its work', async () => {
    const member = await rich()
    const wallet_id = member.walletIds[0]!
    const refused = await server.call(
      spend,
      { wallet_id, amount: satang(1_00), mode: 'refuse' },
      { as: member, key: KEY },
    )
    const again = await server.call(
      spend,
      { wallet_id, amount: satang(1_00), mode: 'refuse' },
      { as: member, key: KEY },
    )
    expect(again.text).toBe(refused.text)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await balance(wallet_id)).toBe(100_00)
    const poor = await server.call(spend, { wallet_id, amount: satang(100_01) }, { as: member })
    expect(poor).toMatchObject({ status: 200, error: 1, message: 'ยอดเงินในกระเป๋าไม่เพียงพอ' })
  })

  it('does not burn the key on invalid input or a fault of ours', async () => {
    const member = await rich()
    const wallet_id = member.walletIds[0]!
    const ask = (mode: string | undefined) =>
      server.call(spend, { wallet_id, amount: satang(1_00), mode }, { as: member, key: KEY })
    expect((await ask('invalid')).status).toBe(422)
    expect((await ask('broken')).status).toBe(500)
    expect(await balance(wallet_id)).toBe(100_00)
    expect((await ask(undefined)).status).toBe(200)
  })

  it('tells how a write ended, to its own member only', async () => {
    const [member, stranger] = [await rich(), await rich()]
    expect((await server.call(getOperation, { key: KEY }, { as: member })).data.state).toBe('absent')
    const input = { wallet_id: member.walletIds[0]!, amount: satang(1_00) }
    const spent = await server.call(spend, input, { as: member, key: KEY })
    const told = await server.call(getOperation, { key: KEY }, { as: member })
    expect(told.data).toEqual({ state: 'done', status: 200, reply: JSON.parse(spent.text) })
    expect((await server.call(getOperation, { key: KEY }, { as: stranger })).data.state).toBe('absent')
    expect((await server.call(getOperation, { key: KEY })).data.state).toBe('absent')
  })

  it('tells that a write is under way', async () => {
    const member = await rich()
    const input = { wallet_id: member.walletIds[0]!, amount: satang(1_00) }
    const spending = server.call(spend, input, { as: member, key: KEY })
    const states = new Set<string>()
    for (let i = 0; i < 20; i++)
      states.add((await server.call(getOperation, { key: KEY }, { as: member })).data.state)
    await spending
    states.add((await server.call(getOperation, { key: KEY }, { as: member })).data.state)
    expect([...states].at(-1)).toBe('done')
  })

  it('keeps neither the key nor a readable reply', async () => {
    const member = await rich()
    await server.call(
      spend,
      { wallet_id: member.walletIds[0]!, amount: satang(1_00) },
      { as: member, key: KEY },
    )
    const { rows } = await server.db.execute('select * from operations')
    expect(JSON.stringify(rows)).not.toContain(KEY)
    expect(JSON.stringify(rows)).not.toContain('balance')
  })
})
