import { describe, expect, it, vi } from 'vitest'
import { resetPassword, resetPasswordV2 } from '#contracts/account.ts'
import { getUserInfo, login, requestOtp, verifyOtp } from '#contracts/auth.ts'
import { refuse } from '../../../kit/errors.ts'
import { minute } from '../../../kit/clock.ts'
import { authMessages as say } from '../../../strings/auth.ts'
import { testServer } from '../../../testing/hooks.ts'
import { TEST_AGENT as agent_code } from '../../../testing/people.ts'
import { sentCode } from '../../../testing/scenes/registration.ts'
import { openTestServer } from '../../../testing/test-server.ts'
import { authHandlers } from '../../auth/handlers.ts'
import { accountHandlers } from '../handlers.ts'

const handlers = { ...authHandlers, ...accountHandlers }
const server = testServer({ handlers, ease: 100 })
const NOBODY = '0819999999'
const type = 'reset_password'

async function tokenFor(mobile: string): Promise<string> {
  const { ref: otp_ref, code: otp_code } = await sentCode(server, mobile, type)
  return (await server.call(verifyOtp, { username: '', mobile, otp_code, otp_ref, type, agent_code })).data
    .otp_token
}
const reset = (mobile: string, otp_token: string, password = 'sunny-kite-42') =>
  server.call(resetPassword, { mobile, otp_token, password, agent_code })
const resetV2 = (mobile: string, otp_ref: string, otp_code: string, password = 'sunny-kite-42') =>
  server.call(resetPasswordV2, { mobile, otp_ref, otp_code, password, agent_code })
const signIn = async (username: string, password: string) =>
  (await server.call(login, { username, password, agent_code })).error

describe('LOGIN-7 reset_password', () => {
  it('sets the password, signs every device out and is good once', async () => {
    const malee = await server.member()
    const token = await tokenFor(malee.mobile)
    expect(await reset(malee.mobile, token)).toMatchObject({ status: 200, error: 0 })
    expect((await server.call(getUserInfo, {}, { as: malee })).status).toBe(401)
    expect(await signIn(malee.mobile, 'sunny-kite-42')).toBe(0)
    expect(await signIn(malee.mobile, malee.password)).toBe(1)
    expect(await reset(malee.mobile, token, 'other-kite-42')).toMatchObject({ message: say.otpTokenBad })
  })

  it('takes no token of another number, of another purpose, or that ran out', async () => {
    const [malee, other] = [await server.member(), await server.member()]
    const token = await tokenFor(malee.mobile)
    expect(await reset(other.mobile, token)).toMatchObject({ error: 1, message: say.otpTokenBad })
    server.clock.advance(30 * minute)
    expect(await reset(malee.mobile, token)).toMatchObject({ error: 1, message: say.otpTokenBad })
  })

  it('a password that will not do leaves the token good', async () => {
    const malee = await server.member({ username: 'malee1990' })
    const token = await tokenFor(malee.mobile)
    for (const password of ['12345678', malee.mobile, 'malee1990'])
      expect((await reset(malee.mobile, token, password)).status).toBe(422)
    expect(await reset(malee.mobile, token)).toMatchObject({ error: 0 })
  })

  it('works out no hash for who holds no token', async () => {
    const hash = vi.spyOn(server.deps.passwords, 'hash')
    await reset(NOBODY, 'made-up')
    expect(hash).not.toHaveBeenCalled()
    hash.mockRestore()
  })

  it('twenty tries an hour from one address, then a wait', async () => {
    const strict = await openTestServer({ handlers })
    const input = { mobile: NOBODY, otp_token: 'made-up', password: 'sunny-kite-42', agent_code }
    for (let n = 0; n < 20; n++) await strict.call(resetPassword, input)
    expect((await strict.call(resetPassword, input)).status).toBe(429)
    await strict.close()
  })
})

describe('LOGIN-7 reset_password_v2', () => {
  it('takes the code itself, once', async () => {
    const malee = await server.member()
    const { ref, code } = await sentCode(server, malee.mobile, type)
    expect(await resetV2(malee.mobile, ref, code)).toMatchObject({ status: 200, error: 0 })
    expect(await signIn(malee.mobile, 'sunny-kite-42')).toBe(0)
    expect((await server.call(getUserInfo, {}, { as: malee })).status).toBe(401)
    expect(await resetV2(malee.mobile, ref, code)).toMatchObject({ error: 1, message: say.otpWrong })
  })

  it('counts wrong codes: after five the right one is no good either', async () => {
    const malee = await server.member()
    const { ref, code } = await sentCode(server, malee.mobile, type)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let n = 0; n < 4; n++) expect((await resetV2(malee.mobile, ref, wrong)).message).toBe(say.otpWrong)
    expect((await resetV2(malee.mobile, ref, wrong)).message).toBe(say.otpSpent)
    expect((await resetV2(malee.mobile, ref, code)).message).toBe(say.otpSpent)
    expect(await signIn(malee.mobile, malee.password)).toBe(0)
  })
})

describe('LOGIN-7 no hint whether a number has an account', () => {
  it('asking, proving and resetting are answered alike, and only a member gets a message', async () => {
    const malee = await server.member()
    const answers = []
    for (const mobile of [malee.mobile, NOBODY]) {
      const asked = await server.call(requestOtp, { username: '', mobile, type, agent_code })
      const { otp_ref } = asked.data
      const code = { username: '', mobile, otp_code: '000000', otp_ref, type, agent_code } as const
      const proved = await server.call(verifyOtp, code)
      const done = await reset(mobile, 'made-up')
      const second = await resetV2(mobile, otp_ref, '000000')
      const { otp_ref: _, ...rest } = asked.data
      answers.push([asked.status, asked.message, rest, proved.text, done.text, second.text])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(server.messages.map(({ to }) => to)).toEqual([malee.mobile])
  })

  it('a message that cannot be sent is not told either', async () => {
    const sms = { send: () => refuse('no messages today') }
    const without = await openTestServer({ handlers, services: { sms } })
    const { mobile } = await without.member()
    const asked = await without.call(requestOtp, { username: '', mobile, type, agent_code })
    expect(asked).toMatchObject({ status: 200, error: 0 })
    await without.close()
  })
})
