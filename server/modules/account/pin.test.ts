/** The PIN before money goes out (decision 097): who asks for it, and what a thief of a session can make of it. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { linkLine } from '#contracts/account.ts'
import { errorCode } from '#contracts/errors.ts'
import { getInbox } from '#contracts/inbox.ts'
import { satang } from '#contracts/money.ts'
import { getPin, sendPinCode, setPin, verifyPin } from '#contracts/pin.ts'
import type { PinPurpose } from '#contracts/pin-purpose.ts'
import { createWithdrawal } from '#contracts/withdraw.ts'
import { agentSettings } from '../../db/schema/agent.ts'
import { memberPins } from '../../db/schema/identity.ts'
import { minute } from '../../kit/clock.ts'
import { openSession } from '../../kit/identity/sessions.ts'
import { accountMessages as say } from '../../strings/account.ts'
import { authMessages } from '../../strings/auth.ts'
import { inboxWords } from '../../strings/inbox.ts'
import { addBankAccount, testBank } from '../../testing/scenes/banks.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT } from '../../testing/people.ts'

const server = testServer({ services: { payouts: testBank() }, ease: 1000 })
const PIN = '258036'

async function somebody() {
  const member = await server.member({ wallets: [{ balance: 1_000_00 }] })
  return { ...member, account: await addBankAccount(server.db, member.id) }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

/** What the last SMS says; as the site has it, with the reference of the answer. */
const codeIn = (text: string) => /\d{6}/.exec(text)![0]
async function codeFor(who: Somebody) {
  const { data } = await server.call(sendPinCode, {}, { as: who })
  const last = server.messages.at(-1)!
  expect(last.to).toBe(who.mobile)
  return { otp_ref: data.otp_ref, otp_code: codeIn(last.text) }
}
const set = async (who: Somebody, pin = PIN) =>
  server.call(setPin, { ...(await codeFor(who)), pin }, { as: who })
async function withPin() {
  const who = await somebody()
  expect((await set(who)).error).toBe(0)
  return who
}
const give = (who: { token: string }, pin = PIN, purpose: PinPurpose = 'withdraw') =>
  server.call(verifyPin, { pin, purpose }, { as: who })
const left = async (who: Somebody) => (await server.call(getPin, {}, { as: who })).data.tries_left

function withdraw(
  who: Somebody,
  { proof, key, as = who.token }: { proof?: string; key?: string; as?: string } = {},
) {
  const wish = { wallet_id: who.walletIds[0]!, bank_account_id: who.account, amount: satang(200_00) }
  const headers: Record<string, string> = proof ? { 'x-pin-proof': proof } : {}
  return server.call(createWithdrawal, wish, { as, headers, ...(key && { key }) })
}
const another = (who: Somebody) => openSession(server.db, { memberId: who.id, now: server.clock.now() })

describe('asked for', () => {
  it('before money goes out, where there is one; the proof is good once, and the same key is answered the same', async () => {
    const who = await withPin()
    const key = 'withdraw-with-a-pin-01'
    const asked = await withdraw(who, { key })
    expect(asked).toMatchObject({
      status: 403,
      error: errorCode.pin,
      data: { purpose: 'withdraw', set: true },
    })
    const proof = (await give(who)).data.pin_proof!
    const done = await withdraw(who, { key, proof })
    expect(done.error).toBe(0)
    // The answer was lost: what was done is told without another PIN, and nothing is done twice.
    expect((await withdraw(who, { key })).data).toEqual(done.data)
    expect((await withdraw(who, { proof })).error).toBe(errorCode.pin)
  })

  it('not of who has none, unless the agent wants one of everybody', async () => {
    const who = await somebody()
    expect((await withdraw(who)).error).toBe(0)
    await server.db
      .insert(agentSettings)
      .values({ agentCode: TEST_AGENT, configKey: 'pin_always', val: '1', defaultVal: '' })
    const other = await somebody()
    expect(await withdraw(other)).toMatchObject({ error: errorCode.pin, data: { set: false } })
    expect((await set(other)).error).toBe(0)
    expect((await withdraw(other, { proof: (await give(other)).data.pin_proof! })).error).toBe(0)
  })

  it('before LINE is linked, beside the password', async () => {
    const who = await withPin()
    const link = { password: who.password, id_token: 'U1' }
    expect(await server.call(linkLine, link, { as: who })).toMatchObject({
      error: errorCode.pin,
      data: { purpose: 'line' },
    })
  })
})

