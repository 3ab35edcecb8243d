/** Half an hour without the member's hand, and money asks who is there (decision 038). */
import { describe, expect, it } from 'vitest'
import { linkLine, stepUp, touch, updateSubBankAccount } from '#contracts/account.ts'
import { login } from '#contracts/auth.ts'
import { errorCode } from '#contracts/errors.ts'
import { getInbox } from '#contracts/inbox.ts'
import { getWallets } from '#contracts/member.ts'
import { redeemCoupon } from '#contracts/coupon.ts'
import { transferBetweenWallets } from '#contracts/statement.ts'
import { satang } from '#contracts/money.ts'
import { minute, second } from '../../../kit/clock.ts'
import { FRESH_LIFE, openSession } from '../../../kit/identity/sessions.ts'
import type { LineClient } from '../../../kit/services/line.ts'
import { accountMessages as say } from '../../../strings/account.ts'
import { errors } from '../../../strings/errors.ts'
import { testServer } from '../../../testing/hooks.ts'
import { type TestMember, TEST_AGENT as agent_code } from '../../../testing/people.ts'

const line: LineClient = {
  exchange: async ({ code }) => code,
  verify: async ({ idToken }) => ({ sub: idToken, name: '', picture: '' }),
  deauthorize: async () => {},
}
const server = testServer({ services: { line }, ease: 100 })

const KEY = 'step-up-key-000000001'
const rich = () =>
  server.member({
    wallets: [
      { balance: 100_00, canDeposit: true },
      { balance: 0, canDeposit: true },
    ],
  })
/** Signed in just now, as the site does it. */
async function signedIn(member: TestMember): Promise<string> {
  const { username, password } = member
  return String((await server.call(login, { username, password, agent_code })).body.access_token)
}
const moves = ({ walletIds }: TestMember, as: string, key = KEY) => {
  const [from_wallet_id, to_wallet_id] = walletIds as [string, string]
  return server.call(
    transferBetweenWallets,
    { from_wallet_id, to_wallet_id, amount: satang(10_00) },
    { as, key },
  )
}

describe('LOGIN-8 before money moves', () => {
  it('half an hour after the last press the call is refused, and nothing has happened', async () => {
    const malee = await rich()
    const token = await signedIn(malee)
    server.clock.advance(FRESH_LIFE - second)
    expect((await moves(malee, token, 'step-up-key-000000000')).error).toBe(0)
    server.clock.advance(FRESH_LIFE)
    const refused = await moves(malee, token)
    expect(refused).toMatchObject({ status: 403, error: errorCode.stepUp, message: errors.stepUp })
    expect(refused.body.data).toEqual({ line: false })
    const { data } = await server.call(getWallets, {}, { as: token })
    expect(data.map(({ balance }) => balance)).toEqual([90_00, 10_00])
  })

  it('with the password the same request, key and all, is carried out once', async () => {
    const malee = await rich()
    const token = await signedIn(malee)
    server.clock.advance(FRESH_LIFE)
    expect((await moves(malee, token)).error).toBe(errorCode.stepUp)
    const wrong = await server.call(stepUp, { password: 'a-guess-1234' }, { as: token })
    expect(wrong).toMatchObject({ error: 1, message: say.passwordWrong })
    expect((await moves(malee, token)).error).toBe(errorCode.stepUp)
    const proved = await server.call(stepUp, { password: malee.password }, { as: token })
    expect(proved.data.fresh_until).toBe(server.clock.now() + FRESH_LIFE)
    const [first, again] = [await moves(malee, token), await moves(malee, token)]
    expect(first.error).toBe(0)
    expect(again.text).toBe(first.text)
    const { data } = await server.call(getWallets, {}, { as: token })
    expect(data.map(({ balance }) => balance)).toEqual([90_00, 10_00])
  })

  it('what was carried out already is told without another proof', async () => {
    const malee = await rich()
    const token = await signedIn(malee)
    const first = await moves(malee, token)
    server.clock.advance(FRESH_LIFE)
    expect((await moves(malee, token)).text).toBe(first.text)
  })

  it('LINE proves it where it is linked, and is named in the answer', async () => {
    const malee = await rich()
    const token = await signedIn(malee)
    await server.call(linkLine, { password: malee.password, id_token: 'U1' }, { as: token })
    server.clock.advance(FRESH_LIFE)
    expect((await moves(malee, token)).body.data).toEqual({ line: true })
    expect((await server.call(stepUp, { id_token: 'U2' }, { as: token })).message).toBe(say.lineNotYours)
    expect((await server.call(stepUp, {}, { as: token })).status).toBe(422)
    expect((await server.call(stepUp, { id_token: 'U1' }, { as: token })).error).toBe(0)
    expect((await moves(malee, token)).error).toBe(0)
  })

  it('a call that carries the password asks for no second one', async () => {
    const malee = await rich()
    const token = await signedIn(malee)
    server.clock.advance(FRESH_LIFE)
    const account = { bank_id: 1, bank_account_name: 'Malee Dee', bank_account_no: '1234567890' }
    const wrong = await server.call(
      updateSubBankAccount,
      { ...account, password: 'a-guess-1234' },
      { as: token },
    )
    expect(wrong.message).toBe(say.passwordWrong)
    const right = await server.call(
      updateSubBankAccount,
      { ...account, password: malee.password },
      { as: token },
    )
    expect(right.status).toBe(200)
    // It proved itself only.
    expect((await moves(malee, token)).error).toBe(errorCode.stepUp)
  })
})

describe('LOGIN-8 what shows that the member is there', () => {
  it('not what a page asks by itself', async () => {
    const malee = await rich()
    const token = await signedIn(malee)
    for (let n = 0; n < 31; n++) {
      server.clock.advance(minute)
      await server.call(getWallets, {}, { as: token })
      await server.call(getInbox, {}, { as: token })
    }
    expect((await moves(malee, token)).error).toBe(errorCode.stepUp)
  })

  it('their writes do, and a touch in between', async () => {
    const malee = await rich()
    const token = await signedIn(malee)
    server.clock.advance(20 * minute)
    await server.call(redeemCoupon, { code: 'NOTHING' }, { as: token })
    server.clock.advance(20 * minute)
    expect((await server.call(touch, {}, { as: token })).error).toBe(0)
    server.clock.advance(20 * minute)
    expect((await moves(malee, token)).error).toBe(0)
  })

  it('a touch that comes too late revives nothing', async () => {
    const malee = await rich()
    const token = await signedIn(malee)
    server.clock.advance(FRESH_LIFE)
    await server.call(touch, {}, { as: token })
    expect((await moves(malee, token)).error).toBe(errorCode.stepUp)
  })

  it('on this device only', async () => {
    const malee = await rich()
    const [left, here] = [await signedIn(malee), await signedIn(malee)]
    server.clock.advance(FRESH_LIFE)
    await server.call(stepUp, { password: malee.password }, { as: here })
    expect((await moves(malee, left)).error).toBe(errorCode.stepUp)
    const new_ = await openSession(server.db, { memberId: malee.id, now: server.clock.now() })
    expect((await moves(malee, new_)).error).toBe(0)
  })
})
