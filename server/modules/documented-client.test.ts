/**
 * A plain client, written from the table of calls in the specification alone: its paths, its fields, no key, nothing of
 * ours. It makes every write of that table once, each as a member would come to it, and the books stay right.
 */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { specCalls } from '#contracts/spec-calls.ts'
import { readConfig } from '../config.ts'
import { affiliateProgrammes } from '../db/schema/affiliate.ts'
import { members, wallets } from '../db/schema/member.ts'
import { operations } from '../db/schema/operations.ts'
import { sandboxMessages } from '../db/schema/sandbox.ts'
import { settableClock } from '../kit/clock.ts'
import { verifyLedger } from '../ledger/verify.ts'
import { sandboxWorld } from '#sandbox/world.ts'
import { bindWallet } from '../testing/bind-wallet.ts'
import type { TestMember } from '../testing/people.ts'
import { addQuest, addEvent } from '../testing/scenes/quests.ts'
import { openTestServer, TEST_START, type TestServer } from '../testing/test-server.ts'
import { addSpins, addWheel, creditPrize } from '../testing/scenes/wheels.ts'

const world = sandboxWorld(readConfig({ SANDBOX: '1', LOG_LEVEL: 'silent' }), settableClock(TEST_START))
let server: TestServer
// One world for the file: nobody is in the other's way.
beforeAll(async () => {
  server = await openTestServer({ services: world.services, seed: (deps) => world.seed(deps), ease: 1000 })
})
afterAll(() => server?.close())

// oxlint-disable-next-line typescript/no-explicit-any -- the client of the table knows no shapes
type Json = any
interface Said {
  status: number
  error: number
  message: string
  data: Json
  access_token?: string
}

const agent_code = 'chokdee'
const agent_id = 7

/** Every path that was written to, for the count at the end. */
const written = new Set<string>()

