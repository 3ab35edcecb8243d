/** A stranger against one account: what they can take from its member, and what they can learn. Decision 037. */
import { describe, expect, it, vi } from 'vitest'
import { getUserInfo, login, loginByOtp, requestOtp, verifyOtp } from '#contracts/auth.ts'
import { changePassword, resetPassword, resetPasswordV2, revokeSessions } from '#contracts/account.ts'
import { day, hour, minute } from '../../kit/clock.ts'
import { authMessages as say } from '../../strings/auth.ts'
import { errors } from '../../strings/errors.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT as agent_code } from '../../testing/people.ts'
import { accountHandlers } from '../account/handlers.ts'
import { authHandlers } from './handlers.ts'

const server = testServer({ handlers: { ...authHandlers, ...accountHandlers } })

const MOBILE = '0810000001'
const strangers = ['198.51.100.1', '198.51.101.1', '198.51.102.1']
/** Networks that nobody has called from. */
let fresh = 0
const elsewhere = () => `192.0.${2 + Math.floor(++fresh / 250)}.${fresh % 250}`

interface From {
  ip?: string
  cookie?: string
  as?: string
}

const options = ({ ip = elsewhere(), cookie, as }: From) => ({
  ip,
  ...(as && { as }),
  ...(cookie && { headers: { cookie } }),
})
const enter = (password: string, from: From = {}) =>
  server.call(login, { username: 'malee', password, agent_code }, options(from))
const guess = (ip: string) => enter('another-1234', { ip })
const askCode = (from: From, mobile = MOBILE, type: 'login' | 'reset_password' = 'login') =>
  server.call(requestOtp, { username: '', mobile, type, agent_code }, options(from))
const tryCode = (otp_ref: string, otp_code: string, from: From = {}) =>
  server.call(
    verifyOtp,
    { username: '', mobile: MOBILE, otp_code, otp_ref, type: 'login', agent_code },
    options(from),
  )
const lastCode = () => /\b\d{6}\b/.exec(server.messages.at(-1)!.text)![0]
const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')!.split(';')[0]!

/** The number's code, and in. */
async function enterByCode(from: From) {
  const asked = await askCode(from)
  const proved = await tryCode(asked.data.otp_ref, lastCode(), from)
  const input = { mobile: MOBILE, otp_token: proved.data.otp_token, agent_code }
  return server.call(loginByOtp, input, options(from))
}

const works = async (answer: { body: Record<string, unknown> }) => {
  const info = await server.call(getUserInfo, {}, { as: String(answer.body.access_token) })
  expect(info.data.user.username).toBe('malee')
}

describe('a stranger who tries passwords every minute of an hour and burns codes, from three addresses', () => {
  it('keeps the member out of nothing: the known device, and a code in a new network, get in', async () => {
    const malee = await server.member({ username: 'malee', mobile: MOBILE })
    const phone = cookieOf(await enter(malee.password))
    for (let n = 0; n < 60; n++) {
      for (const ip of strangers) {
        await guess(ip)
        if (n % 5 === 0) await askCode({ ip }, MOBILE, n % 2 ? 'login' : 'reset_password')
      }
      if (n % 15 === 14) await works(await enter(malee.password, { cookie: phone }))
      server.clock.advance(1 * minute)
    }
    await works(await enter(malee.password, { cookie: phone }))

    const locked = await enter(malee.password)
    expect(locked).toMatchObject({ status: 429, message: errors.passwordPaused })
    expect(locked.body.data).toMatchObject({ way_past: 'otp' })
    const inside = await enterByCode({ ip: elsewhere() })
    expect(inside).toMatchObject({ status: 200, error: 0 })
    await works(inside)
    // The device that proved itself is a known one from then on.
    await works(await enter(malee.password, { cookie: cookieOf(inside) }))
  })

  it('does not spoil the code that the member is typing', async () => {
    await server.member({ username: 'malee', mobile: MOBILE })
    const mine = await askCode({})
    const code = lastCode()
    for (const ip of strangers) await askCode({ ip })
    expect(server.messages).toHaveLength(4)
    expect(await tryCode(mine.data.otp_ref, code)).toMatchObject({ error: 0 })
  })
})