describe('the thief of a session', () => {
  it('64 guesses at once are five, and then it is locked, for the right one too', async () => {
    const who = await withPin()
    const guesses = Array.from({ length: 64 }, (_, n) => give(who, String(300_000 + n * 17)))
    const answers = await Promise.all(guesses)
    const judged = answers.filter(({ data }) => data.pin_proof === null).length
    expect(judged).toBe(64)
    expect(await left(who)).toBe(0)
    const [row] = await server.db.select().from(memberPins).where(eq(memberPins.memberId, who.id))
    expect(row!.tries).toBe(5)
    expect((await give(who)).data).toEqual({ pin_proof: null, tries_left: 0 })
    const { data } = await server.call(getInbox, {}, { as: who })
    expect(data.filter(({ title }) => title === inboxWords.pinLocked)).toHaveLength(1)
  }, 30_000)

  it('after five wrong ones 64 right ones at once prove nothing', async () => {
    const who = await withPin()
    for (let n = 0; n < 5; n++) await give(who, '300001')
    const answers = await Promise.all(Array.from({ length: 64 }, () => give(who)))
    expect(answers.filter(({ data }) => data.pin_proof !== null)).toEqual([])
  }, 30_000)

  it('tries are told, and begin anew after a right one', async () => {
    const who = await withPin()
    expect((await give(who, '300001')).data).toEqual({ pin_proof: null, tries_left: 4 })
    expect((await give(who, '300002')).data.tries_left).toBe(3)
    expect((await give(who)).data.pin_proof).toBeTruthy()
    expect(await left(who)).toBe(5)
  })

  it('uses no proof of another session, of another purpose, or that is old', async () => {
    const who = await withPin()
    const proof = (await give(who)).data.pin_proof!
    const thief = await another(who)
    expect((await withdraw(who, { proof, as: thief })).error).toBe(errorCode.pin)
    const forLine = (await give(who, PIN, 'line')).data.pin_proof!
    expect((await withdraw(who, { proof: forLine })).error).toBe(errorCode.pin)
    server.clock.advance(2 * minute)
    expect((await withdraw(who, { proof })).error).toBe(errorCode.pin)
  })

  it('one proof sent 16 times at once pays once', async () => {
    const who = await withPin()
    const proof = (await give(who)).data.pin_proof!
    const answers = await Promise.all(Array.from({ length: 16 }, () => withdraw(who, { proof })))
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1)
  })

  it('sets no PIN without the code that went to the member: five codes, and none is good any more', async () => {
    const who = await withPin()
    server.clock.advance(minute)
    const real = await codeFor(who)
    const wrong = String((Number(real.otp_code) + 1) % 1_000_000).padStart(6, '0')
    for (let n = 0; n < 5; n++) {
      const answer = await server.call(setPin, { ...real, otp_code: wrong, pin: '300001' }, { as: who })
      expect(answer.error).toBe(errorCode.refused)
    }
    const late = await server.call(setPin, { ...real, pin: '300001' }, { as: who })
    expect(late).toMatchObject({ error: errorCode.refused, message: authMessages.otpSpent })
    expect((await give(who)).data.pin_proof).toBeTruthy()
  })

  it('and no code of one member sets the PIN of another', async () => {
    const [who, other] = [await somebody(), await somebody()]
    const mine = await codeFor(who)
    expect((await server.call(setPin, { ...mine, pin: PIN }, { as: other })).error).toBe(errorCode.refused)
  })
})

describe('forgotten', () => {
  it('a code opens it again with another PIN; the old one and proofs of it are good no more', async () => {
    const who = await withPin()
    const proof = (await give(who)).data.pin_proof!
    for (let n = 0; n < 5; n++) await give(who, '300001')
    server.clock.advance(2 * minute - 1)
    expect((await set(who, '470913')).error).toBe(0)
    expect((await withdraw(who, { proof })).error).toBe(errorCode.pin)
    expect((await give(who)).data).toEqual({ pin_proof: null, tries_left: 4 })
    expect((await give(who, '470913')).data.pin_proof).toBeTruthy()
  })

  it('one that is soon guessed is not taken, and the code stays good', async () => {
    const who = await somebody()
    const code = await codeFor(who)
    for (const pin of ['123456', who.mobile.slice(-6)]) {
      const answer = await server.call(setPin, { ...code, pin }, { as: who })
      expect(answer).toMatchObject({ status: 422, data: { fields: { pin: say.pinEasy } } })
    }
    expect((await server.call(setPin, { ...code, pin: PIN }, { as: who })).error).toBe(0)
  })
})
