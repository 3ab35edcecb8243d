import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { getAffiliateConfigs } from '#contracts/affiliate.ts'
import { register } from '#contracts/auth.ts'
import { agents } from '../../../db/schema/agent.ts'
import { members } from '../../../db/schema/member.ts'
import { authMessages } from '../../../strings/auth.ts'
import { chain, days } from '../../../testing/scenes/affiliate.ts'
import { testServer } from '../../../testing/hooks.ts'
import type { TestMember } from '../../../testing/people.ts'
import { otpToken, wish } from '../../../testing/scenes/registration.ts'
import { authHandlers } from '../../auth/handlers.ts'
import { affiliateHandlers } from '../handlers.ts'

const server = testServer({ handlers: { ...affiliateHandlers, ...authHandlers } })

let arisa: TestMember
let boy: TestMember
let noi: TestMember
beforeEach(async () => {
  ;[arisa, boy, , noi] = await chain(server)
})

const { play, tomorrow } = days(server)

const code = async (who: TestMember) =>
  (await server.call(getAffiliateConfigs, { agent_id: 7 }, { as: who })).data.code

it('EXTRA-7 a new member is brought by the owner of the code, and earns for them', async () => {
  const otp_token = await otpToken(server)
  const affiliate_code = (await code(arisa)).toLowerCase()
  const answer = await server.call(register, wish({ affiliate_code, otp_token }))
  expect(answer.error).toBe(0)
  const [row] = await server.db.select().from(members).where(eq(members.username, answer.data.username))
  expect(row!.referredBy).toBe(arisa.id)
})

it('EXTRA-7 a code that does not exist yet, or is another agent’s, brings nobody', async () => {
  await server.db.insert(agents).values({ code: 'other', number: 8, name: 'Other', registerType: 1 })
  await server.db.insert(members).values({
    agentCode: 'other',
    username: 'stranger',
    mobile: '0810007777',
    passwordHash: '',
    affiliateCode: 'STRANG',
    createdAt: server.clock.now(),
  })
  const otp_token = await otpToken(server)
  for (const affiliate_code of ['STRANG', 'MYOWN1']) {
    const answer = await server.call(register, wish({ affiliate_code, otp_token }))
    expect(answer).toMatchObject({ message: authMessages.referralUnknown })
    expect(answer.error).not.toBe(0)
  }
  expect(await server.db.select().from(members).where(eq(members.username, 'somsri'))).toEqual([])
})

const bring = (friend: string, by: string) =>
  server.db.update(members).set({ referredBy: by }).where(eq(members.id, friend))

it('EXTRA-7 nobody brings themselves, and no chain comes back: the database says so', async () => {
  const refused = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(String((error as Error).cause)).toContain('members_referrer_first')
  }
  await refused(bring(arisa.id, arisa.id))
  await refused(bring(arisa.id, boy.id))
  await refused(bring(arisa.id, noi.id))
  await refused(server.db.execute(sql`update members set referred_by = ${noi.id} where id = ${boy.id}`))
})

it('EXTRA-7 what was written is never changed', async () => {
  await play(boy, 1_000)
  await tomorrow()
  for (const table of ['affiliate_transactions', 'affiliate_commissions'])
    for (const change of ['delete from', 'update'])
      await expect(
        server.db.execute(
          sql.raw(change === 'update' ? `update ${table} set amount = 1` : `delete from ${table}`),
        ),
      ).rejects.toThrow('Failed query')
})