describe('how often an account can be guessed at', () => {
  /** In any 24 hours, by all strangers together, wherever they call from (decision 037). */
  const MOST = 100
  /** When a password was really compared with malee's. */
  const compared: number[] = []
  const watch = () => {
    compared.length = 0
    return vi.spyOn(server.deps.passwords, 'verify').mockImplementation(async (_, hash) => {
      if (hash !== null) compared.push(server.clock.now())
      return false
    })
  }
  const mostInADay = () =>
    Math.max(0, ...compared.map((from) => compared.filter((at) => at >= from && at < from + day).length))

  it('a thousand networks get no more than a hundred guesses in any day', async () => {
    const { id } = await server.member({ username: 'malee', mobile: MOBILE })
    const phone = await enter('password-1234', { ip: '203.0.113.9' })
    expect(phone.error).toBe(0)
    const spy = watch()
    for (let n = 0; n < 1000; n++) await guess(`10.${n % 4}.${n >> 2}.1`)
    const atOnce = compared.length
    // The windows open with the first try: the worst is to come at the end of one and the beginning of the next.
    for (let passed = 0; passed < 26; passed++) {
      server.clock.advance(1 * hour)
      for (let n = 0; n < 3; n++) await guess(`10.9.${passed}.${n}`)
      await guess('203.0.113.9')
    }
    expect(id).not.toBe('')
    expect(atOnce).toBeGreaterThan(5)
    expect(atOnce).toBeLessThanOrEqual(MOST / 2)
    expect(compared.length).toBeGreaterThan(MOST / 2)
    expect(mostInADay()).toBeLessThanOrEqual(MOST)
    spy.mockRestore()
  }, 180_000)

  it('all at once are counted as one after the other', async () => {
    await server.member({ username: 'malee', mobile: MOBILE })
    const spy = watch()
    await Promise.all(Array.from({ length: 60 }, (_, n) => guess(`10.8.0.${n}`)))
    expect(compared.length).toBeLessThanOrEqual(15)
    spy.mockRestore()
  })

  it('codes sent to a number are few, however many ask, and so are tries at them', async () => {
    await server.member({ username: 'malee', mobile: MOBILE })
    let tried = 0
    for (let n = 0; n < 200; n++) {
      const ip = `10.7.${n}.1`
      const asked = await askCode({ ip })
      if (asked.status !== 200) continue
      for (let again = 0; again < 6; again++)
        if ((await tryCode(asked.data.otp_ref, '000000', { ip })).message === say.otpWrong) tried++
    }
    expect(server.messages).toHaveLength(20)
    expect(tried).toBeGreaterThan(20)
    expect(tried).toBeLessThanOrEqual(40)
  }, 180_000)

  it('a reset with its code is a try as well', async () => {
    await server.member({ username: 'malee', mobile: MOBILE })
    const ip = elsewhere()
    const wish = {
      mobile: MOBILE,
      agent_code,
      password: 'sunny-kite-42',
      otp_ref: 'ZZZZ',
      otp_code: '000000',
    }
    for (let n = 0; n < 10; n++) await server.call(resetPasswordV2, wish, { ip })
    expect(await server.call(resetPasswordV2, wish, { ip })).toMatchObject({ status: 429 })
  })

  it('a known device has its own count, which ends too', async () => {
    const malee = await server.member({ username: 'malee', mobile: MOBILE })
    const cookie = cookieOf(await enter(malee.password))
    for (let n = 0; n < 10; n++) await enter('another-1234', { cookie })
    expect(await enter(malee.password, { cookie })).toMatchObject({ status: 429 })
    expect(await enter(malee.password)).toMatchObject({ error: 0 })
  })
})

