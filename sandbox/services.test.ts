import { describe, expect, it, vi } from 'vitest'
import { login, requestOtp } from '#contracts/auth.ts'
import { sandboxMessages } from '#server/db/schema/sandbox.ts'
import { systemClock } from '#server/kit/clock.ts'
import { authHandlers } from '#server/modules/auth/handlers.ts'
import { errors } from '#server/strings/errors.ts'
import { testServer } from '#server/testing/hooks.ts'
import { TEST_AGENT as agent_code } from '#server/testing/people.ts'
import { readConfig } from '#server/config.ts'
import { latestMessages } from './inbox/messages.ts'
import { MOBILE_OTP_FAILS, MOBILE_OTP_SLOW, SLOW_MS, USERNAME_BREAKS, USERNAME_SLOW } from './sentinels.ts'
import { sandboxServices } from './services.ts'

const pause = vi.fn(async () => {})
const server = testServer({
  handlers: authHandlers,
  services: sandboxServices(readConfig({ SANDBOX: '1' }), systemClock, undefined, pause),
})
const otp = (mobile: string) =>
  server.call(requestOtp, { username: '', mobile, type: 'register', agent_code })

describe('sentinels', () => {
  it('a message that cannot be sent', async () => {
    expect(await otp(MOBILE_OTP_FAILS)).toMatchObject({ error: 1, message: errors.smsUnavailable })
    expect(await server.db.select().from(sandboxMessages)).toEqual([])
  })

  it('a slow code, and a slow sign-in', async () => {
    pause.mockClear()
    expect(await otp(MOBILE_OTP_SLOW)).toMatchObject({ error: 0 })
    const { password } = await server.member({ username: USERNAME_SLOW })
    expect(await server.call(login, { username: USERNAME_SLOW, password, agent_code })).toMatchObject({
      error: 0,
    })
    expect(pause.mock.calls).toEqual([[SLOW_MS], [SLOW_MS]])
  })

  it('a sign-in at which the server fails', async () => {
    const answer = await server.call(login, {
      username: USERNAME_BREAKS,
      password: 'any-password',
      agent_code,
    })
    expect(answer).toMatchObject({ status: 500, message: errors.internal })
  })
})

describe('REG-3 the inbox', () => {
  it('has what was sent, newest first, with its code', async () => {
    await otp('0810000098')
    await otp('0810000099')
    const messages = await latestMessages(server.db, 10)
    expect(messages.map((message) => message.to)).toEqual(['0810000099', '0810000098'])
    expect(messages[0]?.text).toContain(messages[0]?.code)
    expect(await latestMessages(server.db, 1)).toHaveLength(1)
  })
})
