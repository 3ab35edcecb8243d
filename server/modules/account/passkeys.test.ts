/** Passkeys beside the PIN (decision 119): what they open, and what a thief of a session can make of them. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contracts/errors.ts'
import { getInbox } from '#contracts/inbox.ts'
import { satang } from '#contracts/money.ts'
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  getPasskeys,
  PASSKEYS_MOST,
  removePasskey,
  verifyPasskey,
} from '#contracts/passkey.ts'
import { sendPinCode, setPin, verifyPin } from '#contracts/pin.ts'
import type { PasskeyPurpose, PinPurpose } from '#contracts/pin-purpose.ts'
import { createWithdrawal } from '#contracts/withdraw.ts'
import { memberPasskeys, passkeyChallenges, pinProofs } from '../../db/schema/identity.ts'
import { purge } from '../../jobs/purge.ts'
import { day, minute } from '../../kit/clock.ts'
import { openSession } from '../../kit/identity/sessions.ts'
import { accountMessages as say } from '../../strings/account.ts'
import { inboxWords } from '../../strings/inbox.ts'
import { authenticator, type Authenticator } from '../../testing/authenticator.ts'
import { requestFor } from '../../testing/call.ts'
import { addBankAccount, testBank } from '../../testing/scenes/banks.ts'
import { testServer } from '../../testing/hooks.ts'

const SITE = { origin: 'https://www.site.example', rpId: 'www.site.example' }
const server = testServer({
  services: { payouts: testBank() },
  config: { publicOrigin: SITE.origin },
  ease: 1000,
})
const PIN = '258036'

interface Somebody {
  id: string
  token: string
  mobile: string
  walletIds: readonly string[]
  account: string
}

async function setPinOf(who: Somebody, pin = PIN) {
  const { data } = await server.call(sendPinCode, {}, { as: who })
  const otp_code = /\d{6}/.exec(server.messages.at(-1)!.text)![0]
  expect((await server.call(setPin, { otp_ref: data.otp_ref, otp_code, pin }, { as: who })).error).toBe(0)
}
async function withPin(): Promise<Somebody> {
  const member = await server.member({ wallets: [{ balance: 1_000_00 }] })
  const who = { ...member, account: await addBankAccount(server.db, member.id) }
  await setPinOf(who)
  return who
}
const another = (who: Somebody) => openSession(server.db, { memberId: who.id, now: server.clock.now() })

async function pinProof(who: Somebody, purpose: PinPurpose, pin = PIN): Promise<Record<string, string>> {
  const { data } = await server.call(verifyPin, { pin, purpose }, { as: who })
  return { 'x-pin-proof': data.pin_proof! }
}
const lock = async (who: Somebody) => {
  for (let n = 0; n < 5; n++)
    await server.call(verifyPin, { pin: '300001', purpose: 'withdraw' }, { as: who })
}

const begin = async (who: Somebody, pin = PIN) =>
  server.call(beginPasskey, {}, { as: who, headers: await pinProof(who, 'passkey', pin) })
type Made = ReturnType<Authenticator['make']>
const add = (who: { token: string }, credential: Made) => server.call(addPasskey, { credential }, { as: who })
async function register(who: Somebody, device: Authenticator = authenticator(SITE)) {
  const { data } = await begin(who)
  expect((await add(who, device.make(data))).error).toBe(0)
  return device
}
async function withPasskey(how = {}) {
  const who = await withPin()
  return { who, device: await register(who, authenticator({ ...SITE, ...how })) }
}

const ask = (who: { token: string }, purpose: PasskeyPurpose = 'withdraw') =>
  server.call(askPasskey, { purpose }, { as: who })
const challenge = async (who: { token: string }, purpose: PasskeyPurpose = 'withdraw') =>
  (await ask(who, purpose)).data.options!
type Signed = ReturnType<Authenticator['sign']>
const verify = async (who: { token: string }, credential: Signed) =>
  (await server.call(verifyPasskey, { credential }, { as: who })).data
const prove = async (who: { token: string }, device: Authenticator, wrong = {}) =>
  verify(who, device.sign(await challenge(who), wrong))

function withdraw(who: Somebody, proof: string, as = who.token) {
  const wish = { wallet_id: who.walletIds[0]!, bank_account_id: who.account, amount: satang(200_00) }
  return server.call(createWithdrawal, wish, { as, headers: { 'x-pin-proof': proof } })
}
const list = async (who: Somebody) => (await server.call(getPasskeys, {}, { as: who })).data.passkeys
const told = async (who: Somebody) =>
  (await server.call(getInbox, {}, { as: who })).data.map((one) => one.title)

describe('in place of the PIN', () => {
  it.each([true, false])('opens a withdrawal once, and again; a device that counts: %s', async (counts) => {
    const { who, device } = await withPasskey({ counts })
    const given = await prove(who, device)
    expect(given.tries_left).toBe(5)
    expect((await withdraw(who, given.pin_proof!)).error).toBe(0)
    expect((await withdraw(who, given.pin_proof!)).error).toBe(errorCode.pin)
    const again = await prove(who, device)
    expect(again.pin_proof).toBeTruthy()
    expect(await list(who)).toMatchObject([{ last_used_at: server.clock.now() }])
  })

  it('is listed with the site it belongs to and told to the member; nothing of it is a secret', async () => {
    const { who } = await withPasskey()
    const { data } = await server.call(getPasskeys, {}, { as: who })
    expect(data).toMatchObject({ rp_id: SITE.rpId, passkeys: [{ created_at: server.clock.now() }] })
    expect(await told(who)).toContain(inboxWords.passkeyAdded(''))
    const kept = await server.db.select().from(passkeyChallenges)
    expect(kept.every(({ challengeHash }) => /^[0-9a-f]{64}$/.test(challengeHash))).toBe(true)
  })

  it('gives back no try of the PIN, and takes none', async () => {
    const { who, device } = await withPasskey()
    await server.call(verifyPin, { pin: '300001', purpose: 'withdraw' }, { as: who })
    expect((await prove(who, device)).tries_left).toBe(4)
    expect((await prove(who, device, { verified: false })).tries_left).toBe(4)
  })

  it('is known by the configuration: a caller under another name is told the same', async () => {
    const { who } = await withPasskey()
    const asked = requestFor(askPasskey, { purpose: 'withdraw' }, { as: who })
    const body = await asked.text()
    const elsewhere = new Request('https://evil.example/api/member/pin/passkey/ask', {
      method: 'POST',
      headers: { ...Object.fromEntries(asked.headers), 'x-forwarded-host': 'evil.example' },
      body,
    })
    const reply = (await (await server.app.fetch(elsewhere)).json()) as {
      data: { options: { rpId: string } }
    }
    expect(reply.data.options.rpId).toBe(SITE.rpId)
  })
})

describe('made', () => {
  it('after the PIN alone: without it, without one set, or with a proof for something else nothing begins', async () => {
    const who = await withPin()
    const withoutProof = await server.call(beginPasskey, {}, { as: who })
    expect(withoutProof).toMatchObject({ error: errorCode.pin, data: { purpose: 'passkey', set: true } })
    const forMoney = await pinProof(who, 'withdraw')
    expect((await server.call(beginPasskey, {}, { as: who, headers: forMoney })).error).toBe(errorCode.pin)
    const nobody = await server.member()
    const none = await server.call(beginPasskey, {}, { as: nobody })
    expect(none).toMatchObject({ error: errorCode.pin, data: { purpose: 'passkey', set: false } })
  })

  it('a passkey proves nothing for the making of another one', async () => {
    const { who, device } = await withPasskey()
    const wish = requestFor(askPasskey, { purpose: 'passkey' }, { as: who })
    expect((await server.app.fetch(wish)).status).toBe(422)
    const headers = { 'x-pin-proof': (await prove(who, device)).pin_proof! }
    expect((await server.call(beginPasskey, {}, { as: who, headers })).error).toBe(errorCode.pin)
  })

  it.each([
    ['for another site', { origin: 'https://www.site.example.evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without the device knowing its holder', { verified: false }],
    ['by an answer to something else', { type: 'webauthn.get' }],
    ['to a challenge that was never given', { challenge: 'bmV2ZXItZ2l2ZW4' }],
  ])('not %s; and the challenge is spent', async (_, wrong) => {
    const who = await withPin()
    const device = authenticator(SITE)
    const { data } = await begin(who)
    expect(await add(who, device.make(data, wrong))).toMatchObject({
      error: errorCode.refused,
      message: say.passkeyRefused,
    })
    const spent = !('challenge' in wrong)
    expect((await add(who, device.make(data))).error).toBe(spent ? errorCode.refused : 0)
    expect(await list(who)).toHaveLength(spent ? 0 : 1)
  })

  it('not by another session, another member, late, or by what was asked of a passkey', async () => {
    const { who, device } = await withPasskey()
    const other = await withPin()
    const fresh = authenticator(SITE)
    const { data } = await begin(who)
    for (const token of [await another(who), other.token])
      expect((await add({ token }, fresh.make(data))).error).toBe(errorCode.refused)
    const asked = await challenge(who)
    expect((await add(who, fresh.make(asked))).error).toBe(errorCode.refused)
    expect((await verify(who, device.sign(asked))).pin_proof).toBeTruthy()
    server.clock.advance(5 * minute)
    expect((await add(who, fresh.make(data))).error).toBe(errorCode.refused)
    expect(await list(who)).toHaveLength(1)
  })

  it('once of one challenge, though 16 come at once; and no device stands for two members', async () => {
    const who = await withPin()
    const device = authenticator(SITE)
    const { data } = await begin(who)
    const answers = await Promise.all(Array.from({ length: 16 }, () => add(who, device.make(data))))
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1)
    const other = await withPin()
    const theirs = await begin(other)
    expect((await add(other, device.make(theirs.data))).error).toBe(errorCode.refused)
  })

  it(`${PASSKEYS_MOST} of them, and no more though they end together`, async () => {
    const who = await withPin()
    const begun = []
    for (let n = 0; n < PASSKEYS_MOST + 2; n++) begun.push((await begin(who)).data)
    const answers = await Promise.all(begun.map((data) => add(who, authenticator(SITE).make(data))))
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(PASSKEYS_MOST)
    expect(await begin(who)).toMatchObject({ error: errorCode.refused, message: say.passkeysMost })
  })

  it('not past a PIN that was set anew meanwhile, nor one that was locked', async () => {
    const who = await withPin()
    const { data } = await begin(who)
    server.clock.advance(minute)
    await setPinOf(who, '470913')
    expect((await add(who, authenticator(SITE).make(data))).error).toBe(errorCode.refused)
    const later = await begin(who, '470913')
    await lock(who)
    expect((await add(who, authenticator(SITE).make(later.data))).error).toBe(errorCode.refused)
  })
})

describe('the thief of a session', () => {
  it('has no use of an answer that was seen: it is good once', async () => {
    const { who, device } = await withPasskey({ counts: false })
    const seen = device.sign(await challenge(who))
    expect((await verify(who, seen)).pin_proof).toBeTruthy()
    expect((await verify(who, seen)).pin_proof).toBeNull()
    expect((await verify({ token: await another(who) }, seen)).pin_proof).toBeNull()
  })

  it('16 times at once is once', async () => {
    const { who, device } = await withPasskey({ counts: false })
    const seen = device.sign(await challenge(who))
    const answers = await Promise.all(Array.from({ length: 16 }, () => verify(who, seen)))
    expect(answers.filter(({ pin_proof }) => pin_proof !== null)).toHaveLength(1)
    expect(await server.db.select().from(pinProofs).where(eq(pinProofs.purpose, 'withdraw'))).toHaveLength(1)
  })

  it('gets no proof by a challenge of another session or member, by another device, or late', async () => {
    const { who, device } = await withPasskey()
    const thief = { token: await another(who) }
    expect((await verify(thief, device.sign(await challenge(who)))).pin_proof).toBeNull()
    const other = await withPasskey()
    expect((await verify(who, device.sign(await challenge(other.who)))).pin_proof).toBeNull()
    expect((await prove(who, other.device)).pin_proof).toBeNull()
    // Another key under the name of the member's own.
    const forged = { ...other.device.sign(await challenge(who)), id: device.id, rawId: device.id }
    expect((await verify(who, forged)).pin_proof).toBeNull()
    const late = await challenge(who)
    server.clock.advance(2 * minute)
    expect((await verify(who, device.sign(late))).pin_proof).toBeNull()
  })

  it.each([
    ['another site', { origin: 'https://site.example' }],
    ['the same host without TLS', { origin: 'http://www.site.example' }],
    ['another host', { rpId: 'site.example' }],
    ['a touch by nobody knows whom', { verified: false }],
    ['the making of a passkey', { type: 'webauthn.create' }],
    ['a count that went back', { counter: 2 }],
    ['a count that stands', { counter: 3 }],
    ['no count any more', { counter: 0 }],
  ])('nor by %s; and what was asked is spent', async (_, wrong) => {
    const { who, device } = await withPasskey()
    for (let n = 0; n < 3; n++) expect((await prove(who, device)).pin_proof).toBeTruthy()
    const options = await challenge(who)
    expect((await verify(who, device.sign(options, wrong))).pin_proof).toBeNull()
    expect((await verify(who, device.sign(options))).pin_proof).toBeNull()
    expect((await prove(who, device)).pin_proof).toBeTruthy()
  })

  it('a proof is for what was asked for, and for its session', async () => {
    const { who, device } = await withPasskey()
    const forLine = await verify(who, device.sign(await challenge(who, 'line')))
    expect((await withdraw(who, forLine.pin_proof!)).error).toBe(errorCode.pin)
    const given = await prove(who, device)
    expect((await withdraw(who, given.pin_proof!, await another(who))).error).toBe(errorCode.pin)
    server.clock.advance(2 * minute)
    expect((await withdraw(who, given.pin_proof!)).error).toBe(errorCode.pin)
  })

  it('what is no answer of a browser is none', async () => {
    const { who, device } = await withPasskey()
    const good = device.sign(await challenge(who))
    for (const clientDataJSON of [
      'AAAA',
      Buffer.from('[]').toString('base64url'),
      Buffer.from('{"challenge":""}').toString('base64url'),
    ]) {
      const credential = { ...good, response: { ...good.response, clientDataJSON } }
      expect((await verify(who, credential)).pin_proof).toBeNull()
    }
    for (const authenticatorData of ['AAAA', '_'.repeat(2_000)]) {
      const wrong = device.sign(await challenge(who))
      const credential = { ...wrong, response: { ...wrong.response, authenticatorData } }
      expect((await verify(who, credential)).pin_proof).toBeNull()
    }
  })

  it('is asked to wait after thirty challenges in a quarter of an hour', async () => {
    const { who } = await withPasskey()
    for (let n = 0; n < 29; n++) expect((await ask(who)).error).toBe(0)
    expect((await ask(who)).status).toBe(429)
  })
})

describe('ends', () => {
  it('by its member, with the PIN; what it had signed opens nothing', async () => {
    const { who, device } = await withPasskey()
    const [{ id: passkey_id } = { id: '' }] = await list(who)
    expect(await server.call(removePasskey, { passkey_id }, { as: who })).toMatchObject({
      error: errorCode.pin,
      data: { purpose: 'passkey' },
    })
    const asked = await challenge(who)
    const other = await withPin()
    const theirs = await server.call(
      removePasskey,
      { passkey_id },
      { as: other, headers: await pinProof(other, 'passkey') },
    )
    expect(theirs.status).toBe(404)
    const headers = await pinProof(who, 'passkey')
    expect((await server.call(removePasskey, { passkey_id }, { as: who, headers })).error).toBe(0)
    expect((await verify(who, device.sign(asked))).pin_proof).toBeNull()
    expect((await ask(who)).data).toEqual({ options: null, tries_left: 5 })
    expect(await told(who)).toContain(inboxWords.passkeyRemoved(''))
  })

  it('with the PIN it stood for: another one removes it, and what it proved', async () => {
    const { who, device } = await withPasskey()
    const asked = await challenge(who)
    const proved = (await prove(who, device)).pin_proof!
    server.clock.advance(minute)
    await setPinOf(who, '470913')
    expect(await server.db.select().from(memberPasskeys)).toEqual([])
    expect((await withdraw(who, proved)).error).toBe(errorCode.pin)
    expect((await verify(who, device.sign(asked))).pin_proof).toBeNull()
  })

  it('a locked PIN locks it too, also what was asked before; a code opens both, and it is made anew', async () => {
    const { who, device } = await withPasskey()
    const asked = await challenge(who)
    await lock(who)
    expect(await verify(who, device.sign(asked))).toEqual({ pin_proof: null, tries_left: 0 })
    expect((await ask(who)).data).toEqual({ options: null, tries_left: 0 })
    server.clock.advance(minute)
    await setPinOf(who, '470913')
    const { data } = await begin(who, '470913')
    expect((await add(who, device.make(data))).error).toBe(0)
    expect((await prove(who, device)).pin_proof).toBeTruthy()
  })

  it('challenges are purged once nobody can use them', async () => {
    const { who } = await withPasskey()
    await ask(who)
    await purge(server.db, server.clock.now() + minute)
    expect(await server.db.select().from(passkeyChallenges)).toHaveLength(2)
    await purge(server.db, server.clock.now() + 2 * day)
    expect(await server.db.select().from(passkeyChallenges)).toEqual([])
  })
})

describe('not offered', () => {
  const at = testServer({ config: { publicOrigin: 'https://203.0.113.7' } })
  it('by a site that has no name: browsers tie passkeys to none', async () => {
    const who = await at.member()
    expect((await at.call(getPasskeys, {}, { as: who })).status).toBe(501)
    expect((await at.call(askPasskey, { purpose: 'withdraw' }, { as: who })).status).toBe(501)
  })
})
