/**
 * Each write of the site is made once on the reference server, as a member comes to it; whatever the member can read is
 * read before and after. A reply that differs must be of a read that the write's list names.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allEndpoints, type EndpointName } from '#contracts/all.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { members } from '#server/db/schema/member.ts'
import { readConfig } from '#server/config.ts'
import { settableClock } from '#server/kit/clock.ts'
import { openSession } from '#server/kit/identity/sessions.ts'
import type { LineClient } from '#server/kit/services/line.ts'
import { miniQr } from '#server/modules/payment/mini-qr.ts'
import { SLIP_AFTER } from '#server/modules/payment/rules.ts'
import { bindWallet } from '#server/testing/bind-wallet.ts'
import { requestFor } from '#server/testing/call.ts'
import { neverIdle } from '#server/testing/people.ts'
import { addEvent, addQuest } from '#server/testing/scenes/quests.ts'
import { addSpins, addWheel, creditPrize } from '#server/testing/scenes/wheels.ts'
import { openTestServer, TEST_START, type TestServer } from '#server/testing/test-server.ts'
import { play } from '#sandbox/bank/pay.ts'
import { slipPng } from '#sandbox/bank/slip-png.ts'
import { SANDBOX_PASSWORD } from '#sandbox/sentinels.ts'
import { sandboxWorld } from '#sandbox/world.ts'
import { affected, type AffectingName, happenings, written } from './affected.ts'
import { ofAnybody, ofMember } from './query-key.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- replies as they are on the wire
type Json = any

/** An ID token is the person's sub. */
const line: LineClient = {
  exchange: ({ code }) => Promise.resolve(code),
  verify: ({ idToken }) => Promise.resolve({ sub: idToken, name: 'Malee', picture: '' }),
  deauthorize: () => Promise.resolve(),
}

const world = sandboxWorld(readConfig({ SANDBOX: '1', LOG_LEVEL: 'silent' }), settableClock(TEST_START))
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({
    services: { ...world.services, line },
    seed: (deps) => world.seed(deps),
    keepAs: 'sandbox',
    ease: 1000,
  })
})
afterAll(() => server?.close())

const endpointOf = (name: EndpointName): Endpoint => allEndpoints.find((one) => one.name === name)!

async function ask(name: EndpointName, input: Json, token: string): Promise<Json> {
  const response = await server.app.fetch(requestFor(endpointOf(name), input, { as: token }))
  const { message: _, ...reply }: Json = await response.json()
  return { status: response.status, ...reply }
}

async function tokenOf(username: string): Promise<string> {
  const [member] = await server.db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.username, username))
  const token = await openSession(server.db, { memberId: member!.id, now: server.clock.now() })
  await neverIdle(server.db, token)
  return token
}

const agent_id = 7
const paged = { page: 1, limit: 20 }

/** What the site keeps of a member, as it asks for it; beside what is asked about one thing only. */
const reads: readonly (readonly [EndpointName, object])[] = [
  ['account.profile', {}],
  ['account.sessions', {}],
  ['affiliate.network', { level: 1, ...paged }],
  ['affiliate.summary', {}],
  ['affiliate.transactionsV2', paged],
  ['auth.userInfo', {}],
  ['bill.list', { agent_id, ...paged }],
  ['bill.news', { seen: [] }],
  ['bill.sets', {}],
  ['cashback.lossHistory', paged],
  ['cashback.turnoverHistory', paged],
  ['coupon.history', paged],
  ['game.lobby', { lobby_key: 'last', agent_code: 'chokdee' }],
  ['inbox.list', { limit: 20 }],
  ['lotto.lobby', { agent_code: 'chokdee' }],
  ['lotto.results', { agent_id, mine: true, ...paged }],
  ['member.pointHistory', paged],
  ['member.points', {}],
  ['member.rewardsSummary', {}],
  ['member.wallets', {}],
  ['payment.channels', {}],
  ['payment.orders', { limit: 20 }],
  ['payment.qrcodeInfo', {}],
  ['promotion.active', {}],
  ['promotion.ended', paged],
  ['promotion.list', {}],
  ['protection.changes', {}],
  ['protection.get', {}],
  ['quest.checkin', {}],
  ['quest.history', paged],
  ['quest.list', {}],
  ['redemption.history', paged],
  ['redemption.list', {}],
  ['statement.list', paged],
  ['statement.summary', {}],
  ['wheel.board', {}],
  ['wheel.configV2', {}],
  ['wheel.fairness', {}],
  ['wheel.history', paged],
  ['withdraw.list', paged],
  ['withdraw.options', {}],
]

