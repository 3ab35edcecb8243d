import { describe, expect, it } from 'vitest'
import { requestOtp, verifyOtp } from '#contracts/auth.ts'
import { otpCodes, otpTokens } from '../../../db/schema/identity.ts'
import { hour, minute, second } from '../../../kit/clock.ts'
import { refuse } from '../../../kit/errors.ts'
import { authMessages as say } from '../../../strings/auth.ts'
import { errors } from '../../../strings/errors.ts'
import { testServer } from '../../../testing/hooks.ts'
import { TEST_AGENT as agent_code } from '../../../testing/people.ts'
import { MOBILE, sentCode } from '../../../testing/scenes/registration.ts'
import { openTestServer } from '../../../testing/test-server.ts'
import { authHandlers } from '../handlers.ts'

const server = testServer({ handlers: authHandlers, ease: 100 })
const verify = (otp_ref: string, otp_code: string, change: object = {}) =>
  server.call(verifyOtp, {
    username: '',
    mobile: MOBILE,
    otp_code,
    otp_ref,
    type: 'register',
    agent_code,
    ...change,
  })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('REG-3 request_otp', () => {
  it('sends six digits with the reference that the page shows', async () => {
    const { answer, ref, code } = await sentCode(server)
    expect(answer.data).toEqual({ otp_ref: ref, resend_in: 60, expires_in: 300 })
    expect(server.messages).toEqual([{ to: MOBILE, text: say.otpSms(code, ref, 5) }])
    expect(code).toMatch(/^\d{6}$/)
  })

  it('stores nothing that could be used by who reads the tables', async () => {
    const { ref, code } = await sentCode(server)
    await verify(ref, code)
    const rows = JSON.stringify([
      await server.db.select().from(otpCodes),
      await server.db.select().from(otpTokens),
    ])
    expect(rows).not.toContain(code)
  })

  it('sends another after a minute, five in an hour, ten in a day', async () => {
    await sentCode(server)
    const again = await server.call(requestOtp, {
      username: '',
      mobile: MOBILE,
      type: 'register',
      agent_code,
    })
    expect(again).toMatchObject({ status: 429, body: { data: { retry_after: 60 } } })
    for (let sent = 1; sent < 5; sent++) {
      server.clock.advance(1 * minute)
      expect((await sentCode(server)).answer.status).toBe(200)
    }
    server.clock.advance(1 * minute)
    expect((await sentCode(server)).answer.status).toBe(429)
    server.clock.advance(1 * hour)
    expect((await sentCode(server)).answer.status).toBe(200)
  })

  it('under the same key tells once more what it has sent, to whoever asks the same, and sends nothing', async () => {
    const wish = { username: '', mobile: MOBILE, type: 'register' as const, agent_code }
    const key = 'lost-answer-000000'
    const first = await server.call(requestOtp, wish, { key })
    server.clock.advance(20 * second)
    const again = await server.call(requestOtp, wish, { key })
    expect(again.data).toEqual(first.data)
    expect(server.messages).toHaveLength(1)
    const code = /\d{6}/.exec(server.messages[0]!.text)![0]
    expect((await verify(again.data.otp_ref, code)).error).toBe(0)
    expect((await server.call(requestOtp, { ...wish, mobile: '0899999999' }, { key })).status).toBe(409)
    expect(server.messages).toHaveLength(1)
  })

  it('two at once under one key are one message; another key is another wish, and too soon', async () => {
    const wish = { username: '', mobile: MOBILE, type: 'register' as const, agent_code }
    const key = 'pressed-twice-00000'
    const both = await Promise.all([1, 2].map(() => server.call(requestOtp, wish, { key })))
    expect(both.map(({ status }) => status).filter((status) => status !== 409)).toContain(200)
    expect(server.messages).toHaveLength(1)
    for (let press = 0; press < 20; press++)
      expect((await server.call(requestOtp, wish, { key: `made-up-key-${press}-00000` })).status).toBe(429)
    expect(server.messages).toHaveLength(1)
  })

  it('is refused for a number that has an account', async () => {
    await server.member({ mobile: MOBILE })
    const { answer } = await sentCode(server)
    expect(answer).toMatchObject({ error: 1, message: say.mobileTaken })
    expect(server.messages).toEqual([])
  })

  it('LOGIN-7 answers alike for a forgotten password, account or not, and sends a code only to an account', async () => {
    await server.member({ mobile: MOBILE })
    const known = await sentCode(server, MOBILE, 'reset_password')
    const unknown = await sentCode(server, '0810008888', 'reset_password')
    expect(server.messages.map((message) => message.to)).toEqual([MOBILE])
    const shape = ({ status, error, message, data }: typeof known.answer) => ({
      status,
      error,
      message,
      keys: Object.keys(data),
    })
    expect(shape(unknown.answer)).toEqual(shape(known.answer))
    const guess = await verify(unknown.ref, '123456', { mobile: '0810008888', type: 'reset_password' })
    expect(guess).toMatchObject({ error: 1, message: say.otpWrong })
  })

  it('a message that cannot be sent leaves no code behind', async () => {
    const broken = await openTestServer({
      handlers: authHandlers,
      services: { sms: { send: () => refuse(errors.smsUnavailable) } },
    })
    const answer = await broken.call(requestOtp, {
      username: '',
      mobile: MOBILE,
      type: 'register',
      agent_code,
    })
    expect(answer).toMatchObject({ error: 1, message: errors.smsUnavailable })
    expect(await broken.db.select().from(otpCodes)).toEqual([])
    await broken.close()
  })
})

