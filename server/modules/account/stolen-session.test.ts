/** Somebody has a member's bearer token. What they can make of it ends when the member sets a new password. */
import { describe, expect, it } from 'vitest'
import {
  getProfile,
  getResetLinks,
  linkLine,
  resetPassword,
  resetPasswordV2,
  stepUp,
} from '#contracts/account.ts'
import { lineSignIn, verifyOtp } from '#contracts/auth.ts'
import { day } from '../../kit/clock.ts'
import type { LineClient } from '../../kit/services/line.ts'
import { accountMessages as say } from '../../strings/account.ts'
import { authMessages } from '../../strings/auth.ts'
import { requestFor } from '../../testing/call.ts'
import { testServer } from '../../testing/hooks.ts'
import { type TestMember, TEST_AGENT as agent_code } from '../../testing/people.ts'
import { sentCode } from '../../testing/scenes/registration.ts'
import { authHandlers } from '../auth/handlers.ts'
import { accountHandlers } from './handlers.ts'

/** LINE's code is good once, as the real one's is. */
const spent = new Set<string>()
const line: LineClient = {
  exchange: async ({ code }) => {
    spent.add(code)
    return code
  },
  verify: async ({ idToken }) => ({ sub: idToken, name: `LINE of ${idToken}`, picture: '' }),
  deauthorize: async () => {},
}
const server = testServer({
  handlers: { ...authHandlers, ...accountHandlers },
  services: { line },
  config: { publicOrigin: 'https://site.example' },
  ease: 100,
})

const type = 'reset_password'
const NEW = 'sunny-kite-42'
const withLine = (sub: string) => server.call(lineSignIn, { agent_code, id_token: sub })
const link = (member: TestMember, sub: string, password = member.password) =>
  server.call(linkLine, { password, id_token: sub }, { as: member.token })

async function tokenFor(mobile: string): Promise<string> {
  const { ref: otp_ref, code: otp_code } = await sentCode(server, mobile, type)
  const proof = { username: '', mobile, otp_code, otp_ref, type, agent_code } as const
  return (await server.call(verifyOtp, proof)).data.otp_token
}
async function reset({ mobile }: TestMember, unlink_line?: boolean) {
  const otp_token = await tokenFor(mobile)
  return server.call(resetPassword, { mobile, otp_token, password: NEW, agent_code, unlink_line })
}

describe('ENV-8 the thief of a session links nothing', () => {
  it('without the password, by whatever proof of LINE', async () => {
    const malee = await server.member()
    const guessed = await link(malee, 'thief', 'a-guess-1234')
    expect(guessed).toMatchObject({ error: 1, message: say.passwordWrong })
    // As the call was before it asked for one.
    for (const encoded of [{ id_token: 'thief' }, { id_token: 'thief', password: '' }]) {
      const answer = await server.app.fetch(requestFor(linkLine, encoded, { as: malee }))
      expect(answer.status).toBe(422)
    }
    expect((await withLine('thief')).data.status).toBe('unlinked')
    expect((await server.call(getProfile, {}, { as: malee })).data.line).toBeNull()
  })

  it('a wrong password does not use LINE’s code up', async () => {
    const malee = await server.member()
    const proof = { code: 'U1', code_verifier: 'v', nonce: 'n', redirect_uri: 'https://site.example/' }
    const wrong = await server.call(linkLine, { password: 'a-guess-1234', ...proof }, { as: malee })
    expect(wrong).toMatchObject({ error: 1, message: say.passwordWrong })
    expect(spent.has('U1')).toBe(false)
    expect((await server.call(linkLine, { password: malee.password, ...proof }, { as: malee })).error).toBe(0)
  })

  it('and guesses ten times in a quarter of an hour', async () => {
    const malee = await server.member()
    for (let n = 0; n < 10; n++) await link(malee, 'thief', `a-guess-${1000 + n}`)
    expect((await link(malee, 'thief')).status).toBe(429)
  })

  it('nor takes their own LINE for the step-up', async () => {
    const malee = await server.member()
    await link(malee, 'malee')
    const answer = await server.call(stepUp, { id_token: 'thief' }, { as: malee })
    expect(answer).toMatchObject({ error: 1, message: say.lineNotYours })
  })
})

describe('LOGIN-7 a reset ends what was linked before it', () => {
  it('linked lately, LINE signs nobody in any more, though the reset said nothing of it', async () => {
    const malee = await server.member()
    await link(malee, 'thief')
    const inside = await withLine('thief')
    expect((await reset(malee)).error).toBe(0)
    expect((await withLine('thief')).data.status).toBe('unlinked')
    const old = await server.call(getProfile, {}, { as: String(inside.body.access_token) })
    expect(old.status).toBe(401)
  })

  it('by the code itself too', async () => {
    const malee = await server.member()
    await link(malee, 'thief')
    const { ref: otp_ref, code: otp_code } = await sentCode(server, malee.mobile, type)
    const wish = { mobile: malee.mobile, otp_ref, otp_code, password: NEW, agent_code }
    expect((await server.call(resetPasswordV2, wish)).error).toBe(0)
    expect((await withLine('thief')).data.status).toBe('unlinked')
  })

  it('says what is linked, and leaves it when the member says that it is theirs', async () => {
    const malee = await server.member()
    await link(malee, 'malee')
    const otp_token = await tokenFor(malee.mobile)
    const { data } = await server.call(getResetLinks, { mobile: malee.mobile, otp_token, agent_code })
    expect(data).toEqual({
      line: { display_name: 'LINE of malee', linked_at: server.clock.now(), recent: true },
    })
    const wish = { mobile: malee.mobile, otp_token, password: NEW, agent_code, unlink_line: false }
    expect((await server.call(resetPassword, wish)).error).toBe(0)
    expect((await withLine('malee')).data.status).toBe('signed_in')
  })

  it('what was linked long ago stays, unless the member says otherwise', async () => {
    const [malee, nid] = [await server.member(), await server.member()]
    await link(malee, 'U1')
    await link(nid, 'U2')
    server.clock.advance(31 * day)
    const otp_token = await tokenFor(nid.mobile)
    const shown = await server.call(getResetLinks, { mobile: nid.mobile, otp_token, agent_code })
    expect(shown.data.line?.recent).toBe(false)
    await reset(malee)
    expect((await withLine('U1')).data.status).toBe('signed_in')
    const wish = { mobile: nid.mobile, otp_token, password: NEW, agent_code, unlink_line: true }
    await server.call(resetPassword, wish)
    expect((await withLine('U2')).data.status).toBe('unlinked')
  })

  it('what is linked is told to nobody without the number’s proof', async () => {
    const malee = await server.member()
    await link(malee, 'malee')
    const other = await server.member()
    const otp_token = await tokenFor(other.mobile)
    for (const mobile of [malee.mobile, '0819999999']) {
      const answer = await server.call(getResetLinks, { mobile, otp_token, agent_code })
      expect(answer).toMatchObject({ error: 1, message: authMessages.otpTokenBad })
    }
  })
})