async function ask(method: string, path: string, fields: Json = {}, token?: string): Promise<Said> {
  const url = new URL(`http://localhost/api/${path}`)
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` })
  if (method === 'GET')
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value))
  else headers.set('content-type', 'application/json')
  const body = method === 'GET' ? null : JSON.stringify(fields)
  const response = await server.app.fetch(new Request(url, { method, headers, body }))
  return { ...((await response.json()) as Said), status: response.status }
}

const get = async (path: string, fields?: Json, token?: string): Promise<Json> =>
  (await ask('GET', path, fields, token)).data

/** A write that works. */
async function post(path: string, fields: Json, token?: string): Promise<Said> {
  written.add(path)
  const said = await ask('POST', path, fields, token)
  expect([path, said.status, said.error, said.error === 0 ? '' : said]).toEqual([path, 200, 0, ''])
  return said
}

async function login(username: string, password = 'chokdee2569'): Promise<string> {
  return (await post('login', { username, password, agent_code })).access_token!
}

/** The code of the last message. */
async function code(mobile: string): Promise<string> {
  const sent = await server.db.select().from(sandboxMessages).where(eq(sandboxMessages.recipient, mobile))
  return /\d{6}/.exec(sent.at(-1)!.body)![0]
}

const walletsOf = async (token: string): Promise<Json[]> => (await post('member/wallets', {}, token)).data
const mainOf = async (token: string) =>
  (await walletsOf(token)).find((one) => Number(one.wallet_type_id) === 1)
const satangOf = (baht: string) => Math.round(Number(baht) * 100)

/** The member as the arrangements of other tests know one. */
async function asTestMember(username: string): Promise<TestMember> {
  const [row] = await server.db.select().from(members).where(eq(members.username, username))
  const own = await server.db
    .select()
    .from(wallets)
    .where(eq(wallets.memberId, row!.id))
    .orderBy(wallets.position)
  return {
    id: row!.id,
    username,
    mobile: row!.mobile,
    password: '',
    token: '',
    sessionId: '',
    walletIds: own.map(({ id }) => id),
  }
}

async function booksAreRight() {
  expect((await verifyLedger(server.db)).faults).toEqual([])
  // Nothing is kept of a write that nobody can ask about.
  expect(await server.db.select().from(operations)).toEqual([])
}

it('registers, by SMS as the table has it, and forgets the password both ways', async () => {
  const [username, mobile, password] = ['newcomer1', '0899000111', 'first-secret-1']
  await post('check_account', { username, mobile, affiliate_code: '', agent_code })
  const { data: otp } = await post('request_otp', { username, mobile, type: 'register', agent_code })
  const verify = {
    username,
    mobile,
    otp_code: await code(mobile),
    otp_ref: otp.otp_ref,
    type: 'register',
    agent_code,
  }
  const { data: verified } = await post('verify_otp', verify)
  const registration = {
    username,
    mobile,
    password,
    affiliate_code: '',
    mode: 'bank',
    agent_code,
    know_us_id: 1,
    bank_id: null,
    bank_account_name: '',
    bank_account_no: '',
    otp_token: verified.otp_token,
  }
  const { data: registered } = await post('register', registration)
  expect(registered).toMatchObject({ username, password })

  const token = await login(username, password)
  await post('member/change_password', { old_password: password, new_password: 'second-secret-2' }, token)
  const account = { bank_id: 1, bank_account_name: 'ใจดี มาใหม่', bank_account_no: '1112223334' }
  const { data: given } = await post('member/update_sub_bank_account', account, token)
  expect(given).toMatchObject({ bank_account_no: '1112223334', status: 'main' })

  server.clock.advance(2 * 60_000)
  const again = await post('request_otp', { username: '', mobile, type: 'reset_password', agent_code })
  const proof = { username: '', mobile, otp_code: await code(mobile), otp_ref: again.data.otp_ref }
  const { data: proven } = await post('verify_otp', { ...proof, type: 'reset_password', agent_code })
  await post('reset_password', {
    mobile,
    otp_token: proven.otp_token,
    password: 'third-secret-3',
    agent_code,
  })
  await login(username, 'third-secret-3')

  server.clock.advance(2 * 60_000)
  const last = await post('request_otp', { username: '', mobile, type: 'reset_password', agent_code })
  await post('reset_password_v2', {
    mobile,
    otp_ref: last.data.otp_ref,
    otp_code: await code(mobile),
    password: 'fourth-secret-4',
    agent_code,
  })
  const fresh = await login(username, 'fourth-secret-4')
  expect((await get('get_user_info', {}, fresh)).user.username).toBe(username)
  await post('logout', {}, fresh)
  expect((await ask('GET', 'get_user_info', {}, fresh)).status).toBe(401)
  await booksAreRight()
})

it('stakes on a lottery, cancels, and shoots a number', async () => {
  const token = await login('hero')
  const before = satangOf((await mainOf(token)).balance)
  const lobby = await get('lotto/lobby', {}, token)
  const open = lobby.lotteries.filter((one: Json) => one.round?.state === 'open')
  const rooms: Json[] = await Promise.all(
    open.map((one: Json) => get('lotto/round', { round_id: one.round.round_id }, token)),
  )
  // The last to close: a bill can be cancelled until some time before.
  const room = rooms
    .filter((one) => one.cancel && one.kind === 'draw')
    .toSorted((a, b) => b.round.closes_at.localeCompare(a.round.closes_at))[0]
  const { round } = room
  const [rate] = (await get('lotto/rate', { round_id: round.round_id }, token)).filter(
    (one: Json) => one.bet_type === 'bottom2',
  )
  const bill = {
    agent_id,
    round_id: round.round_id,
    wallet_id: (await mainOf(token)).id,
    lines: [{ bet_type: rate.bet_type, number: '47', amount: '20.00' }],
  }
  const { data: checked } = await post('lotto/bill/validate', bill, token)
  expect(checked.lines[0].state).toBe('ok')
  const { data: placed } = await post('lotto/bill/create', bill, token)
  expect(placed.bill).toMatchObject({ state: 'pending', total: '20.00' })
  expect(satangOf((await mainOf(token)).balance)).toBe(before - 20_00)

  // Without a key a second request is a second bill.
  const { data: second } = await post('lotto/bill/create', bill, token)
  expect(second.bill.bill_id).not.toBe(placed.bill.bill_id)
  expect(satangOf((await mainOf(token)).balance)).toBe(before - 40_00)
  for (const { bill_id } of [placed.bill, second.bill])
    await post('lotto/bill/cancel', { agent_id, bill_id }, token)
  expect(satangOf((await mainOf(token)).balance)).toBe(before)
  expect((await get('lotto/bill/detail', { agent_id, bill_id: second.bill.bill_id }, token)).state).toBe(
    'cancelled',
  )

  const yeekee = rooms.find((one) => one.kind === 'yeekee')
  const { data: shot } = await post(
    'lotto/yeekee/shoot_number',
    { round_id: yeekee.round.round_id, number: '04711' },
    token,
  )
  expect(shot).toMatchObject({ number: '04711' })
  await booksAreRight()
})

it('places no bill of which a line is refused, though the client said nothing of what it saw', async () => {
  const token = await login('hero')
  const before = (await mainOf(token)).balance
  const lobby = await get('lotto/lobby', {}, token)
  const { round } = lobby.lotteries.find((one: Json) => one.round?.state === 'open')
  const line = { bet_type: 'bottom2', number: '47', amount: '20.00' }
  const bill = {
    agent_id,
    round_id: round.round_id,
    wallet_id: (await mainOf(token)).id,
    lines: [line, line],
  }
  const said = await ask('POST', 'lotto/bill/create', bill, token)
  expect([said.status, said.data.lines.map((one: Json) => one.state)]).toEqual([409, ['ok', 'duplicate']])
  expect((await mainOf(token)).balance).toBe(before)
})

it('deposits by QR, and takes a promotion', async () => {
  const token = await login('hero')
  const channels = await get('member/payment/channels', {}, token)
  const { channel_id, sub_channels } = channels.find((one: Json) => one.kind === 'qr')
  const sub_channel_id = sub_channels[0]?.sub_channel_id ?? ''
  const { data: order } = await post(
    'member/payment/generate_qr',
    { channel_id, sub_channel_id, amount: '100.00' },
    token,
  )
  expect((await get('member/payment/inquiry_status', { order_id: order.order_id }, token)).state).toBe(
    'waiting',
  )

  const free = (await get('promotion/list', {}, token)).find((one: Json) => Number(one.type_id) === 3)
  const wish = { promotion_id: free.promotion_agent_id, wallet_type_id: 1, transfer_amount: '0' }
  const malee = await login('malee')
  const { data: preview } = await post('promotion/preview', wish, malee)
  await post('promotion/redeem', wish, malee)
  expect((await mainOf(malee)).balance).toBe(preview.total_balance)
  await booksAreRight()
})

it('takes cashback', async () => {
  const ploy = await login('ploy')
  const day = (await get('cashback/loss/history', {}, ploy)).find((one: Json) => one.state === 'claimable')
  const { data: claimed } = await post('cashback/loss/claim', { cashback_id: day.cashback_id }, ploy)
  expect(claimed.amount).toBe(day.amount)
  await booksAreRight()
})

it('takes a part of the commission, and then all of it', async () => {
  await server.db.update(affiliateProgrammes).set({ minRedeem: satang(1_00) })
  const arisa = await login('arisa')
  await post('affiliate/network', {}, arisa)
  const redeemable = async () => satangOf((await get('affiliate/summary', {}, arisa)).redeemable)
  const balance = async () => satangOf((await mainOf(arisa)).balance)
  const [had, before] = [await redeemable(), await balance()]
  const more = { amount: (had / 100 + 1).toFixed(2) }
  expect(await ask('POST', 'affiliate/redeem', more, arisa)).toMatchObject({ status: 200, error: 1 })
  expect((await post('affiliate/redeem', { amount: '100.00' }, arisa)).data.amount).toBe('100.00')
  expect([await redeemable(), await balance()]).toEqual([had - 100_00, before + 100_00])
  expect(satangOf((await post('affiliate/redeem', {}, arisa)).data.amount)).toBe(had - 100_00)
  expect([await redeemable(), await balance()]).toEqual([0, before + had])
  await booksAreRight()
})

it('collects quests, trades points, votes', async () => {
  const narin = await login('narin1990')
  const done = { measure: 'mobile', goal: 1, unit: 'times', period: 'once' } as const
  const quest_id = await addQuest(server, done)
  await post('quest/redeem', { quest_id }, narin)
  const event_id = await addEvent(server)
  const ofEvent = await addQuest(server, { ...done, period: 'event', eventId: event_id })
  await post('event/quest', { event_id, quest_id: ofEvent }, narin)

  const points = Number((await post('member/points', {}, narin)).data.point)
  const items: Json[] = await get('redemption/list', {}, narin)
  const {
    item_id,
    points: price,
    reward,
  } = items.find((one) => one.reward.kind === 'credit' && Number(one.points) <= points)
  await post('redemption/calc', { item_id, quantity: 1 }, narin)
  const { data: redeemed } = await post(
    'redemption/redeem',
    { item_id, quantity: 1, ...(reward.turnover && { agreed_turnover: reward.turnover }) },
    narin,
  )
  expect(Number(redeemed.points_left)).toBe(points - Number(price))

  const { rows } = await server.db.execute<{ id: string }>(
    sql`select id::text from polls order by closes_at desc limit 1`,
  )
  const poll_id = rows[0]!.id
  const [choice] = (await get('poll/config', { poll_id, agent_id }, narin)).choices
  const { data: vote } = await post('poll/submit', { poll_id, choice_id: choice.choice_id }, narin)
  expect(vote.choice_id).toBe(choice.choice_id)
  await booksAreRight()
})

it('spins the wheel both ways, and collects a prize that had to wait', async () => {
  const narin = await login('narin1990')
  const { configs, free_spins } = await get('wheel/config', {}, narin)
  const { data: spun } = await post('wheel/spin', { stock_id: configs.stock_id }, narin)
  expect(Number(spun.free_spins)).toBeLessThanOrEqual(Number(free_spins) + 5)
  const { setting } = await get('wheel/config_v2', {}, narin)
  await post('wheel/spin_v2', { stock_id: setting.stock_id, tab: 2 }, narin)

  // The prize is credit with turnover, and the wallet is bound: it waits.
  const hero = await asTestMember('hero')
  const token = await login('hero')
  const stock_id = await addWheel(server.db, [creditPrize(100, 10_000, 3)])
  await addSpins(server.db, hero.id, 1)
  await bindWallet(server.db, hero, 0)
  const { data: waiting } = await post('wheel/spin', { stock_id }, token)
  expect(waiting.collected).toBe(false)
  await server.db.execute(sql`delete from wallet_promotions where member_id = ${hero.id}`)
  const { data: prize } = await post(
    'wheel/reward',
    { spin_id: waiting.spin_id, agreed_turnover: waiting.reward.turnover },
    token,
  )
  expect(prize.reward.amount).toBe('100.00')
  await booksAreRight()
})

it('plays: demo, wallets, link', async () => {
  const games: Json[] = await get('game/list', { category: 'slot', limit: 5 })
  const { game_id, provider_id, sub_provider_id, source } = games.find((one) => one.has_demo)
  const demo = { game_id, provider_id, is_mobile: true, source, agent_code }
  expect((await post('game/demo', demo)).data.link).toMatch(/^http/)
  const token = await login('hero')
  const { data: paying } = await post('game/wallets', { game_id, provider_id, sub_provider_id }, token)
  const launch = { wallet_id: paying[0].id, game_id, provider_id, is_mobile: false, source }
  expect((await post('game/link', launch, token)).data.link).toMatch(/^http/)
})

it('has made every write of the table by now', async () => {
  for (const path of ['agent/config', 'agent/bank_accounts', 'agent/true_money_accounts'])
    await post(path, { agent_code })
  const table = specCalls
    .filter((call) => call.startsWith('POST '))
    .map((call) => call.replace('POST /api/', ''))
  expect([...written].sort()).toEqual(table.sort())
})
