import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  changePassword,
  linkLine,
  resetPassword,
  unlinkLine,
  updateSubBankAccount,
} from '#contracts/account.ts'
import { lineSignIn, login, verifyOtp } from '#contracts/auth.ts'
import { inboxItems } from '../../db/schema/rewards.ts'
import { inTransaction } from '../../db/transaction.ts'
import { day, minute } from '../../kit/clock.ts'
import type { LineClient } from '../../kit/services/line.ts'
import { inboxWords as words } from '../../strings/inbox.ts'
import { addBankAccount } from '../../testing/scenes/banks.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT as agent_code, type TestMember } from '../../testing/people.ts'
import { sentCode } from '../../testing/scenes/registration.ts'
import { decideBankAccount } from '../account/check-account.ts'
import { accountHandlers } from '../account/handlers.ts'
import { authHandlers } from '../auth/handlers.ts'

const line: LineClient = {
  exchange: async ({ code }) => code,
  verify: async ({ idToken }) => ({ sub: idToken, name: 'Ploy', picture: '' }),
  deauthorize: async () => {},
}
const server = testServer({
  handlers: { ...accountHandlers, ...authHandlers },
  services: { line },
  ease: 100,
})

/** What a member was told, oldest first. */
const told = async ({ id }: TestMember) => {
  const rows = await server.db
    .select()
    .from(inboxItems)
    .where(eq(inboxItems.memberId, id))
    .orderBy(inboxItems.id)
  return rows.map(({ kind, title, body, link, at }) => ({ kind, title, body, link, at }))
}
const titles = async (of: TestMember) => (await told(of)).map(({ title }) => title)
const now = () => server.clock.now()

describe('LOGIN-7 the way into the account', () => {
  const secured = { kind: 'security', link: '/member/profile?tab=security' }

  it('the password was changed, or set anew', async () => {
    const who = await server.member()
    const wish = { old_password: who.password, new_password: 'another-1234', keep_others: true }
    await server.call(changePassword, wish, { as: who })
    // The old one is no longer right: nothing happened, and nothing is told.
    expect((await server.call(changePassword, wish, { as: who })).error).not.toBe(0)
    expect(await told(who)).toEqual([
      { ...secured, title: words.passwordChanged, body: words.notYou, at: now() },
    ])
    server.clock.advance(minute)
    const { ref: otp_ref, code: otp_code } = await sentCode(server, who.mobile, 'reset_password')
    const proof = {
      username: '',
      mobile: who.mobile,
      otp_ref,
      otp_code,
      type: 'reset_password' as const,
      agent_code,
    }
    const { otp_token } = (await server.call(verifyOtp, proof)).data
    await server.call(resetPassword, { agent_code, mobile: who.mobile, otp_token, password: 'third-1234' })
    expect(await titles(who)).toEqual([words.passwordChanged, words.passwordReset])
  })

  it('a second bank account was looked at', async () => {
    const who = await server.member()
    await addBankAccount(server.db, who.id)
    const wish = {
      bank_id: 1,
      bank_account_name: 'Tester',
      bank_account_no: '1234567890',
      password: who.password,
    }
    const { data } = await server.call(updateSubBankAccount, wish, { as: who })
    expect(data).toMatchObject({ status: 'pending' })
    expect(await told(who)).toEqual([])
    const decide = () =>
      inTransaction(server.db, (tx) => decideBankAccount(tx, data.id, { accepted: true }, now()))
    expect([await decide(), await decide()]).toEqual([true, false])
    expect(await told(who)).toMatchObject([{ kind: 'security', title: words.accountAccepted('7890') }])
  })

  it('ENV-8 LINE was linked, which again is nothing new; and unlinked', async () => {
    const who = await server.member()
    const proof = { password: who.password, id_token: 'U1' }
    for (let n = 0; n < 2; n++) expect((await server.call(linkLine, proof, { as: who })).error).toBe(0)
    await server.call(unlinkLine, { password: who.password }, { as: who })
    expect(await titles(who)).toEqual([words.lineLinked, words.lineUnlinked])
    expect((await server.call(lineSignIn, { agent_code, id_token: 'U1' })).data.status).toBe('unlinked')
  })

  it('a kind of device that the account has not seen', async () => {
    const who = await server.member()
    const from = async (agent: string) => {
      const wish = { agent_code, username: who.username, password: who.password }
      expect((await server.call(login, wish, { headers: { 'user-agent': agent } })).error).toBe(0)
      server.clock.advance(day)
    }
    const windows = (version: number) => `Mozilla/5.0 (Windows NT 10.0) Chrome/${version}.0 Safari/537.36`
    await from(windows(140))
    await from(windows(141))
    await from('')
    expect(await told(who)).toEqual([])
    const phone = 'Mozilla/5.0 (iPhone) Mobile Safari/604.1 Line/15.0'
    await from(phone)
    await from(phone)
    expect(await told(who)).toMatchObject([
      { ...secured, title: words.newDevice('iPhone · LINE'), body: words.newDeviceBody },
    ])
  })
})