describe('codes of the holder', () => {
  const exhaust = async () => {
    for (let n = 0; n < 20; n++) await askCode({ ip: `10.6.0.${n}` })
    expect(await askCode({})).toMatchObject({ status: 429 })
    server.messages.length = 0
  }

  it('have a count of their own on a known device', async () => {
    const malee = await server.member({ username: 'malee', mobile: MOBILE })
    const cookie = cookieOf(await enter(malee.password))
    await exhaust()
    expect(await enterByCode({ cookie })).toMatchObject({ error: 0 })
  })

  it('and with a living session', async () => {
    const { token } = await server.member({ username: 'malee', mobile: MOBILE })
    const other = await server.member({ username: 'other' })
    await exhaust()
    expect(await askCode({ as: other.token })).toMatchObject({ status: 429 })
    expect(await askCode({ as: 'A'.repeat(43) })).toMatchObject({ status: 429 })
    expect(await askCode({ as: token })).toMatchObject({ status: 200, error: 0 })
    expect(server.messages).toHaveLength(1)
  })

  it('and where the member is signed in, beside neighbours who cannot use up more than their own', async () => {
    const malee = await server.member({ username: 'malee', mobile: MOBILE })
    await enter(malee.password, { ip: '203.0.113.9' })
    await exhaust()
    expect(await askCode({ ip: '203.0.113.9' })).toMatchObject({ status: 200 })
  })

  it('tell nobody who has none whether the number has an account', async () => {
    await server.member({ username: 'malee', mobile: MOBILE })
    const [known, unknown] = [await askCode({}), await askCode({}, '0810008888')]
    expect(server.messages).toHaveLength(1)
    expect(Object.keys(unknown.data)).toEqual(Object.keys(known.data))
    const made = { mobile: '0810008888', otp_token: 'x', agent_code }
    expect(await server.call(loginByOtp, made)).toMatchObject({ error: 1, message: say.otpTokenBad })
  })
})

describe('signing in by a code', () => {
  it('takes the proof once, for the sign-in only, and of an active member', async () => {
    const malee = await server.member({ username: 'malee', mobile: MOBILE, status: 'suspended' })
    expect(malee.mobile).toBe(MOBILE)
    const suspended = await enterByCode({})
    expect(suspended).toMatchObject({ error: 1, message: say.suspended })
    expect(suspended.headers.get('set-cookie')).toBeNull()
    server.clock.advance(1 * minute)
    const asked = await askCode({}, MOBILE, 'reset_password')
    const proof = await server.call(verifyOtp, {
      username: '',
      mobile: MOBILE,
      otp_code: lastCode(),
      otp_ref: asked.data.otp_ref,
      type: 'reset_password',
      agent_code,
    })
    const input = { mobile: MOBILE, otp_token: proof.data.otp_token, agent_code }
    expect(await server.call(loginByOtp, input)).toMatchObject({ error: 1, message: say.otpTokenBad })
  })
})

