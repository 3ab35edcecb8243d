import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { getUserInfo, login, register } from '#contracts/auth.ts'
import { getOperation } from '#contracts/operations.ts'
import { getPoints, getWallets } from '#contracts/member.ts'
import { agents, agentSettings } from '../../../db/schema/agent.ts'
import { linkTokens } from '../../../db/schema/identity.ts'
import { members } from '../../../db/schema/member.ts'
import { operations } from '../../../db/schema/operations.ts'
import { minute } from '../../../kit/clock.ts'
import { hashToken } from '../../../kit/identity/tokens.ts'
import { totalOf } from '../../../ledger/accounts.ts'
import { authMessages as say } from '../../../strings/auth.ts'
import { testServer } from '../../../testing/hooks.ts'
import { TEST_AGENT as agent_code } from '../../../testing/people.ts'
import { MOBILE, otpToken, wish, withBank } from '../../../testing/scenes/registration.ts'

const server = testServer({ ease: 100 })
const byBank = () => server.db.update(agents).set({ registerType: 2 })
const count = async () => (await server.db.select().from(members)).length

async function enter(username: string, password: string) {
  const answer = await server.call(login, { username, password, agent_code })
  return String(answer.body.access_token)
}

describe('REG-3 by SMS', () => {
  it('creates a member who can sign in, with an empty main wallet, no points and a referral code', async () => {
    const answer = await server.call(register, wish({ otp_token: await otpToken(server) }))
    expect(answer).toMatchObject({
      status: 200,
      error: 0,
      data: { username: 'somsri', password: 'sunny-kite-42' },
    })
    const as = await enter('somsri', 'sunny-kite-42')
    const { data } = await server.call(getUserInfo, {}, { as })
    expect(data).toMatchObject({
      agent_code,
      bank_accounts: [],
      user: { username: 'somsri', mobile: MOBILE, vip_level: 0 },
    })
    expect(data.user.affiliate_code).toMatch(/^[A-Z2-9]{6}$/)
    const wallets = (await server.call(getWallets, {}, { as })).data
    expect(wallets).toMatchObject([{ balance: 0, wallet_type_id: 1, can_deposit: true, category: 'all' }])
    expect((await server.call(getPoints, {}, { as })).data.point).toBe(0)
    expect(await totalOf(server.db)).toBe(0)
  })

  it.each([
    ['no token', async () => ''],
    ["another number's token", () => otpToken(server, '0810008888')],
    ['a made-up token', async () => 'x'.repeat(43)],
  ])('is refused with %s', async (_, token) => {
    const answer = await server.call(register, wish({ otp_token: await token() }))
    expect(answer).toMatchObject({ status: 200, error: 1, message: say.otpTokenBad })
    expect(await count()).toBe(0)
  })

  it('the token is good once and for half an hour', async () => {
    const otp_token = await otpToken(server)
    await server.call(register, wish({ otp_token }))
    const again = await server.call(register, wish({ otp_token, username: 'other' }))
    expect(again).toMatchObject({ error: 1, message: say.mobileTaken })
    const late = await otpToken(server, '0810008888')
    server.clock.advance(30 * minute)
    const tooLate = await server.call(
      register,
      wish({ otp_token: late, mobile: '0810008888', username: 'other' }),
    )
    expect(tooLate).toMatchObject({ error: 1, message: say.otpTokenBad })
  })

  it('a refused registration leaves the token good for the next', async () => {
    const otp_token = await otpToken(server)
    await server.member({ username: 'somsri' })
    expect(await server.call(register, wish({ otp_token }))).toMatchObject({ message: say.usernameTaken })
    expect(await server.call(register, wish({ otp_token, username: 'somsri2' }))).toMatchObject({ error: 0 })
  })
})

