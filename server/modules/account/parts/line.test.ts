import { beforeEach, describe, expect, it } from 'vitest'
import { getProfile, linkLine, unlinkLine } from '#contracts/account.ts'
import { lineSignIn, linkByOtp, requestOtp, verifyOtp } from '#contracts/auth.ts'
import { minute } from '../../../kit/clock.ts'
import { type LineClient, type LineIdentity, LineRefused } from '../../../kit/services/line.ts'
import { accountMessages as say } from '../../../strings/account.ts'
import { authMessages } from '../../../strings/auth.ts'
import { testServer } from '../../../testing/hooks.ts'
import { TEST_AGENT as agent_code } from '../../../testing/people.ts'
import { sentCode } from '../../../testing/scenes/registration.ts'
import { authHandlers } from '../../auth/handlers.ts'
import { accountHandlers } from '../handlers.ts'

/** An ID token here is the person's sub, whether it came by the web's code or from LIFF. */
const withdrawn: string[] = []
const line: LineClient = {
  exchange: async ({ code }) => code,
  verify: async ({ idToken }): Promise<LineIdentity> => ({
    sub: idToken,
    name: 'Ploy',
    picture: 'https://p/',
  }),
  deauthorize: async ({ sub, accessToken }) => {
    if (accessToken !== `access of ${sub}`) throw new LineRefused('no')
    withdrawn.push(sub)
  },
}
const server = testServer({
  handlers: { ...authHandlers, ...accountHandlers },
  services: { line },
  config: { publicOrigin: 'https://site.example' },
  ease: 100,
})
const web = (sub: string) => ({
  code: sub,
  code_verifier: 'v',
  nonce: 'n',
  redirect_uri: 'https://site.example/',
})
const enter = (proof: object) => server.call(lineSignIn, { agent_code, ...proof })
const ticket = async (sub: string) => (await enter({ id_token: sub })).data.link_token!

beforeEach(() => void (withdrawn.length = 0))

describe('ENV-8 the LINE account of who is signed in', () => {
  it('linked on the web, the same person in LIFF is the same member', async () => {
    const malee = await server.member({ username: 'malee' })
    const linked = await server.call(linkLine, { password: malee.password, ...web('U1') }, { as: malee })
    expect(linked.data).toEqual({
      display_name: 'Ploy',
      picture_url: 'https://p/',
      linked_at: server.clock.now(),
    })
    const inLiff = await enter({ id_token: 'U1' })
    const onWeb = await enter(web('U1'))
    for (const answer of [inLiff, onWeb]) {
      expect(answer.data.status).toBe('signed_in')
      const { data } = await server.call(getProfile, {}, { as: String(answer.body.access_token) })
      expect(data).toMatchObject({ username: 'malee', line: { display_name: 'Ploy' } })
    }
  })

  it('belongs to one member only, and a member has one', async () => {
    const [malee, other] = [await server.member(), await server.member()]
    await server.call(linkLine, { password: malee.password, id_token: 'U1' }, { as: malee })
    expect(
      await server.call(linkLine, { password: other.password, id_token: 'U1' }, { as: other }),
    ).toMatchObject({
      error: 1,
      message: authMessages.linkTaken,
    })
    expect(
      await server.call(linkLine, { password: malee.password, id_token: 'U2' }, { as: malee }),
    ).toMatchObject({
      error: 1,
      message: authMessages.linkHasOther,
    })
  })

  it('needs a proof', async () => {
    const malee = await server.member()
    expect((await server.call(linkLine, { password: malee.password }, { as: malee })).status).toBe(422)
  })
})

