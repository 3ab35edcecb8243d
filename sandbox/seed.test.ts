import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { getAgentConfig, getBanners, getEvents, getNotifications } from '#contracts/agent.ts'
import { getUserInfo, login } from '#contracts/auth.ts'
import { getPoints, getWallets } from '#contracts/member.ts'
import { getPromotions } from '#contracts/promotion.ts'
import { toBaht } from '#contracts/money.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { totalOf } from '#server/ledger/accounts.ts'
import { authMessages as say } from '#server/strings/auth.ts'
import { openTestServer, type TestServer } from '#server/testing/test-server.ts'
import { people } from './people/people.ts'
import { seedSandbox } from './seed.ts'
import { SANDBOX_PASSWORD } from './sentinels.ts'

// Filled once: nothing here changes what the next test looks at.
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ seed: (deps) => seedSandbox(deps.database.db, deps), ease: 100 })
}, 60_000)
afterAll(() => server.close())

const agent_code = 'chokdee'
const enter = (username: string) => server.call(login, { username, password: SANDBOX_PASSWORD, agent_code })
const as = async (username: string) => String((await enter(username)).body.access_token)

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  return server.deps.database.script(async (exec) => {
    const tables = await exec(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
    )
    const rows = []
    for (const { name } of tables)
      rows.push([name, await exec(`select * from ${String(name)} order by 1::text`)])
    return JSON.stringify(rows)
  })
}

describe('the sandbox', () => {
  it('is the same after a second start', async () => {
    const before = await everything()
    server.clock.advance(60_000)
    await seedSandbox(server.db, server.deps)
    expect(await everything()).toBe(before)
    expect(before).toContain('narin1990')
  })

  it('has its money from the house: the ledger sums to zero', async () => {
    expect(await totalOf(server.db)).toBe(0)
  })

  it.each(people.map((person) => [person.username, person] as const))(
    '%s can sign in, or is told why not',
    async (name, person) => {
      const answer = await enter(name)
      if (person.status === 'suspended')
        return expect(answer).toMatchObject({ error: 1, message: say.suspended })
      const info = await server.call(getUserInfo, {}, { as: String(answer.body.access_token) })
      expect(info.data.user).toMatchObject({
        username: name,
        mobile: person.mobile,
        vip_level: person.vipLevel ?? 0,
      })
    },
  )

  it('narin1990 has four wallets, 12,480.50 baht and 1,250 points', async () => {
    const token = await as('narin1990')
    const wallets = (await server.call(getWallets, {}, { as: token })).data
    expect(wallets.map((wallet) => toBaht(wallet.balance))).toEqual(['8572.50', '3250.00', '18.00', '640.00'])
    expect(wallets[3]).toMatchObject({ category: 'sport', current_turnover: 1_900_00 })
    expect((await server.call(getPoints, {}, { as: token })).data.point).toBe(1250)
    expect((await server.call(getWallets, {}, { as: await as('malee') })).data).toMatchObject([
      { balance: 0 },
    ])
  })

  it('promotions, of which narin1990 has had the free credit', async () => {
    const { data } = await server.call(getPromotions, {}, { as: await as('narin1990') })
    expect(data).toHaveLength(6)
    expect(data.map((promotion) => promotion.received_at !== null)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ])
    for (const { bundles } of data) {
      const details = JSON.parse(bundles.find((bundle) => bundle.key === 'details')!.val) as string[]
      expect(details.length).toBeGreaterThan(0)
    }
  })

  it('banners, announcements and events, with pictures of the site', async () => {
    const ask = { agent_code }
    const { info } = (await server.call(getAgentConfig, ask)).data
    expect(info).toMatchObject({ agent_code, register_type: 1 })
    const banners = (await server.call(getBanners, ask)).data
    const notifications = (await server.call(getNotifications, ask)).data
    const events = (await server.call(getEvents, ask)).data
    expect([banners.length, notifications.length, events.length]).toEqual([4, 3, 2])
    const pictures = [...banners, ...notifications, ...events].map(({ image }) => image)
    const missing = pictures.filter((image) => !existsSync(join(import.meta.dirname, '../public', image)))
    expect(missing).toEqual([])
  })
})

it('bank accounts of the sandbox cannot be paid: no bank gives out numbers that begin 000', () => {
  const numbers = people.flatMap((person) => (person.bank ? [person.bank[1]] : []))
  expect(numbers.length).toBeGreaterThan(5)
  for (const number of numbers) expect(number).toMatch(/^000\d{7}$/)
})

it('none of it can be loaded in production', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.resetModules()
  for (const load of [() => import('./seed.ts'), () => import('./app.ts'), () => import('./services.ts')]) {
    await expect(load()).rejects.toThrow('NODE_ENV')
  }
  vi.unstubAllEnvs()
  // The files that come after this one share what was imported: a module that threw would throw for them too.
  vi.resetModules()
})