describe('REG-3 with a bank account', () => {
  beforeEach(byBank)

  it('needs no code; the account is stored as digits', async () => {
    expect(await server.call(register, withBank())).toMatchObject({ error: 0 })
    const { data } = await server.call(getUserInfo, {}, { as: await enter(MOBILE, 'sunny-kite-42') })
    expect(data.bank_accounts).toMatchObject([
      { bank_id: 4, bank_account_name: 'Somsri Jaidee', bank_account_no: '0000123456' },
    ])
  })

  it('one account belongs to one member', async () => {
    await server.call(register, withBank())
    const other = { username: 'other', mobile: '0810008888', bank_account_no: '0000123456' }
    expect(await server.call(register, withBank(other))).toMatchObject({
      error: 1,
      message: say.accountTaken,
    })
    expect(await server.call(register, withBank({ ...other, bank_id: 1 }))).toMatchObject({ error: 0 })
  })

  it('says everything that is wrong beside its field', async () => {
    const answer = await server.call(register, wish({ password: '12345678', know_us_id: 8 }))
    expect(answer.status).toBe(422)
    const { fields } = answer.body.data as { fields: object }
    expect(Object.keys(fields).sort()).toEqual([
      'bank_account_name',
      'bank_account_no',
      'bank_id',
      'know_us_id',
      'password',
    ])
  })
})

describe('registering', () => {
  beforeEach(byBank)

  it('REG-3 username mode other than 1: the platform makes one', async () => {
    await server.db.update(agentSettings).set({ val: '2' })
    const { data } = await server.call(register, withBank({ username: '' }))
    expect(data.username).toMatch(/^cd\d{8}$/)
    expect(await enter(data.username, data.password)).not.toBe('undefined')
  })

  it('REG-2 a referral code ties the member to who gave it, and must exist', async () => {
    expect(await server.call(register, withBank({ affiliate_code: 'NOBODY' }))).toMatchObject({
      message: say.referralUnknown,
    })
    const malee = await server.member({ username: 'malee' })
    await server.db.update(members).set({ affiliateCode: 'A7K2P9' }).where(eq(members.id, malee.id))
    await server.call(register, withBank({ affiliate_code: 'a7k2p9' }))
    const [row] = await server.db.select().from(members).where(eq(members.username, 'somsri'))
    expect(row?.referredBy).toBe(malee.id)
  })

  it('exactly once: a repetition is answered as the first was, password and all, and stored sealed', async () => {
    const key = 'a-key-of-a-registration'
    const first = await server.call(register, withBank(), { key })
    const again = await server.call(register, withBank(), { key })
    expect(again.text).toBe(first.text)
    expect(await count()).toBe(1)
    const asked = await server.call(getOperation, { key })
    expect(asked.data).toMatchObject({ state: 'done', reply: { data: { username: 'somsri' } } })
    expect(JSON.stringify(await server.db.select().from(operations))).not.toContain('sunny-kite-42')
  })

  it('two at once for one number make one member', async () => {
    const tries = ['one1', 'two2', 'three3'].map((username, n) =>
      server.call(register, withBank({ username, bank_account_no: `000000000${n}` })),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter((answer) => answer.error === 0)).toHaveLength(1)
    expect(answers.filter((answer) => answer.message === say.mobileTaken)).toHaveLength(2)
    expect(await count()).toBe(1)
  })

  it('keeps passwords as hashes only', async () => {
    await server.call(register, withBank())
    const [row] = await server.db.select().from(members)
    expect(row?.passwordHash).toMatch(/^scrypt\$/)
  })

  it('ENV-8 a LINE ticket links the account; one that is too old refuses and creates nobody', async () => {
    const ticket = (token: string, expiresAt: number) =>
      server.db.insert(linkTokens).values({
        tokenHash: hashToken(token),
        sub: `U${token}`,
        createdAt: server.clock.now(),
        expiresAt,
      })
    await ticket('old', server.clock.now())
    expect(await server.call(register, withBank({ link_token: 'old' }))).toMatchObject({
      message: say.linkExpired,
    })
    expect(await count()).toBe(0)
    await ticket('good', server.clock.now() + 1)
    await server.call(register, withBank({ link_token: 'good' }))
    const { data } = await server.call(getUserInfo, {}, { as: await enter('somsri', 'sunny-kite-42') })
    expect(data.user.line_linked).toBe(true)
  })
})
