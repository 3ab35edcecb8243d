import { beforeEach, expect, it } from 'vitest'
import { getEvents } from '#contracts/agent.ts'
import { getWallets } from '#contracts/member.ts'
import { getCurrentPoll, getPollConfig, getPollStats, getPollWinners } from '#contracts/poll.ts'
import { polls } from '#server/db/schema/poll.ts'
import { hour } from '#server/kit/clock.ts'
import { balanceOf, house, totalOf } from '#server/ledger/accounts.ts'
import { settlePolls } from '#server/modules/poll/settle-job.ts'
import { createApp, type App } from '#server/app.ts'
import { testServer } from '#server/testing/hooks.ts'
import { addPoll, vote } from '#server/testing/scenes/polls.ts'
import { sandboxApp } from '../app.ts'
import { seedSandbox } from '../seed.ts'

const SITE = 'http://site.example'
const server = testServer({ config: { publicOrigin: SITE } })
let app: App
beforeEach(() => {
  app = createApp(server.deps, {
    handlers: [],
    mounts: [{ path: '/sandbox', app: sandboxApp(server.deps) }],
  })
})

const agent_id = 7
const press = async (name: string, form: Record<string, string>) => {
  const headers = { origin: SITE, accept: 'application/json' }
  const request = new Request(`${SITE}/sandbox/rewards/poll/${name}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
  })
  return (await app.fetch(request)).status
}
const page = async () => (await app.fetch(new Request(`${SITE}/sandbox/rewards`))).text()

it('EXTRA-8 a poll is closed, then announced, once each', async () => {
  const poll = await addPoll(server)
  const winner = await server.member()
  await vote(server, poll, winner, 2)
  const poll_id = poll.pollId
  const answer = { poll_id, choice_id: poll.choices[2]! }
  expect(await page()).toContain(`Close poll ${poll_id} now`)
  expect(await press('announce', answer)).toBe(404)
  expect(await press('close', { poll_id })).toBe(200)
  expect(await press('close', { poll_id })).toBe(404)
  expect(await page()).toContain(`Announce poll ${poll_id}`)
  expect(await press('announce', { poll_id, choice_id: '999' })).toBe(404)
  expect(await press('announce', answer)).toBe(200)
  expect(await press('announce', answer)).toBe(404)
  await settlePolls(server.deps)
  expect(await page()).toContain('announced, paid')
  const [wallet] = (await server.call(getWallets, {}, { as: winner })).data
  expect(wallet!.balance).toBe(100_00)
  expect(await totalOf(server.db)).toBe(0)
})

it('EXTRA-8 events lead to polls that run, and the winners before were really paid', async () => {
  await seedSandbox(server.db, server.deps)
  const events = (await server.call(getEvents, { agent_code: 'chokdee' })).data
  for (const { poll_id } of events)
    expect((await server.call(getPollConfig, { poll_id, agent_id })).data.state).toBe('open')
  expect((await server.call(getCurrentPoll, { agent_id })).data.poll_id).toBe('1')
  const { data: winners } = await server.call(getPollWinners, { poll_id: '1', agent_id })
  expect(winners.map(({ name, amount }) => [name, amount])).toEqual([
    ['pi•••21', 500_00],
    ['aek•••77', 500_00],
    ['mai•••03', 500_00],
  ])
  expect(await balanceOf(server.db, house.polls)).toBe(-1_500_00)
  const { data: stats } = await server.call(getPollStats, { poll_id: '1', agent_id })
  expect(stats.choices.map(({ votes }) => votes)).toEqual([3, 2, 1, 0])
  const rows = await server.db.select().from(polls)
  expect(rows.filter(({ settledAt }) => settledAt !== null)).toHaveLength(1)
  expect(rows.find(({ id }) => id === '1')!.closesAt - server.clock.now()).toBeGreaterThan(7 * 24 * hour)
  expect(await totalOf(server.db)).toBe(0)
})