describe('REG-3 verify_otp', () => {
  it('trades the right code for a token, once', async () => {
    const { ref, code } = await sentCode(server)
    expect((await verify(ref, code)).data.otp_token).toMatch(/^[\w-]{43}$/)
    expect(await verify(ref, code)).toMatchObject({ error: 1, message: say.otpWrong })
  })

  it('gives five tries, whatever comes after', async () => {
    const { ref, code } = await sentCode(server)
    for (let n = 1; n < 5; n++)
      expect(await verify(ref, wrong(code))).toMatchObject({
        error: 1,
        message: say.otpWrong,
        body: { data: { tries_left: 5 - n } },
      })
    expect(await verify(ref, wrong(code))).toMatchObject({
      error: 1,
      message: say.otpSpent,
      body: { data: { tries_left: 0 } },
    })
    expect(await verify(ref, code)).toMatchObject({ error: 1, message: say.otpSpent })
  })

  it('five tries at once are five tries', async () => {
    const { ref, code } = await sentCode(server)
    await Promise.all(Array.from({ length: 8 }, () => verify(ref, wrong(code))))
    expect(await verify(ref, code)).toMatchObject({ message: say.otpSpent })
    expect((await server.db.select().from(otpCodes))[0]?.attempts).toBe(5)
  })

  it('is too late after five minutes', async () => {
    const { ref, code } = await sentCode(server)
    server.clock.advance(5 * minute - 1 * second)
    expect(await verify(ref, wrong(code))).toMatchObject({ message: say.otpWrong })
    server.clock.advance(1 * second)
    expect(await verify(ref, code)).toMatchObject({ error: 1, message: say.otpExpired })
  })

  it('only the newest code is good', async () => {
    const first = await sentCode(server)
    server.clock.advance(1 * minute)
    const second = await sentCode(server)
    expect(await verify(first.ref, first.code)).toMatchObject({ message: say.otpWrong })
    expect(await verify(second.ref, second.code)).toMatchObject({ error: 0 })
  })

  it.each([
    ['number', { mobile: '0810008888' }],
    ['purpose', { type: 'reset_password' }],
    ['agent', { agent_code: 'other' }],
    ['reference', { otp_ref: 'ZZZZ' }],
  ])('is bound to its %s', async (_, change) => {
    const { ref, code } = await sentCode(server)
    expect(await verify(ref, code, change)).toMatchObject({ error: 1, message: say.otpWrong })
  })
})
