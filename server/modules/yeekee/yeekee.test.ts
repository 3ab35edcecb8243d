import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { getYeekeeLists, shootNumber, YEEKEE_RULES } from '#contracts/yeekee.ts'
import { CHAIN_ID, NUMBERS, SEED } from '#contracts/testing/yeekee-example.ts'
import { lottoRounds } from '../../db/schema/lotto.ts'
import { yeekeeDays, yeekeeRounds, yeekeeShots } from '../../db/schema/yeekee.ts'
import { minute, second } from '../../kit/clock.ts'
import { valueAt } from '../../kit/services/beacon.ts'
import { maskName } from '../../kit/mask-name.ts'
import { policies } from '../../kit/rate-limit.ts'
import { errors } from '../../strings/errors.ts'
import { yeekeeMessages as words } from '../../strings/yeekee.ts'
import { testChain } from '../../testing/beacon.ts'
import { requestFor } from '../../testing/call.ts'
import { testServer } from '../../testing/hooks.ts'
import { addYeekeeRound } from '../../testing/scenes/yeekee.ts'
import { yeekeeRoom } from '../../testing/scenes/yeekee-room.ts'
import { commitOf, genesis, link, seedBefore, tagOf } from '../lotto/yeekee-chain.ts'
import { openYeekee, seedOf } from '../lotto/yeekee-commit.ts'
import { yeekeeHandlers } from './handlers.ts'
import { prizes, shooting } from './rules.ts'

const server = testServer({ handlers: yeekeeHandlers })

const { open, shoot, list, proofOf, end, pastClose, shootAll } = yeekeeRoom(server)

describe('LOTTO-1 the commitment', () => {
  it('is made with the round, and never made anew', async () => {
    const round = await open()
    const [before] = await server.db.select().from(yeekeeRounds)
    const [row] = await server.db.select().from(lottoRounds)
    await openYeekee(server.db, [row!], { prefix: 'YK', rounds: 88, draw: { beacon: testChain } })
    expect(await server.db.select().from(yeekeeRounds)).toEqual([before])
    const { data } = await list(round)
    expect(data).toMatchObject({
      chain_id: CHAIN_ID,
      rule_version: YEEKEE_RULES,
      count: 0,
      head: genesis(CHAIN_ID, 'yk2'),
      commit: commitOf(SEED),
      beacon: testChain,
      shots: [],
    })
    const [chain] = await server.db.select().from(yeekeeRounds)
    expect(valueAt(testChain, chain!.beaconRound!)).toBeGreaterThan(data.shoot_until)
  })

  it('is one chain for all seeds of a day: the end of it is told, and no other seed leads there', async () => {
    const now = server.clock.now()
    const rounds = [await addYeekeeRound(server.db, now, 1), await addYeekeeRound(server.db, now, 88)]
    const [day, ...more] = await server.db.select().from(yeekeeDays)
    expect(more).toEqual([])
    let seed = day!.lastSeed
    for (let roundNo = 88; roundNo >= 1; roundNo--) {
      expect(seedOf(day!, roundNo)).toBe(seed)
      seed = seedBefore(seed)
    }
    expect(seed).toBe(day!.anchor)
    for (const round of rounds) {
      const reply = await list(round)
      expect(reply.data.day).toMatchObject({ anchor: day!.anchor, rounds: 88 })
      expect(reply.text).not.toContain(day!.lastSeed)
      expect(reply.text).not.toContain(day!.tagKey)
    }
    expect(() => seedOf(day!, 89)).toThrow(RangeError)
    expect(() => seedOf(day!, 0)).toThrow(RangeError)
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
    const [day] = await server.db.select().from(yeekeeDays)
    const tag = tagOf(day!.tagKey, CHAIN_ID, member.id)
    const shot = { seq: 1, number: '48213', at: now, tag, name: maskName(member.username) }
    expect(first).toEqual({
      seq: 1,
      accepted_at: now,
      number: '48213',
      tag,
      head: link(genesis(CHAIN_ID, 'yk2'), shot),
      next_shot_at: now + shooting.cooldown,
      shots_left: shooting.most - 1,
    })
    const friend = await server.member()
    const other = (await shoot(friend, round, '07751')).data
    const name = maskName(friend.username)
    expect(other.tag).not.toBe(tag)
    expect(other.head).toBe(link(first.head, { seq: 2, number: '07751', at: now, tag: other.tag!, name }))
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
    expect(data.count).toBe(2)
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
    let head = genesis(CHAIN_ID, 'yk2')
    const { data } = await list(round, undefined, { limit: 200 })
    const names = new Map(data.shots.map(({ seq, name }) => [seq, name]))
    for (const { seq, number, tag, accepted_at: at, head: told } of taken) {
      head = link(head, { seq, number, at, tag: tag!, name: names.get(seq)! })
      expect(told).toBe(head)
    }
    expect(new Set(taken.map(({ tag }) => tag)).size).toBe(100)
    expect(data).toMatchObject({ count: 100, head })
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
  it('is newest first, without a digit of anybody else; own numbers are whole', async () => {
    const round = await open()
    const [malee, somchai] = [
      await server.member({ username: 'malee' }),
      await server.member({ username: 'somchai2540' }),
    ]
    await shoot(malee, round, '48213')
    await shoot(somchai, round, '07751')
    const { data } = await list(round, malee)
    expect(data.shots).toMatchObject([
      { seq: 2, digits: '*****', name: 'som•••40', mine: false },
      { seq: 1, digits: '48213', name: 'm•••e', mine: true },
    ])
    const visitor = await list(round)
    expect(visitor.data.shots.map(({ digits }) => digits)).toEqual(['*****', '*****'])
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
    expect(data).toMatchObject({
      min_stake: prizes.minStake,
      min_shooters: 3,
      prizes: [{ rank: 1 }, { rank: 16 }],
    })
  })
})