const made = new Set<AffectingName>()

/** Makes a write that works, and holds what it changed against its list. `also`: reads about one thing. */
async function expectWrite(
  name: AffectingName,
  input: Json,
  token: string,
  also: readonly (readonly [EndpointName, object])[] = [],
): Promise<Json> {
  const look = async () => {
    const seen: Record<string, unknown> = {}
    for (const [read, asked] of [...reads, ...also]) seen[read] = await ask(read, asked, token)
    return seen
  }
  server.clock.advance(1000)
  const before = await look()
  const said = await ask(name, input, token)
  expect([name, said.status, said.error, said.error === 0 || said]).toEqual([name, 200, 0, true])
  const after = await look()
  const changed = Object.keys(after).filter(
    (read) => JSON.stringify(after[read]) !== JSON.stringify(before[read]),
  )
  const listed: readonly string[] = affected[name]
  expect([name, changed.filter((read) => !listed.includes(read))]).toEqual([name, []])
  expect([name, changed.length > 0]).toEqual([name, true])
  made.add(name)
  return said.data
}

const walletOf = async (token: string, nth = 0) => (await ask('member.wallets', {}, token)).data[nth].id

it('bills and shots', async () => {
  const hero = await tokenOf('hero')
  const lobby = (await ask('lotto.lobby', { agent_code: 'chokdee' }, hero)).data
  const rooms: Json[] = []
  for (const { round } of lobby.lotteries)
    if (round?.state === 'open')
      rooms.push((await ask('lotto.round', { round_id: round.round_id }, hero)).data)
  const room = rooms
    .filter((one) => one.cancel && one.kind === 'draw')
    .toSorted((a, b) => b.round.closes_at.localeCompare(a.round.closes_at))[0]
  const { round_id } = room.round
  const about = [
    ['lotto.round', { round_id }],
    ['lotto.limit', { round_id }],
    ['lotto.rate', { round_id }],
    ['lotto.rule', { round_id }],
  ] as const
  const lines = [{ bet_type: 'bottom2', number: '47', amount: '20.00' }]
  const bill = { agent_id, round_id, wallet_id: await walletOf(hero), lines }
  const placed = await expectWrite('bill.create', bill, hero, about)
  const { bill_id } = placed.bill
  await expectWrite('bill.cancel', { agent_id, bill_id }, hero, [
    ...about,
    ['bill.detail', { agent_id, bill_id }],
  ])

  const yeekee = rooms.find((one) => one.kind === 'yeekee').round.round_id
  await expectWrite('yeekee.shoot', { round_id: yeekee, number: '04711' }, hero, [
    ['yeekee.list', { round_id: yeekee }],
    ['lotto.round', { round_id: yeekee }],
  ])
})

it('deposits, withdrawals, moves between wallets', async () => {
  const hero = await tokenOf('hero')
  const channels: Json[] = (await ask('payment.channels', {}, hero)).data
  const open = async (kind: 'qr' | 'transfer', name: 'payment.generateQr' | 'payment.createOrder') => {
    const { channel_id, sub_channels } = channels.find((one) => (one.kind === 'qr') === (kind === 'qr'))
    const info = [['payment.info', { channel_id }]] as const
    const sub = kind === 'qr' && { sub_channel_id: sub_channels[0]?.sub_channel_id ?? '' }
    const { order_id } = await expectWrite(name, { channel_id, amount: '100.00', ...sub }, hero, info)
    return { order_id, about: [...info, ['payment.inquiryStatus', { order_id }]] as const }
  }
  for (const [kind, name] of [
    ['qr', 'payment.generateQr'],
    ['transfer', 'payment.createOrder'],
  ] as const) {
    const { order_id, about } = await open(kind, name)
    await expectWrite('payment.cancelOrder', { order_id }, hero, about)
  }

  const narin = await tokenOf('narin1990')
  const [to, from] = [await walletOf(narin), await walletOf(narin, 1)]
  await expectWrite('wallet.transfer', { from_wallet_id: from, to_wallet_id: to, amount: '20.00' }, narin)

  const { wallets, bank_accounts } = (await ask('withdraw.options', {}, narin)).data
  const wallet_id = wallets.find((one: Json) => Number(one.withdrawable) >= 200).wallet_id
  await expectWrite(
    'withdraw.create',
    { wallet_id, bank_account_id: bank_accounts[0].id, amount: '200.00' },
    narin,
  )
})

