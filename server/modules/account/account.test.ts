import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  changePassword,
  getProfile,
  getSessions,
  linkLine,
  revokeSessions,
  setPreferences,
  unlinkLine,
  updateSubBankAccount,
} from '#contracts/account.ts'
import { getUserInfo, login } from '#contracts/auth.ts'
import { errorCode } from '#contracts/errors.ts'
import { memberBankAccounts, members } from '../../db/schema/member.ts'
import { day, minute } from '../../kit/clock.ts'
import { FRESH_LIFE, openSession } from '../../kit/identity/sessions.ts'
import { accountMessages as say } from '../../strings/account.ts'
import { authMessages } from '../../strings/auth.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT as agent_code } from '../../testing/people.ts'
import { authHandlers } from '../auth/handlers.ts'
import { accountHandlers } from './handlers.ts'

const server = testServer({ handlers: { ...authHandlers, ...accountHandlers }, ease: 100 })
const signIn = async (username: string, password: string, userAgent = '') => {
  const headers = { 'user-agent': userAgent }
  const answer = await server.call(login, { username, password, agent_code }, { headers })
  return { answer, token: String(answer.body.access_token) }
}
const fieldsOf = (answer: { body: Record<string, unknown> }) =>
  Object.keys((answer.body.data as { fields?: object } | null)?.fields ?? {})
const isSignedIn = async (token: string) => (await server.call(getUserInfo, {}, { as: token })).status === 200

describe('LOGIN-7 every call of the profile', () => {
  it.each([
    [changePassword, { old_password: 'x', new_password: 'sunny-kite-42' }],
    [
      updateSubBankAccount,
      { bank_id: 1, bank_account_name: 'x', bank_account_no: '0000000000', password: 'x' },
    ],
    [getProfile, {}],
    [setPreferences, { notify_by_line: true }],
    [getSessions, {}],
    [revokeSessions, {}],
    [linkLine, { id_token: 'x', password: 'x' }],
    [unlinkLine, { password: 'x' }],
  ])('$0.name needs a session', async (endpoint, input) => {
    expect((await server.call(endpoint, input as never)).status).toBe(401)
  })
})

describe('LOGIN-7 change_password', () => {
  const change = (as: { token: string }, old_password: string, new_password: string, keep_others?: boolean) =>
    server.call(changePassword, { old_password, new_password, keep_others }, { as })

  it('lets in by the new one only, and signs every other device out', async () => {
    const malee = await server.member({ username: 'malee' })
    const phone = await signIn('malee', malee.password)
    expect(await change(malee, malee.password, 'sunny-kite-42')).toMatchObject({ error: 0 })
    expect(await isSignedIn(malee.token)).toBe(true)
    expect(await isSignedIn(phone.token)).toBe(false)
    expect((await signIn('malee', malee.password)).answer.message).toBe(authMessages.wrongLogin)
    expect((await signIn('malee', 'sunny-kite-42')).answer.error).toBe(0)
  })

  it('leaves them signed in when asked to', async () => {
    const malee = await server.member({ username: 'malee' })
    const phone = await signIn('malee', malee.password)
    await change(malee, malee.password, 'sunny-kite-42', true)
    expect(await isSignedIn(phone.token)).toBe(true)
  })

  it('refuses a wrong old one beside its field, and changes nothing', async () => {
    const malee = await server.member({ username: 'malee' })
    const answer = await change(malee, 'another-1234', 'sunny-kite-42')
    expect(answer).toMatchObject({ status: 200, error: 1, message: say.passwordWrong })
    expect(fieldsOf(answer)).toEqual(['old_password'])
    expect((await signIn('malee', malee.password)).answer.error).toBe(0)
  })

  it.each([
    ['the old one again', 'password-1234', say.passwordSame],
    ['one that everybody tries', '12345678', authMessages.passwordEasy],
    ['the name', 'malee1990', authMessages.passwordIsName],
  ])('refuses %s', async (_, password, sentence) => {
    const malee = await server.member({ username: 'malee1990' })
    const answer = await change(malee, malee.password, password)
    expect(answer.status).toBe(422)
    expect((answer.body.data as { fields: object }).fields).toEqual({ new_password: sentence })
  })

  it('ten wrong ones make one wait, a good one is no try', async () => {
    const malee = await server.member()
    for (let n = 0; n < 10; n++) await change(malee, 'another-1234', 'sunny-kite-42')
    expect((await change(malee, malee.password, 'sunny-kite-42')).status).toBe(429)
    server.clock.advance(15 * minute)
    expect(await change(malee, malee.password, 'sunny-kite-42')).toMatchObject({ error: 0 })
  })
})

