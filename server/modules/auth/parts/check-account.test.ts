import { beforeEach, describe, expect, it } from 'vitest'
import { checkAccount } from '#contracts/auth.ts'
import { eq } from 'drizzle-orm'
import { agentSettings } from '../../../db/schema/agent.ts'
import { members } from '../../../db/schema/member.ts'
import { agentMessages } from '../../../strings/agent.ts'
import { authMessages as say } from '../../../strings/auth.ts'
import { TEST_AGENT as agent_code } from '../../../testing/people.ts'
import { testServer } from '../../../testing/hooks.ts'
import { authHandlers } from '../handlers.ts'

const server = testServer({ handlers: authHandlers })
const wish = { username: 'somsri', mobile: '0810009999', affiliate_code: '', agent_code }
const ask = (change: Partial<typeof wish> = {}) => server.call(checkAccount, { ...wish, ...change })

describe('REG-3 check_account', () => {
  beforeEach(async () => {
    const { id } = await server.member({ username: 'malee', mobile: '0810000001' })
    await server.db.update(members).set({ affiliateCode: 'A7K2P9' }).where(eq(members.id, id))
  })

  it('lets through what is free', async () => {
    expect(await ask()).toMatchObject({ status: 200, error: 0 })
    expect(await ask({ affiliate_code: 'a7k2p9' })).toMatchObject({ error: 0 })
  })

  it.each([
    ['username', { username: 'malee' }, say.usernameTaken],
    ['mobile', { mobile: '0810000001' }, say.mobileTaken],
    ['affiliate_code', { affiliate_code: 'NOBODY' }, say.referralUnknown],
  ])('refuses a %s that cannot be used, and says which field', async (field, change, sentence) => {
    const answer = await ask(change)
    expect(answer).toMatchObject({ status: 200, error: 1, message: sentence })
    expect(answer.body.data).toEqual({ fields: { [field]: sentence } })
  })

  it('asks for no username where the platform makes it', async () => {
    expect(await ask({ username: '' })).toMatchObject({ status: 422 })
    await server.db.update(agentSettings).set({ val: '2' })
    expect(await ask({ username: '' })).toMatchObject({ error: 0 })
  })

  it('knows its agents', async () => {
    expect(await ask({ agent_code: 'nobody' })).toMatchObject({
      error: 1,
      message: agentMessages.unknownAgent,
    })
  })

  it('cannot be used to try all numbers', async () => {
    for (let n = 0; n < 60; n++) await ask({ mobile: `08200000${String(n).padStart(2, '0')}` })
    expect(await ask()).toMatchObject({ status: 429 })
  })
})