it('promotions, coupons, cashback, commission', async () => {
  const malee = await tokenOf('malee')
  const offers: Json[] = (await ask('promotion.list', {}, malee)).data
  const free = offers.find((one) => Number(one.type_id) === 3)
  const wish = { promotion_id: free.promotion_agent_id, wallet_type_id: 1, transfer_amount: '0' }
  await expectWrite('promotion.redeem', wish, malee)
  const [active] = (await ask('promotion.active', {}, malee)).data
  const { wallet_id, promotion_id, cancel_forfeit } = active
  await expectWrite('promotion.cancel', { wallet_id, promotion_id, expected_forfeit: cancel_forfeit }, malee)

  for (const code of ['LOYKRATHONG', 'POINTS100']) await expectWrite('coupon.redeem', { code }, malee)
  await expectWrite('coupon.redeem', { code: 'CHOKDEE2569', agreed_turnover: '150.00' }, malee)

  const ploy = await tokenOf('ploy')
  const periods: Json[] = (await ask('cashback.lossHistory', {}, ploy)).data
  const { cashback_id } = periods.find((one) => one.state === 'claimable')
  await expectWrite('cashback.claim', { cashback_id }, ploy)

  const arisa = await tokenOf('arisa')
  const { redeemable } = (await ask('affiliate.summary', {}, arisa)).data
  await expectWrite('affiliate.redeem', { expected_amount: redeemable }, arisa)
})

it('quests, points, votes, the wheel', async () => {
  const narin = await tokenOf('narin1990')
  const done = { measure: 'mobile', goal: 1, unit: 'times', period: 'once' } as const
  await expectWrite('quest.redeem', { quest_id: await addQuest(server, done) }, narin)
  const event_id = await addEvent(server)
  const quest_id = await addQuest(server, { ...done, period: 'event', eventId: event_id })
  await expectWrite('quest.event', { event_id, quest_id }, narin)
  await expectWrite('quest.doCheckin', {}, narin)

  const { point } = (await ask('member.points', {}, narin)).data
  const items: Json[] = (await ask('redemption.list', {}, narin)).data
  const { item_id, reward } = items.find(
    (one) => one.reward.kind === 'credit' && Number(one.points) <= Number(point),
  )
  const agreed = reward.turnover ? { agreed_turnover: reward.turnover } : {}
  await expectWrite('redemption.redeem', { item_id, quantity: 1, ...agreed }, narin)

  const { rows } = await server.db.execute<{ id: string }>(
    sql`select id::text from polls order by closes_at desc limit 1`,
  )
  const poll = { poll_id: rows[0]!.id, agent_id }
  const [choice] = (await ask('poll.config', poll, narin)).data.choices
  await expectWrite('poll.submit', { poll_id: poll.poll_id, choice_id: choice.choice_id }, narin, [
    ['poll.checkQuota', { poll_id: poll.poll_id }],
    ['poll.config', poll],
    ['poll.current', { agent_id }],
    ['poll.quota', { poll_id: poll.poll_id }],
    ['poll.stats', poll],
    ['poll.winners', poll],
  ])

  const { setting } = (await ask('wheel.configV2', {}, narin)).data
  await expectWrite('wheel.spinV2', { stock_id: setting.stock_id, tab: 1 }, narin)
  await expectWrite('wheel.rotateSeed', { client_seed: 'chosen-by-narin' }, narin)
})

it('LINE, the second bank account', async () => {
  const password = SANDBOX_PASSWORD
  const malee = await tokenOf('malee')
  await expectWrite('account.linkLine', { password, id_token: 'U-malee' }, malee)
  await expectWrite('account.unlinkLine', { password }, malee)

  const arisa = await tokenOf('arisa')
  const { bank_account_name } = (await ask('auth.userInfo', {}, arisa)).data.bank_accounts[0]
  await expectWrite(
    'account.updateSubBankAccount',
    { bank_id: 5, bank_account_name, bank_account_no: '0000007061', password },
    arisa,
  )
})