describe('a known device', () => {
  /** Too many have tried: only who shows something gets to the password. */
  const besiege = async () => {
    for (let n = 0; n < 16; n++) await guess(elsewhere())
    expect(await enter('password-1234')).toMatchObject({ status: 429 })
  }
  const device = async (from: From = {}) => enter('password-1234', from)

  it('is a cookie that scripts do not see, for this site’s calls, as a hash in the table', async () => {
    await server.member({ username: 'malee', mobile: MOBILE })
    const cookie = (await device()).headers.get('set-cookie')!
    expect(cookie).toMatch(/^device=[\w-]{43}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict$/)
    const secure = await server.app.fetch(
      new Request('https://localhost/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'malee', password: 'password-1234', agent_code }),
      }),
    )
    expect(secure.headers.get('set-cookie')).toMatch(/; Secure$/)
    const kept = JSON.stringify(await server.db.execute('select * from known_devices'))
    expect(kept).not.toContain(cookie.slice(7, 50))
    expect(JSON.parse(kept).rows).toHaveLength(2)
  })

  it('cannot be made up, and is that of its member only', async () => {
    await server.member({ username: 'malee', mobile: MOBILE })
    const other = await server.member({ username: 'other' })
    const input = { username: 'other', password: other.password, agent_code }
    const theirs = cookieOf(await server.call(login, input, { ip: elsewhere() }))
    await besiege()
    for (const cookie of [theirs, `device=${'A'.repeat(43)}`, 'device=', 'device=1; device=2'])
      expect(await device({ cookie })).toMatchObject({ status: 429 })
  })

  it('put there by somebody else is not taken over', async () => {
    await server.member({ username: 'malee', mobile: MOBILE })
    const other = await server.member({ username: 'other' })
    const input = { username: 'other', password: other.password, agent_code }
    const planted = cookieOf(await server.call(login, input, { ip: elsewhere() }))
    const own = cookieOf(await device({ cookie: planted }))
    expect(own).not.toBe(planted)
    await besiege()
    expect(await device({ cookie: planted })).toMatchObject({ status: 429 })
    expect(await device({ cookie: own })).toMatchObject({ error: 0 })
  })

  it('knows each of the members who share it', async () => {
    const malee = await server.member({ username: 'malee', mobile: MOBILE })
    await server.member({ username: 'other', password: malee.password })
    const first = cookieOf(await device())
    const input = { username: 'other', password: malee.password, agent_code }
    const shared = cookieOf(await server.call(login, input, { headers: { cookie: first } }))
    await besiege()
    const again = await device({ cookie: shared })
    expect(again).toMatchObject({ error: 0 })
    expect(cookieOf(again)).toBe(shared)
  })

  it('is forgotten half a year after the last sign-in there, and beyond ten of a member', async () => {
    await server.member({ username: 'malee', mobile: MOBILE })
    const first = cookieOf(await device())
    server.clock.advance(100 * day)
    const second = cookieOf(await device())
    expect(cookieOf(await device({ cookie: first }))).toBe(first)
    server.clock.advance(100 * day)
    await besiege()
    expect(await device({ cookie: first })).toMatchObject({ error: 0 })
    server.clock.advance(1 * day)
    for (let n = 0; n < 9; n++) await device()
    await besiege()
    expect(await device({ cookie: second })).toMatchObject({ status: 429 })
    expect(await device({ cookie: first })).toMatchObject({ error: 0 })
  })

  it('is a stranger’s again after a password that was reset, or changed on another one', async () => {
    const malee = await server.member({ username: 'malee', mobile: MOBILE })
    const [thief, own] = [cookieOf(await device()), cookieOf(await device())]
    const change = { old_password: malee.password, new_password: 'sunny-kite-42', keep_others: false }
    const changed = await server.call(changePassword, change, { as: malee, headers: { cookie: own } })
    expect(changed).toMatchObject({ error: 0 })
    await besiege()
    expect(await enter('sunny-kite-42', { cookie: thief })).toMatchObject({ status: 429 })
    expect(await enter('sunny-kite-42', { cookie: own })).toMatchObject({ error: 0 })

    const asked = await askCode({}, MOBILE, 'reset_password')
    const code = {
      username: '',
      mobile: MOBILE,
      otp_code: lastCode(),
      otp_ref: asked.data.otp_ref,
      agent_code,
    }
    const proof = await server.call(verifyOtp, { ...code, type: 'reset_password' })
    const wish = { mobile: MOBILE, agent_code, password: 'rainy-kite-43', otp_token: proof.data.otp_token }
    const reset = await server.call(resetPassword, wish)
    expect(reset).toMatchObject({ error: 0 })
    expect(await enter('rainy-kite-43', { cookie: own })).toMatchObject({ status: 429 })
    // Who has just proved the number is let in with the new password, whoever tries beside.
    expect(await enter('rainy-kite-43', { cookie: cookieOf(reset) })).toMatchObject({ error: 0 })
  })

  it('is forgotten when it is signed out from afar', async () => {
    const malee = await server.member({ username: 'malee', mobile: MOBILE })
    const lost = cookieOf(await device())
    expect(await server.call(revokeSessions, {}, { as: malee })).toMatchObject({ data: { revoked: 1 } })
    await besiege()
    expect(await device({ cookie: lost })).toMatchObject({ status: 429 })
  })
})

it('who is sent away because of the others has not tried', async () => {
  const { tooBusy } = await import('../../kit/errors.ts')
  const malee = await server.member({ username: 'malee', mobile: MOBILE })
  const spy = vi.spyOn(server.deps.passwords, 'verify').mockRejectedValue(tooBusy(7))
  const ip = elsewhere()
  for (let n = 0; n < 20; n++) {
    const busy = await enter(malee.password, { ip })
    expect(busy).toMatchObject({ status: 503, message: errors.tooBusy(7) })
    expect(busy.headers.get('retry-after')).toBe('7')
  }
  spy.mockRestore()
  expect(await enter(malee.password, { ip })).toMatchObject({ error: 0 })
  server.clock.advance(1 * hour)
})
