import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc, count, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getYeekeeList, getYeekeeLists, shootNumber, YEEKEE_RULES } from '#contracts/yeekee.ts'
import { CHAIN_ID, NUMBERS, SEED } from '#contracts/testing/yeekee-example.ts'
import { lottoRounds } from '../../db/schema/lotto.ts'
import { yeekeePrizes, yeekeeRounds, yeekeeShots } from '../../db/schema/yeekee.ts'
import { minute, second } from '../../kit/clock.ts'
import { policies } from '../../kit/rate-limit.ts'
import { balanceOf, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { errors } from '../../strings/errors.ts'
import { yeekeeMessages as words } from '../../strings/yeekee.ts'
import { requestFor } from '../../testing/call.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { addBill, addYeekeeRound } from '../../testing/scenes/yeekee.ts'
import { endWithoutResult } from '../lotto/announce.ts'
import { commitOf, fillerNumber, genesis, link } from '../lotto/yeekee-chain.ts'
import { closeYeekee } from './close.ts'
import { openYeekee } from '../lotto/yeekee-commit.ts'
import { yeekeeHandlers } from './handlers.ts'
import { closeDue } from './job.ts'
import { prizes, shooting } from './rules.ts'

const server = testServer({ handlers: yeekeeHandlers })

const open = () => addYeekeeRound(server.db, server.clock.now())
const shoot = (as: TestMember, round_id: string, number: string, key?: string) =>
  server.call(shootNumber, { round_id, number }, { as, ...(key ? { key } : {}) })
const list = (round_id: string, as?: TestMember, more: object = {}) =>
  server.call(getYeekeeList, { round_id, ...more }, as ? { as } : {})
const proofOf = async (round_id: string) => (await server.call(getYeekeeLists, { round_id })).data
const funded = () => server.member({ wallets: [{ balance: 1_000_00 }] })
const purse = (who: TestMember) => balanceOf(server.db, walletAccount(who.walletIds[0]!))
const end = () => closeDue(server.deps)

/** One member shoots each number, one pause after the other. */
async function shootAll(who: TestMember, round: string, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    expect((await shoot(who, round, number)).error).toBe(0)
    server.clock.advance(shooting.cooldown)
  }
}

const pastClose = () => server.clock.advance(10 * minute)

describe('LOTTO-1 the commitment', () => {
  it('is made with the round, and never made anew', async () => {
    const round = await open()
    const [before] = await server.db.select().from(yeekeeRounds)
    await openYeekee(server.db, { id: round, gameDay: '2026-10-16', roundNo: 42 })
    expect(await server.db.select().from(yeekeeRounds)).toEqual([before])
    const { data } = await list(round)
    expect(data).toMatchObject({
      chain_id: CHAIN_ID,
      rule_version: YEEKEE_RULES,
      count: 0,
      head: genesis(CHAIN_ID),
      commit: commitOf(SEED),
      shots: [],
    })
  })

  it('tells nobody the seed before the result', async () => {
    const round = await open()
    const member = await server.member()
    await shoot(member, round, '12345')
    pastClose()
    for (const reply of [await list(round, member), await server.call(getYeekeeLists, { round_id: round })])
      expect(reply.text).not.toContain(SEED)
    expect(await proofOf(round)).toBeNull()
  })
})

