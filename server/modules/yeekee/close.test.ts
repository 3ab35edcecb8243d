import { createHash } from 'node:crypto'
import { asc, count, eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { type YeekeeProof } from '#contracts/yeekee.ts'
import { CHAIN_ID, NUMBERS, SEED } from '#contracts/testing/yeekee-example.ts'
import { lottoRounds } from '../../db/schema/lotto.ts'
import { yeekeePrizes, yeekeeShots } from '../../db/schema/yeekee.ts'
import { minute, second } from '../../kit/clock.ts'
import { yeekeeMessages as words } from '../../strings/yeekee.ts'
import { signatureOf, testBeacon, testChain } from '../../testing/beacon.ts'
import { testServer } from '../../testing/hooks.ts'
import { addYeekeeRound } from '../../testing/scenes/yeekee.ts'
import { yeekeeRoom } from '../../testing/scenes/yeekee-room.ts'
import { endWithoutResult } from '../lotto/announce.ts'
import { commitOf, fillerNumber, linkYk1, saltOf } from '../lotto/yeekee-chain.ts'
import { valueLate, closeYeekee } from './close.ts'
import { yeekeeHandlers } from './handlers.ts'
import { closeDue } from './job.ts'
import { shooting } from './rules.ts'

const beacon = testBeacon()
const server = testServer({ handlers: yeekeeHandlers, services: { beacon } })

afterEach(() => Object.assign(beacon, { silent: false, lie: null }))

const { open, shoot, list, proofOf, purse, end, pastClose, shootAll, playing } = yeekeeRoom(server)

/** What the result must be by everything that was published: worked out here from the rules. */
function resultOf({ sum, rank16_number, salt }: YeekeeProof): string {
  const digits = (sum - Number(rank16_number ?? 0) + salt!) % 100_000
  return String(digits).padStart(5, '0')
}
describe('LOTTO-1 the end of a round', () => {
  it('after an outage so many at a time end, the oldest first', async () => {
    const rounds: string[] = []
    for (const number of [40, 41, 42]) {
      rounds.push(await addYeekeeRound(server.db, server.clock.now(), number))
      server.clock.advance(minute)
    }
    pastClose()
    const ended = async () => (await Promise.all(rounds.map(proofOf))).filter(Boolean).length
    expect([await closeDue(server.deps, 2), await ended()]).toEqual([2, 2])
    expect(await proofOf(rounds[2]!)).toBeNull()
    expect([await closeDue(server.deps, 2), await ended()]).toEqual([1, 3])
  })

  it('is announced and proven: sum, less the sixteenth, plus what the seed makes of the beacon’s value', async () => {
    const round = await open()
    const [one, two] = [await server.member(), await server.member()]
    for (const [index, number] of NUMBERS.entries()) {
      await shoot(index % 2 ? one : two, round, number)
      server.clock.advance(shooting.cooldown / 2)
    }
    expect(await end()).toBe(0)
    pastClose()
    expect(await end()).toBe(1)
    const proof = (await proofOf(round))!
    const { head, beacon: value } = proof
    expect(proof).toMatchObject({
      chain_id: CHAIN_ID,
      rule_version: 'yk2',
      commit: commitOf(SEED),
      server_seed: SEED,
      sum: 923_958,
      rank16_seq: 5,
      rank16_number: '61208',
      difference: 862_750,
      prizes: [],
    })
    expect(value).toMatchObject({ ...testChain, signature: signatureOf(value!.round) })
    const randomness = createHash('sha256').update(Buffer.from(value!.signature, 'hex')).digest('hex')
    expect(proof.salt).toBe(saltOf(SEED, CHAIN_ID, head, randomness))
    const digits = resultOf(proof)
    expect([proof.top3, proof.bottom2]).toEqual([digits.slice(2), digits.slice(0, 2)])
    const [row] = await server.db.select().from(lottoRounds)
    expect(row).toMatchObject({
      state: 'resulted',
      top3: proof.top3,
      bottom2: proof.bottom2,
      prizes: [{ key: 'yeekee', numbers: [digits] }],
      announcedAt: server.clock.now(),
    })
    expect(proof.shots.map(({ number }) => number)).toEqual(NUMBERS)
    expect(new Set(proof.shots.map(({ tag }) => tag)).size).toBe(2)
    const { data } = await list(round)
    expect(data.shots[0]).toMatchObject({ seq: 20, digits: '29673' })
  })

  it.each([[0], [3], [15]])(
    'with %i shots nothing is put in and nothing subtracted; there is a result',
    async (count) => {
      const round = await open()
      await shootAll(await server.member(), round, NUMBERS.slice(0, count))
      pastClose()
      expect(await end()).toBe(1)
      const proof = (await proofOf(round))!
      expect(proof.shots).toHaveLength(count)
      expect(proof).toMatchObject({ rank16_seq: null, rank16_number: null, prizes: [] })
      const digits = resultOf(proof)
      expect([proof.top3, proof.bottom2]).toEqual([digits.slice(2), digits.slice(0, 2)])
    },
  )

  it('a round made by the rules before keeps them: the worked example, and derived numbers under sixteen', async () => {
    const round = await open('yk1')
    const member = await server.member()
    await shootAll(member, round, NUMBERS)
    pastClose()
    await end()
    expect(await proofOf(round)).toMatchObject({
      rule_version: 'yk1',
      head: '0738072911551e3fe19ad187315ee5f5a717e714a469fc1c99273140c92c75cb',
      rank16_seq: 5,
      difference: 862_750,
      top3: '750',
      bottom2: '62',
    })
    const other = await addYeekeeRound(server.db, server.clock.now(), 43, 'yk1')
    await shootAll(member, other, NUMBERS.slice(0, 3))
    const before = (await list(other)).data.head
    pastClose()
    await end()
    const { shots, head } = (await proofOf(other))!
    expect(shots.map(({ filler }) => filler)).toEqual([
      ...Array<boolean>(3).fill(false),
      ...Array<boolean>(13).fill(true),
    ])
    const chainId = (await proofOf(other))!.chain_id
    const derived = Array.from({ length: 13 }, (_, index) => fillerNumber(SEED, chainId, index + 1))
    expect(shots.slice(3).map(({ number }) => number)).toEqual(derived)
    expect(derived.reduce((at, number, index) => linkYk1(at, 4 + index, number), before)).toBe(head)
    expect(new Set(shots.slice(3).map(({ name }) => name))).toEqual(new Set([words.filler]))
    const stored = await server.db
      .select()
      .from(yeekeeShots)
      .where(eq(yeekeeShots.roundId, other))
      .orderBy(asc(yeekeeShots.seq))
    expect(stored.map(({ seq, number }) => [seq, number])).toEqual(
      shots.map((shot) => [shot.seq, shot.number]),
    )
  })

  it('runs twice, and at once, to the same end', async () => {
    const round = await open()
    const who = await playing(round)
    await shootAll(who, round, NUMBERS.slice(0, 16))
    pastClose()
    const ends = await Promise.all([end(), end(), end()])
    expect(ends.reduce((sum, ended) => sum + ended, 0)).toBe(1)
    expect(await end()).toBe(0)
    expect(await server.db.select().from(yeekeePrizes)).toHaveLength(1)
    expect(await purse(who)).toBe(1_020_00)
  })

  it('cut off before it was written, nothing of it happened; the next run does it whole', async () => {
    const round = await open()
    const who = await playing(round)
    await shootAll(who, round, ['11111'])
    pastClose()
    // The last statement of the transaction fails: everything before it is undone.
    await server.db.execute(sql`alter table yeekee_rounds add constraint cut check (proof is null)`)
    expect(await end()).toBe(0)
    const [row] = await server.db.select().from(lottoRounds)
    expect(row!.state).toBe('open')
    expect(await server.db.select({ shots: count() }).from(yeekeeShots)).toEqual([{ shots: 3 }])
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
      sql`alter table yeekee_rounds add constraint cut check (round_id <> ${sql.raw(rounds[1]!)} or proof is null)`,
    )
    server.clock.advance(300 * minute)
    expect(await end()).toBe(2)
    await server.db.execute(sql`alter table yeekee_rounds drop constraint cut`)
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
    const again = { roundId: round, now: server.clock.now(), beacon }
    expect(await closeYeekee(server.db, again)).toBe(false)
  })

  it('voided: seed, list and receipts are shown all the same, once it could not be shot in any more', async () => {
    const round = await open()
    const member = await server.member()
    const receipt = (await shoot(member, round, '12345')).data
    await endWithoutResult(server.db, { roundId: round, state: 'voided', now: server.clock.now() })
    await end()
    // Its seed leads to those of all rounds before it, which are still running.
    expect(await proofOf(round)).toBeNull()
    pastClose()
    await end()
    expect(await proofOf(round)).toMatchObject({
      voided: true,
      server_seed: SEED,
      head: receipt.head,
      shots: [{ seq: 1, number: '12345', tag: receipt.tag }],
      top3: '',
      bottom2: '',
      prizes: [],
    })
  })
})