describe('LOGIN-7 update_sub_bank_account', () => {
  const give = (as: { token: string; password: string }, change: object = {}) =>
    server.call(
      updateSubBankAccount,
      {
        bank_id: 5,
        bank_account_name: 'นรินทร์ ใจดี',
        bank_account_no: '0000003064',
        password: as.password,
        ...change,
      },
      { as },
    )
  const withMain = async () => {
    const narin = await server.member()
    await server.db.insert(memberBankAccounts).values({
      memberId: narin.id,
      bankId: 4,
      bankAccountName: 'นรินทร์ ใจดี',
      bankAccountNo: '0000004821',
      createdAt: server.clock.now(),
    })
    return narin
  }

  it('PAY-1 the first account of a member becomes the main one at once', async () => {
    const malee = await server.member()
    expect((await give(malee)).data).toMatchObject({ status: 'main', bank_account_no: '0000003064' })
    expect((await server.call(getUserInfo, {}, { as: malee })).data.bank_accounts).toHaveLength(1)
    expect((await server.call(getProfile, {}, { as: malee })).data.full_name).toBe('นรินทร์ ใจดี')
  })

  it('PAY-1 without the password: of who is at hand, and what is not first still waits or is refused', async () => {
    const malee = await server.member()
    const none = { password: undefined }
    expect((await give(malee, none)).data).toMatchObject({ status: 'main' })
    const thief = { ...none, bank_account_no: '0000003066', bank_account_name: 'โจร ใจร้าย' }
    expect(await give(malee, thief)).toMatchObject({ error: 1, message: say.nameDiffers })
    const own = await give(malee, { ...none, bank_account_no: '0000003067' })
    expect(own.data.status).toBe('pending')
    const { id: memberId } = await server.member()
    const token = await openSession(server.db, { memberId, now: server.clock.now() })
    const left = { token, password: '' }
    server.clock.advance(FRESH_LIFE)
    expect(await give(left, { ...thief, bank_account_no: '0000003068' })).toMatchObject({
      status: 403,
      error: errorCode.stepUp,
    })
    expect((await server.call(getUserInfo, {}, { as: left })).data.bank_accounts).toEqual([])
  })

  it('a second one in the same name waits for a check and is not yet good for money', async () => {
    const narin = await withMain()
    expect((await give(narin, { bank_account_name: 'นายนรินทร์  ใจดี' })).data.status).toBe('pending')
    const { data } = await server.call(getProfile, {}, { as: narin })
    expect(data.bank_accounts.map(({ status }) => status)).toEqual(['main', 'pending'])
    expect((await server.call(getUserInfo, {}, { as: narin })).data.bank_accounts).toHaveLength(1)
  })

  it('in another name is refused beside the name', async () => {
    const answer = await give(await withMain(), { bank_account_name: 'มาลี สุขใจ' })
    expect(answer).toMatchObject({ status: 200, error: 1, message: say.nameDiffers })
    expect(fieldsOf(answer)).toEqual(['bank_account_name'])
  })

  it('is replaced in place, once a day', async () => {
    const narin = await withMain()
    const first = await give(narin)
    expect(await give(narin, { bank_account_no: '0000003065' })).toMatchObject({
      error: 1,
      message: say.accountTooSoon,
    })
    server.clock.advance(1 * day)
    const second = await give(narin, { bank_account_no: '0000003065' })
    expect(second.data).toEqual({ ...first.data, bank_account_no: '0000003065' })
  })

  it('a refused one is put right at once, and waits again without the old note', async () => {
    const narin = await withMain()
    const { id } = (await give(narin)).data
    await server.db
      .update(memberBankAccounts)
      .set({ status: 'refused', note: 'no such account' })
      .where(eq(memberBankAccounts.id, id))
    expect((await give(narin, { bank_account_no: '0000003066' })).data).toMatchObject({
      status: 'pending',
      note: '',
    })
  })

  it('refuses the own main account again, and one of somebody else', async () => {
    const narin = await withMain()
    const own = await give(narin, { bank_id: 4, bank_account_no: '0000004821' })
    expect(own).toMatchObject({ error: 1, message: say.accountSame })
    const other = await give(await server.member(), { bank_id: 4, bank_account_no: '0000004821' })
    expect(other).toMatchObject({ error: 1, message: authMessages.accountTaken })
    expect(fieldsOf(other)).toEqual(['bank_account_no'])
  })

  it('two at once give one second account', async () => {
    const narin = await withMain()
    const answers = await Promise.all([give(narin), give(narin, { bank_account_no: '0000003070' })])
    expect(answers.map(({ error }) => error).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect((await server.call(getProfile, {}, { as: narin })).data.bank_accounts).toHaveLength(2)
  })

  it('needs the password, and a bank that there is', async () => {
    const narin = await withMain()
    expect(fieldsOf(await give(narin, { password: 'another-1234' }))).toEqual(['password'])
    const unknown = await give(narin, { bank_id: 999 })
    expect(unknown.status).toBe(422)
    expect(fieldsOf(unknown)).toEqual(['bank_id'])
  })
})

describe('EXTRA-9 profile', () => {
  it('tells what is on file, and nothing that is not', async () => {
    const malee = await server.member({ username: 'malee', vipLevel: 1 })
    await server.db
      .update(members)
      .set({ referredBy: malee.id })
      .where(eq(members.id, (await server.member()).id))
    const { data } = await server.call(getProfile, {}, { as: malee })
    expect(data).toMatchObject({
      username: 'malee',
      full_name: '',
      mobile: malee.mobile,
      mobile_verified: false,
      birthday: '1990-01-01',
      vip_level: 1,
      member_since: server.clock.now(),
      friends: 1,
      bank_accounts: [],
      notify_by_line: true,
    })
    expect(data.line ?? null).toBeNull()
  })

  it('keeps what news are wanted', async () => {
    const malee = await server.member()
    await server.call(setPreferences, { notify_by_line: false }, { as: malee })
    expect((await server.call(getProfile, {}, { as: malee })).data.notify_by_line).toBe(false)
  })
})

describe('LOGIN-7 devices', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36'
  const list = async (as: { token: string }) => (await server.call(getSessions, {}, { as })).data

  it('lists those that are signed in, this one first', async () => {
    const malee = await server.member({ username: 'malee' })
    server.clock.advance(5 * minute)
    await signIn('malee', malee.password, chrome)
    expect((await list(malee)).map(({ device, current }) => [device, current])).toEqual([
      ['', true],
      ['Windows · Chrome', false],
    ])
  })

  it('leaves out what ended by itself', async () => {
    const malee = await server.member({ username: 'malee' })
    server.clock.advance(8 * day)
    const { token } = await signIn('malee', malee.password, chrome)
    expect(await list({ token })).toHaveLength(1)
  })

  it('signs one out, or every other', async () => {
    const malee = await server.member({ username: 'malee' })
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map(async () => (await signIn('malee', malee.password)).token),
    )
    const [, other] = await list({ token: one! })
    const revoke = (session_id?: string) => server.call(revokeSessions, { session_id }, { as: one })
    expect((await revoke(other!.id)).data).toEqual({ revoked: 1 })
    expect((await revoke()).data).toEqual({ revoked: 2 })
    expect(await Promise.all([one!, two!, three!, malee.token].map(isSignedIn))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('somebody else’s is not there', async () => {
    const malee = await server.member()
    const other = await server.member()
    const [session] = await list(other)
    const answer = await server.call(revokeSessions, { session_id: session!.id }, { as: malee })
    expect(answer.status).toBe(404)
    expect(await isSignedIn(other.token)).toBe(true)
  })
})