describe('LOTTO-1 shooting', () => {
  it('needs sign-in, and a round of this lottery', async () => {
    const round = await open()
    expect((await server.call(shootNumber, { round_id: round, number: '12345' })).status).toBe(401)
    const member = await server.member()
    expect((await shoot(member, '999', '12345')).status).toBe(404)
    expect((await list('999')).status).toBe(404)
  })

  it('answers a receipt whose head anybody can compute', async () => {
    const round = await open()
    const member = await server.member()
    const first = (await shoot(member, round, '48213')).data
    const now = server.clock.now()
    expect(first).toEqual({
      seq: 1,
      accepted_at: now,
      number: '48213',
      head: link(genesis(CHAIN_ID), 1, '48213'),
      next_shot_at: now + shooting.cooldown,
      shots_left: shooting.most - 1,
    })
    const other = (await shoot(await server.member(), round, '07751')).data
    expect(other).toMatchObject({ seq: 2, head: link(first.head, 2, '07751') })
    expect((await list(round)).data).toMatchObject({ count: 2, head: other.head })
  })

  it('the same key is the same shot', async () => {
    const round = await open()
    const member = await server.member()
    const first = await shoot(member, round, '00000', 'yeekee-key-of-test')
    const second = await shoot(member, round, '00000', 'yeekee-key-of-test')
    expect(second.text).toBe(first.text)
    expect((await list(round)).data.count).toBe(1)
  })

  it.each(['1234', '123456', '12a45', '๑๒๓๔๕', '-1234', ' 12345', 12345])(
    'takes five digits, not %j',
    async (number) => {
      const round = await open()
      const as = await server.member()
      const request = requestFor(shootNumber, { round_id: round, number }, { as })
      const response = await server.app.fetch(request)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ data: { fields: { number: errors.field.format } } })
      expect((await list(round)).data.count).toBe(0)
    },
  )

  it('before and after its window it says so, and keeps nothing', async () => {
    const round = await open()
    const member = await server.member()
    server.clock.advance(-5 * minute - 1)
    expect(await shoot(member, round, '12345')).toMatchObject({ error: 1, message: words.notYet })
    server.clock.advance(1)
    expect((await shoot(member, round, '12345')).error).toBe(0)
    server.clock.advance(15 * minute - 1)
    expect((await shoot(member, round, '12345')).error).toBe(0)
    server.clock.advance(1)
    expect(await shoot(member, round, '12345')).toMatchObject({ error: 1, message: words.over })
    await end()
    expect(await shoot(member, round, '12345')).toMatchObject({ error: 1, message: words.over })
    const { data } = await list(round, member)
    expect(data.count).toBe(2 + 14)
  })

  it('a pause between two shots: 429 with the seconds left, and the same key is good after it', async () => {
    const round = await open()
    const member = await server.member()
    await shoot(member, round, '11111')
    server.clock.advance(3 * second + 1)
    const early = await shoot(member, round, '22222', 'the-early-key-of-test')
    expect(early).toMatchObject({ status: 429, message: words.coolDown(7), data: { retry_after: 7 } })
    expect(early.headers.get('retry-after')).toBe('7')
    expect((await list(round, member)).data.next_shot_at).toBe(
      server.clock.now() - 3 * second - 1 + shooting.cooldown,
    )
    server.clock.advance(7 * second)
    expect((await shoot(member, round, '22222', 'the-early-key-of-test')).data.seq).toBe(2)
  })

  it('a crowd behind one address is held up, others are not', async () => {
    const round = await open()
    const [here, there] = [await server.member(), await server.member()]
    const ip = '203.0.113.9'
    const [{ most }] = policies.shotAddress.windows
    for (let i = 0; i < most; i++)
      await server.deps.limits.take([{ policy: policies.shotAddress, subject: ip }])
    const wish = { round_id: round, number: '12345' }
    expect((await server.call(shootNumber, wish, { as: here, ip })).status).toBe(429)
    expect((await server.call(shootNumber, wish, { as: there, ip: '203.0.113.10' })).error).toBe(0)
  })

  it('no more than the round allows a member, others still may', async () => {
    const round = await open()
    const [member, other] = [await server.member(), await server.member()]
    const head = '0'.repeat(64)
    const past = Array.from({ length: shooting.most }, (_, index) => ({
      roundId: round,
      seq: index + 1,
      memberId: member.id,
      number: '00000',
      head,
      acceptedAt: server.clock.now() - minute,
    }))
    await server.db.insert(yeekeeShots).values(past)
    await server.db.update(yeekeeRounds).set({ shots: shooting.most, head })
    expect(await shoot(member, round, '12345')).toMatchObject({
      error: 1,
      message: words.allUsed(shooting.most),
    })
    expect((await list(round, member)).data.shots_left).toBe(0)
    expect((await shoot(other, round, '12345')).data.seq).toBe(shooting.most + 1)
  })

  it('a hundred members at once: each a place of their own, one unbroken chain', async () => {
    const round = await open()
    const members = []
    for (let i = 0; i < 100; i++) members.push(await server.member())
    const receipts = await Promise.all(
      members.map((member, index) => shoot(member, round, String(index).padStart(5, '0'))),
    )
    const taken = receipts.map(({ data }) => data).toSorted((a, b) => a.seq - b.seq)
    expect(taken.map(({ seq }) => seq)).toEqual(members.map((_, index) => index + 1))
    let head = genesis(CHAIN_ID)
    for (const { seq, number, head: told } of taken) {
      head = link(head, seq, number)
      expect(told).toBe(head)
    }
    expect((await list(round)).data).toMatchObject({ count: 100, head })
  }, 60_000)
})

