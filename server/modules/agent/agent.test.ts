import { expect, it } from 'vitest'
import {
  getAgentBankAccounts,
  getAgentConfig,
  getAgentTrueMoneyAccounts,
  getBanners,
  getEvents,
  getNotifications,
  validateAgent,
} from '#contracts/agent.ts'
import {
  agentBankAccounts,
  agentSettings,
  agentTrueMoneyAccounts,
  banners,
  events,
  notifications,
} from '../../db/schema/agent.ts'
import { hour } from '../../kit/clock.ts'
import { agentMessages } from '../../strings/agent.ts'
import { TEST_AGENT as agentCode } from '../../testing/people.ts'
import { testServer } from '../../testing/hooks.ts'
import { agentHandlers } from './handlers.ts'

const server = testServer({ handlers: agentHandlers })
const ask = { agent_code: agentCode }

it('REG-3 the configuration gives registration type and settings, set or default', async () => {
  await server.db
    .insert(agentSettings)
    .values({ agentCode, configKey: 'zz', val: null, defaultVal: 'otherwise' })
  const { data } = await server.call(getAgentConfig, ask)
  expect(data.info).toMatchObject({ agent_code: agentCode, register_type: 1 })
  expect(data.configs).toEqual([
    { config_key: 'generate_username_mode', val: '1', default_val: '1' },
    { config_key: 'zz', val: '', default_val: 'otherwise' },
  ])
})

it.each([
  getAgentConfig,
  getAgentBankAccounts,
  getAgentTrueMoneyAccounts,
  getNotifications,
  getBanners,
  getEvents,
])('an unknown agent is refused by $name', async (endpoint) => {
  const answer = await server.call(endpoint, { agent_code: 'nobody' })
  expect(answer).toMatchObject({ status: 200, error: 1, message: agentMessages.unknownAgent })
})

it('an agent code can be asked about without being refused', async () => {
  expect((await server.call(validateAgent, { code: agentCode })).data).toEqual({
    valid: true,
    agent_code: agentCode,
  })
  expect((await server.call(validateAgent, { code: 'nobody' })).data).toEqual({
    valid: false,
    agent_code: '',
  })
})

it('PAY-1 only active accounts, in order', async () => {
  const row = { agentCode, bankId: 4, bankAccountName: 'n' }
  await server.db.insert(agentBankAccounts).values([
    { ...row, bankAccountNo: 'second', position: 2 },
    { ...row, bankAccountNo: 'closed', position: 1, active: false },
    { ...row, bankAccountNo: 'first', position: 1 },
  ])
  const { data } = await server.call(getAgentBankAccounts, ask)
  expect(data.map((account) => account.bank_account_no)).toEqual(['first', 'second'])
})

it('PAY-1 only active TrueMoney wallets, in order', async () => {
  const row = { agentCode, accountName: 'n' }
  await server.db.insert(agentTrueMoneyAccounts).values([
    { ...row, mobile: '0810000092', position: 2 },
    { ...row, mobile: '0810000099', position: 1, active: false },
    { ...row, mobile: '0810000091', position: 1 },
  ])
  const { data } = await server.call(getAgentTrueMoneyAccounts, ask)
  expect(data.map((account) => account.mobile)).toEqual(['0810000091', '0810000092'])
})

it.each([
  ['SHELL-7 announcements', notifications, getNotifications],
  ['banners', banners, getBanners],
] as const)('%s: those running now, in order', async (_, table, endpoint) => {
  const now = server.clock.now()
  await server.db.insert(table).values([
    { agentCode, title: 'later', startsAt: now + hour },
    { agentCode, title: 'over', endsAt: now - hour },
    { agentCode, title: 'second', position: 2 },
    { agentCode, title: 'first', position: 1, startsAt: now - hour, endsAt: now + hour },
  ])
  const titles = async () =>
    (await server.call(endpoint, ask)).data.map((row: { title: string }) => row.title)
  expect(await titles()).toEqual(['first', 'second'])
  server.clock.advance(2 * hour)
  expect(await titles()).toEqual(['later', 'second'])
})

it('SHELL-7 no more announcements than asked for', async () => {
  await server.db
    .insert(notifications)
    .values(Array.from({ length: 25 }, (_, position) => ({ agentCode, title: `n${position}`, position })))
  expect((await server.call(getNotifications, ask)).data).toHaveLength(20)
  expect((await server.call(getNotifications, { ...ask, limit: 2 })).data.map((row) => row.title)).toEqual([
    'n0',
    'n1',
  ])
})

it('SHELL-8 an event names its poll, and its end', async () => {
  const endsAt = server.clock.now() + hour
  await server.db.insert(events).values({ agentCode, image: '/art/e.svg', title: 'e', pollId: '3', endsAt })
  expect((await server.call(getEvents, ask)).data).toMatchObject([
    { image: '/art/e.svg', poll_id: '3', ends_at: endsAt },
  ])
})