describe('LOTTO-1 the beacon', () => {
  it('is not out: the round waits, is postponed, and is then given back with its list', async () => {
    const round = await open()
    await shootAll(await server.member(), round, NUMBERS.slice(0, 2))
    pastClose()
    beacon.silent = true
    const state = async () => (await server.db.select().from(lottoRounds))[0]!.state
    expect(await end()).toBe(0)
    expect(await state()).toBe('open')
    server.clock.advance(valueLate.postpones + 15 * second)
    expect(await end()).toBe(0)
    expect(await state()).toBe('postponed')
    expect(await proofOf(round)).toBeNull()
    server.clock.advance(valueLate.refunds)
    expect(await end()).toBe(1)
    expect(await state()).toBe('no_result')
    expect(await proofOf(round)).toMatchObject({ voided: true, server_seed: SEED })
    // Whoever is late with it decides nothing any more.
    beacon.silent = false
    expect(await end()).toBe(0)
    expect(await state()).toBe('no_result')
  })

  it('comes late: the round has its result after all, by the value that it named', async () => {
    const round = await open()
    pastClose()
    beacon.silent = true
    server.clock.advance(2 * minute)
    await end()
    beacon.silent = false
    expect(await end()).toBe(1)
    const { beacon: value } = (await proofOf(round))!
    expect(value!.signature).toBe(signatureOf(value!.round))
  })

  it('what the chain’s key did not sign for this number is no value', async () => {
    const round = await open()
    pastClose()
    for (const lie of [signatureOf(1), 'c0'.padEnd(96, '0'), 'f'.repeat(96)]) {
      beacon.lie = lie
      expect(await end()).toBe(0)
      expect(await proofOf(round)).toBeNull()
    }
  })
})