describe('LOTTO-1 the house', () => {
  it('has no way to shoot: shots come from a member’s session, or are derived after the end', () => {
    const root = join(import.meta.dirname, '../../..')
    const users = (word: string) =>
      globSync('{server,sandbox}/**/*.ts', { cwd: root })
        .filter((file) => !/\.test\.ts$|^server\/testing\//.test(file))
        .filter((file) => readFileSync(join(root, file), 'utf8').includes(word))
        .toSorted()
    const here = (...files: string[]) => files.map((file) => `server/modules/yeekee/${file}.ts`)
    expect(users('yeekeeShots')).toEqual(['server/db/schema/yeekee.ts', ...here('parts/shots')])
    expect(users('appendShots')).toEqual(here('parts/fill', 'parts/shoot', 'parts/shots'))
    expect(users("/shoot.ts'")).toEqual(here('handlers'))
    expect(users("/fill.ts'")).toEqual(here('close'))
  })

  it('puts in no shot before the end, and none at all when enough members shot', async () => {
    const round = await open()
    await shootAll(await server.member(), round, NUMBERS.slice(0, 16))
    const byMembers = async () =>
      (await server.db.select().from(yeekeeShots)).filter((shot) => shot.memberId !== null).length
    expect([await byMembers(), (await list(round)).data.count]).toEqual([16, 16])
    pastClose()
    await end()
    expect([await byMembers(), (await proofOf(round))!.shots.length]).toEqual([16, 16])
  })
})

describe('LOTTO-1 the live list', () => {
  it('is newest first and masked; own numbers are whole', async () => {
    const round = await open()
    const [malee, somchai] = [
      await server.member({ username: 'malee' }),
      await server.member({ username: 'somchai2540' }),
    ]
    await shoot(malee, round, '48213')
    await shoot(somchai, round, '07751')
    const { data } = await list(round, malee)
    expect(data.shots).toMatchObject([
      { seq: 2, digits: '07***', name: 'som•••40', mine: false },
      { seq: 1, digits: '48213', name: 'm•••e', mine: true },
    ])
    const visitor = await list(round)
    expect(visitor.data.shots.map(({ digits }) => digits)).toEqual(['07***', '48***'])
    expect(visitor.data).toMatchObject({ shots_left: 0, next_shot_at: null, cooldown: 10 })
    expect(visitor.text).not.toMatch(/48213|07751|malee|somchai/)
  })

  it('pages forward without a hole, and back', async () => {
    const round = await open()
    await shootAll(await server.member(), round, NUMBERS.slice(0, 10))
    const seqs = async (more: object) => (await list(round, undefined, more)).data.shots.map(({ seq }) => seq)
    expect(await seqs({})).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(await seqs({ limit: 3 })).toEqual([10, 9, 8])
    expect(await seqs({ before_seq: 8, limit: 3 })).toEqual([7, 6, 5])
    expect(await seqs({ after_seq: 4, limit: 3 })).toEqual([7, 6, 5])
    expect(await seqs({ after_seq: 7, limit: 3 })).toEqual([10, 9, 8])
    expect(await seqs({ after_seq: 10 })).toEqual([])
    expect(await seqs({ limit: 0 })).toEqual([10])
  })

  it('says what may be won, and for what stake', async () => {
    const { data } = await list(await open())
    expect(data).toMatchObject({ min_stake: prizes.minStake, prizes: [{ rank: 1 }, { rank: 16 }] })
  })
})

describe('LOTTO-1 the end of a round', () => {
  it('is that of the worked example, announced and proven', async () => {
    const round = await open()
    const [one, two] = [await server.member(), await server.member()]
    for (const [index, number] of NUMBERS.entries()) {
      await shoot(index % 2 ? one : two, round, number)
      server.clock.advance(shooting.cooldown / 2)
    }
    expect(await end()).toBe(0)
    pastClose()
    expect(await end()).toBe(1)
    const [row] = await server.db.select().from(lottoRounds)
    expect(row).toMatchObject({
      state: 'resulted',
      top3: '750',
      bottom2: '62',
      prizes: [{ key: 'yeekee', numbers: ['62750'] }],
      announcedAt: server.clock.now(),
    })
    const proof = (await proofOf(round))!
    expect(proof).toMatchObject({
      chain_id: CHAIN_ID,
      commit: commitOf(SEED),
      server_seed: SEED,
      head: '0738072911551e3fe19ad187315ee5f5a717e714a469fc1c99273140c92c75cb',
      sum: 923_958,
      rank16_seq: 5,
      rank16_number: '61208',
      difference: 862_750,
      top3: '750',
      bottom2: '62',
      prizes: [],
    })
    expect(proof.shots.map(({ number }) => number)).toEqual(NUMBERS)
    expect(proof.shots.some(({ filler }) => filler)).toBe(false)
    const { data } = await list(round)
    expect(data.shots[0]).toMatchObject({ seq: 20, digits: '29673' })
  })

  it('with fewer than sixteen shots: the rest is derived from the seed, after the members’ own, and marked', async () => {
    const round = await open()
    await shootAll(await server.member(), round, NUMBERS.slice(0, 3))
    const before = (await list(round)).data.head
    pastClose()
    await end()
    const { shots, head } = (await proofOf(round))!
    expect(shots.map(({ filler }) => filler)).toEqual([
      ...Array<boolean>(3).fill(false),
      ...Array<boolean>(13).fill(true),
    ])
    const derived = Array.from({ length: 13 }, (_, index) => fillerNumber(SEED, CHAIN_ID, index + 1))
    expect(shots.slice(3).map(({ number }) => number)).toEqual(derived)
    expect(derived.reduce((at, number, index) => link(at, 4 + index, number), before)).toBe(head)
    const stored = await server.db.select().from(yeekeeShots).orderBy(asc(yeekeeShots.seq))
    expect(stored.map(({ seq, number }) => [seq, number])).toEqual(
      shots.map((shot) => [shot.seq, shot.number]),
    )
    expect((await list(round)).data).toMatchObject({ count: 16, head })
    expect(new Set(shots.slice(3).map(({ name }) => name))).toEqual(new Set([words.filler]))
  })

  it('nobody shot at all: sixteen derived numbers, a result, and no prize', async () => {
    const round = await open()
    pastClose()
    await end()
    const proof = (await proofOf(round))!
    expect(proof.shots).toHaveLength(16)
    expect(proof.rank16_seq).toBe(1)
    expect(proof.prizes).toEqual([])
  })

  it('runs twice, and at once, to the same end', async () => {
    const round = await open()
    const who = await funded()
    await addBill(server.db, who, round, 100_00)
    await shootAll(who, round, NUMBERS.slice(0, 16))
    pastClose()
    const ends = await Promise.all([end(), end(), end()])
    expect(ends.reduce((sum, ended) => sum + ended, 0)).toBe(1)
    expect(await end()).toBe(0)
    expect(await server.db.select().from(yeekeePrizes)).toHaveLength(2)
    expect(await purse(who)).toBe(1_000_00 + 2 * 20_00)
  })

  it('cut off before it was written, nothing of it happened; the next run does it whole', async () => {
    const round = await open()
    const who = await funded()
    await addBill(server.db, who, round, 100_00)
    await shootAll(who, round, ['11111'])
    pastClose()
    // The last statement of the transaction fails: everything before it is undone.
    await server.db.execute(sql`alter table yeekee_rounds add constraint cut check (proof is null)`)
    expect(await end()).toBe(0)
    const [row] = await server.db.select().from(lottoRounds)
    expect(row!.state).toBe('open')
    expect(await server.db.select({ shots: count() }).from(yeekeeShots)).toEqual([{ shots: 1 }])
    expect(await purse(who)).toBe(1_000_00)
    await server.db.execute(sql`alter table yeekee_rounds drop constraint cut`)
    expect(await end()).toBe(1)
    expect(await purse(who)).toBe(1_020_00)
  })

  it('late, after hours without a server: every round that is due, and one that fails holds none up', async () => {
    const now = server.clock.now()
    const rounds = [
      await open(),
      await addYeekeeRound(server.db, now, 43),
      await addYeekeeRound(server.db, now, 44),
    ]
    await server.db.execute(
      sql`alter table yeekee_shots add constraint cut check (round_id <> ${sql.raw(rounds[1]!)})`,
    )
    server.clock.advance(300 * minute)
    expect(await end()).toBe(2)
    await server.db.execute(sql`alter table yeekee_shots drop constraint cut`)
    expect(await proofOf(rounds[1]!)).toBeNull()
    expect(await end()).toBe(1)
    for (const round of rounds) expect(await proofOf(round)).not.toBeNull()
  })

  it('a round that ended without a result is left alone, and takes no shot', async () => {
    const round = await open()
    const member = await server.member()
    await endWithoutResult(server.db, { roundId: round, state: 'voided', now: server.clock.now() })
    expect(await shoot(member, round, '12345')).toMatchObject({ error: 1, message: words.ended })
    pastClose()
    expect(await end()).toBe(0)
    expect(await closeYeekee(server.db, round, server.clock.now())).toBe(false)
    expect(await proofOf(round)).toBeNull()
  })
})

describe('LOTTO-1 prizes of the newest and the sixteenth shot', () => {
  it('go to the wallet that played, to both ranks, by the ledger', async () => {
    const round = await open()
    const [oldest, newest] = [await funded(), await funded()]
    await addBill(server.db, oldest, round, 60_00)
    await addBill(server.db, oldest, round, 40_00)
    await addBill(server.db, newest, round, 500_00)
    await shootAll(oldest, round, NUMBERS.slice(0, 15))
    await shootAll(newest, round, [NUMBERS[15]!])
    pastClose()
    await end()
    expect(await purse(oldest)).toBe(1_020_00)
    expect(await purse(newest)).toBe(1_020_00)
    const { prizes: won } = (await proofOf(round))!
    expect(won).toMatchObject([
      { rank: 1, seq: 16, amount: 20_00 },
      { rank: 16, seq: 1, amount: 20_00 },
    ])
    expect(await totalOf(server.db)).toBe(0)
    expect((await verifyLedger(server.db)).faults).toEqual([])
  })

  it.each([
    ['no stake', []],
    ['a satang too little', [[99_99, 'pending']]],
    [
      'a stake that was cancelled',
      [
        [60_00, 'pending'],
        [500_00, 'cancelled'],
      ],
    ],
  ] as const)('not to somebody with %s', async (_, bills) => {
    const round = await open()
    const who = await funded()
    for (const [total, state] of bills) await addBill(server.db, who, round, total, state)
    await shootAll(who, round, NUMBERS.slice(0, 16))
    pastClose()
    await end()
    expect(await purse(who)).toBe(1_000_00)
    expect((await proofOf(round))!.prizes).toEqual([])
  })

  it('a stake in another round does not count', async () => {
    const round = await open()
    const other = await addYeekeeRound(server.db, server.clock.now(), 43)
    const who = await funded()
    await addBill(server.db, who, other, 500_00)
    await shootAll(who, round, NUMBERS.slice(0, 16))
    pastClose()
    await end()
    expect(await purse(who)).toBe(1_000_00)
  })
})