describe('ENV-8 unlinking', () => {
  it('needs the password; then LINE no longer signs in, and the consent is withdrawn', async () => {
    const malee = await server.member()
    await server.call(linkLine, { password: malee.password, id_token: 'U1' }, { as: malee })
    const wrong = await server.call(unlinkLine, { password: 'another-1234' }, { as: malee })
    expect(wrong).toMatchObject({ error: 1, message: say.passwordWrong })
    expect((await enter({ id_token: 'U1' })).data.status).toBe('signed_in')
    const input = { password: malee.password, line_access_token: 'access of U1' }
    expect((await server.call(unlinkLine, input, { as: malee })).data).toEqual({ deauthorized: true })
    expect(withdrawn).toEqual(['U1'])
    expect((await enter({ id_token: 'U1' })).data.status).toBe('unlinked')
  })

  it.each([
    ['without a token of LINE', undefined],
    ['with somebody else’s', 'access of U2'],
  ])('%s our link ends all the same, and says what is left to do', async (_, line_access_token) => {
    const malee = await server.member()
    await server.call(linkLine, { password: malee.password, id_token: 'U1' }, { as: malee })
    const input = { password: malee.password, line_access_token }
    expect((await server.call(unlinkLine, input, { as: malee })).data).toEqual({ deauthorized: false })
    expect((await server.call(unlinkLine, input, { as: malee })).message).toBe(say.lineNotLinked)
  })
})

describe('ENV-8 linking by a code instead of the password', () => {
  const proved = async (mobile: string) => {
    const { ref: otp_ref, code: otp_code } = await sentCode(server, mobile, 'link')
    const input = { username: '', mobile, otp_code, otp_ref, type: 'link' as const, agent_code }
    return (await server.call(verifyOtp, input)).data.otp_token
  }
  const link = (mobile: string, otp_token: string, link_token: string) =>
    server.call(linkByOtp, { mobile, otp_token, link_token, agent_code })

  it('signs in and ties the two together; the number is proved by it', async () => {
    const malee = await server.member()
    const answer = await link(malee.mobile, await proved(malee.mobile), await ticket('U1'))
    expect(answer).toMatchObject({ status: 200, error: 0 })
    const { data } = await server.call(getProfile, {}, { as: String(answer.body.access_token) })
    expect(data).toMatchObject({ username: malee.username, mobile_verified: true })
    expect((await enter({ id_token: 'U1' })).data.status).toBe('signed_in')
  })

  it('a used ticket signs nobody in, and leaves the code’s proof good', async () => {
    const malee = await server.member()
    const token = await proved(malee.mobile)
    const refused = await link(malee.mobile, token, 'made-up')
    expect(refused).toMatchObject({ error: 1, message: authMessages.linkExpired })
    expect(refused.body.access_token).toBeUndefined()
    expect(await link(malee.mobile, token, await ticket('U1'))).toMatchObject({ error: 0 })
  })

  it('a proof is for its number and purpose, and a suspended member is told', async () => {
    const [malee, other] = [await server.member(), await server.member({ status: 'suspended' })]
    const token = await proved(malee.mobile)
    expect((await link(other.mobile, token, await ticket('U1'))).message).toBe(authMessages.otpTokenBad)
    expect((await link(other.mobile, await proved(other.mobile), await ticket('U1'))).message).toBe(
      authMessages.suspended,
    )
    server.clock.advance(2 * minute)
    const { ref: otp_ref, code: otp_code } = await sentCode(server, malee.mobile, 'reset_password')
    const input = { username: '', mobile: malee.mobile, otp_code, otp_ref, agent_code }
    const ofReset = await server.call(verifyOtp, { ...input, type: 'reset_password' })
    expect((await link(malee.mobile, ofReset.data.otp_token, await ticket('U1'))).message).toBe(
      authMessages.otpTokenBad,
    )
  })

  it('asking tells nobody whether the number has an account', async () => {
    const malee = await server.member()
    const asked = []
    for (const mobile of [malee.mobile, '0819999999']) {
      const { status, message, data } = await server.call(requestOtp, {
        username: '',
        mobile,
        type: 'link',
        agent_code,
      })
      asked.push([status, message, data.resend_in, data.expires_in, data.otp_ref.length])
    }
    expect(asked[0]).toEqual(asked[1])
    expect(server.messages.map(({ to }) => to)).toEqual([malee.mobile])
  })
})