it('limits of the member', async () => {
  const malee = await tokenOf('malee')
  const which = { kind: 'deposit', period: 'day' }
  await expectWrite('protection.decline', {}, malee)
  await expectWrite('protection.setLimit', { ...which, amount: '500.00' }, malee)
  await expectWrite('protection.setLimit', { ...which, amount: '900.00' }, malee)
  await expectWrite('protection.withdrawChange', which, malee)
  await expectWrite('protection.setLimit', { ...which, amount: '900.00' }, malee)
  server.clock.advance(86_400_000)
  await expectWrite('protection.confirmLimit', which, malee)
})

it('a slip for what the bank never told of', async () => {
  const hero = await tokenOf('hero')
  const { channel_id, sub_channels } = (await ask('payment.channels', {}, hero)).data.find(
    (one: Json) => one.kind === 'qr',
  )
  const sub_channel_id = sub_channels[0]?.sub_channel_id ?? ''
  const wish = { channel_id, sub_channel_id, amount: '100.00' }
  const { order_id } = (await ask('payment.generateQr', wish, hero)).data
  server.clock.advance(SLIP_AFTER)
  const [bankCode = '', ref = ''] = (await play(server.deps, order_id, 'silent'))![0]!.split(':')
  const mini_qr = miniQr({ bankCode, ref })
  await expectWrite(
    'payment.sendSlip',
    { order_id, image: slipPng(mini_qr).toString('base64'), mini_qr },
    hero,
    [
      ['payment.info', { channel_id }],
      ['payment.inquiryStatus', { order_id }],
    ],
  )
})

it('a prize that had to wait for a wallet', async () => {
  const hero = await tokenOf('hero')
  const [member] = await server.db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.username, 'hero'))
  const stock_id = await addWheel(server.db, [creditPrize(100, 10_000, 3)])
  await addSpins(server.db, member!.id, 1)
  await bindWallet(server.db, { id: member!.id, walletIds: [await walletOf(hero)] }, 0)
  const waiting = (await ask('wheel.spinV2', { stock_id, tab: 1 }, hero)).data
  await server.db.execute(sql`delete from wallet_promotions where member_id = ${member!.id}`)
  await expectWrite(
    'wheel.reward',
    { spin_id: waiting.spin_id, agreed_turnover: waiting.reward.turnover },
    hero,
  )
})

it('breaks, and the end of an account', async () => {
  const protection = [['protection.get', {}]] as const
  await expectWrite('protection.timeOut', { length: 'day' }, await tokenOf('fon'), protection)
  await expectWrite('protection.selfExclusion', { length: 'open' }, await tokenOf('boy'), protection)
  await expectWrite('protection.close', {}, await tokenOf('nid'), protection)
  const young = { birth_date: '2010-05-14' }
  await expectWrite('protection.tellBirthday', young, await tokenOf('malee'), protection)
})

it('has made every write by now', () => {
  expect([...made].toSorted()).toEqual(Object.keys(affected).toSorted())
})

const lists = Object.entries({ ...affected, ...happenings }) as [string, readonly EndpointName[]][]

it.each(lists)('%s: where a balance is fetched again, it is wherever it is shown', (_, names) => {
  const shown: EndpointName[] = ['game.wallets', 'lotto.round', 'statement.export', 'withdraw.options']
  expect(names.includes('member.wallets') ? shown.filter((name) => !names.includes(name)) : []).toEqual([])
  // Many wait for these at once: who they are is never changed by play.
  expect(names.length).toBeLessThan(reads.length)
})

it('fetches again what is named, of member and visitor, and nothing else', async () => {
  const client = new QueryClient()
  const keys = [
    ofMember('member.wallets'),
    ofMember('bill.list', { state: 'pending' }),
    ofAnybody('lotto.limit', '7'),
    ofMember('bill.validate', {}),
    ofMember('account.sessions'),
    ofAnybody('agent.config'),
  ]
  for (const key of keys) client.setQueryData(key, {})
  await written(client, 'bill.create')
  const old = keys.filter((key) => client.getQueryState(key)?.isInvalidated)
  expect(old).toEqual(keys.slice(0, 3))
})

it('nobody else makes everything of the member old', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const)
  const all = files.filter(([, text]) => /invalidateQueries\(\s*(\{\s*queryKey: memberKey\b|\))/.test(text))
  // Pulled by the member, and a session that came back.
  expect(all.map(([file]) => file).toSorted()).toEqual([
    'app/session/renew-session.ts',
    'pages/member/MemberPage.tsx',
  ])
  const inventing = files.filter(([, text]) => /queryKey: \[/.test(text)).map(([file]) => file)
  expect(inventing).toEqual([])
})
