import { beforeEach, describe, expect, it } from 'vitest'
import { AGE_CHECK } from '#contracts/agent.ts'
import { register } from '#contracts/auth.ts'
import { agentSettings } from '../../../db/schema/agent.ts'
import { members } from '../../../db/schema/member.ts'
import { operations } from '../../../db/schema/operations.ts'
import { day } from '../../../kit/clock.ts'
import { pauseWords } from '../../../strings/member.ts'
import { requestFor } from '../../../testing/call.ts'
import { testServer } from '../../../testing/hooks.ts'
import { TEST_AGENT as agentCode } from '../../../testing/people.ts'
import { MOBILE, otpToken, wish } from '../../../testing/scenes/registration.ts'

let asked: string[] = []
let said: () => Promise<boolean> = async () => false
const server = testServer({
  ease: 100,
  services: {
    exclusions: {
      isExcluded: async ({ mobile }) => {
        asked.push(mobile)
        return said()
      },
    },
  },
})
beforeEach(() => {
  asked = []
  said = async () => false
})

const ask = () => server.db.insert(agentSettings).values({ agentCode, configKey: AGE_CHECK, val: 'birthday' })

describe('a date of birth, where the agent asks for one', () => {
  it('is asked for, and kept', async () => {
    await ask()
    const otp_token = await otpToken(server)
    expect((await server.call(register, wish({ otp_token }))).status).toBe(422)
    expect((await server.call(register, wish({ otp_token, birth_date: '1990-05-14' }))).error).toBe(0)
    expect(await server.db.select().from(members)).toMatchObject([{ birthday: '1990-05-14' }])
  })

  it('lets in on the twentieth birthday and not a day before; of the minor nothing is kept', async () => {
    await ask()
    const otp_token = await otpToken(server)
    const birth_date = '2006-11-21'
    const before = await server.db.select().from(operations)
    const young = await server.call(register, wish({ otp_token, birth_date }))
    expect(young).toMatchObject({ error: 1, message: pauseWords.tooYoung })
    expect(await server.db.select().from(members)).toEqual([])
    expect(await server.db.select().from(operations)).toEqual(before)
    expect(asked).toEqual([])
    server.clock.advance(day)
    const fresh = await otpToken(server)
    expect((await server.call(register, wish({ otp_token: fresh, birth_date }))).error).toBe(0)
  })

  it.each(['1990-02-30', 'yesterday', '14/05/1990'])('is no %s', async (birth_date) => {
    await ask()
    const request = requestFor(register, wish({ otp_token: await otpToken(server), birth_date }))
    expect((await server.app.fetch(request)).status).toBe(422)
  })

  it('is not asked for where the agent does not', async () => {
    expect((await server.call(register, wish({ otp_token: await otpToken(server) }))).error).toBe(0)
  })
})

describe('the outside register', () => {
  it('is asked before a member is made, and whom it names is not made one', async () => {
    said = async () => true
    const answer = await server.call(register, wish({ otp_token: await otpToken(server) }))
    expect(answer).toMatchObject({ error: 1, message: pauseWords.excluded })
    expect(asked).toEqual([MOBILE])
    expect(await server.db.select().from(members)).toEqual([])
  })

  it('refuses by its silence', async () => {
    said = () => Promise.reject(new Error('away'))
    const answer = await server.call(register, wish({ otp_token: await otpToken(server) }))
    expect(answer).toMatchObject({ error: 1, message: pauseWords.registerSilent })
    expect(await server.db.select().from(members)).toEqual([])
  })
})
