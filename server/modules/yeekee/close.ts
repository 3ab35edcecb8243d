/**
 * Ends a round: freezes its shots, computes, announces, pays the prizes and reveals the seed, all in one transaction. Cut
 * off, nothing of it happened; run again, nothing happens twice. By `yk2` the beacon's value is read before, outside of the
 * transaction: it was named with the round, so there is nothing to choose.
 */
import { eq } from 'drizzle-orm'
import { yeekeeRounds } from '../../db/schema/yeekee.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/types.ts'
import { minute } from '../../kit/clock.ts'
import { type RandomnessBeacon, valueAt } from '../../kit/services/beacon.ts'
import { randomnessOf } from '../../kit/services/drand.ts'
import { announce, endWithoutResult, postpone } from '../lotto/announce.ts'
import { viewOfRound } from '../lotto/rounds.ts'
import { saltOf } from '../lotto/yeekee-chain.ts'
import { award } from './parts/award.ts'
import { fill } from './parts/fill.ts'
import { proofOf, voidProofOf, type Salted } from './parts/proof.ts'
import { allShots, lockRoom, roomOf, type Room } from './parts/shots.ts'
import { compute } from './parts/result.ts'

/** A beacon that is so late postpones the round, and then ends it without a result. */
export const beaconLate = { postpones: minute, refunds: 30 * minute } as const

const ending: readonly string[] = ['closed', 'awaiting', 'postponed']
const withoutResult: readonly string[] = ['no_result', 'voided']

const stateOf = (room: Room, now: number) => viewOfRound(room, now).state

/** The value that the round named: null while it is not out. What the chain's key did not sign is no value. */
async function valueOf(db: Db, { chain, day }: Room, source: RandomnessBeacon | undefined) {
  const round = chain.beaconRound!
  const signature = await source?.signature(db, { chain: day!.beacon.chain, round })
  const randomness = signature && randomnessOf(day!.beacon, round, signature)
  return randomness ? { signature, randomness } : null
}

type Value = NonNullable<Awaited<ReturnType<typeof valueOf>>>

async function end(tx: Tx, roundId: string, { value, now }: { value: Value | null; now: number }) {
  const room = await lockRoom(tx, roundId)
  const { chain } = room
  if (!ending.includes(stateOf(room, now))) return false
  const shots = await allShots(tx, roundId)
  if (!room.day) shots.push(...(await fill(tx, chain, now)))
  const salted: Salted | null = value && {
    signature: value.signature,
    salt: saltOf(chain.serverSeed, chain.chainId, chain.head, value.randomness),
  }
  const prizes = [{ key: 'yeekee', numbers: [compute(shots, salted?.salt).digits] }]
  if (!(await announce(tx, { roundId, prizes, now }))) return false
  const won = await award(tx, room, shots, now)
  await publish(tx, roundId, proofOf(room, shots, { salted, prizes: won }))
  return true
}

const publish = (tx: Tx, roundId: string, proof: ReturnType<typeof proofOf>) =>
  tx.update(yeekeeRounds).set({ proof }).where(eq(yeekeeRounds.roundId, roundId))

/** The beacon is silent: bills stay for a while, then their stakes are given back. */
function waitFor(tx: Tx, { chain, day, round }: Room, now: number): Promise<boolean> {
  const { roundId } = chain
  const due = valueAt(day!.beacon, chain.beaconRound!)
  if (now >= due + beaconLate.refunds) return endWithoutResult(tx, { roundId, state: 'no_result', now })
  if (round.state === 'postponed' || now < due + beaconLate.postpones) return Promise.resolve(false)
  return postpone(tx, { roundId, resultAt: due + beaconLate.refunds, now }).then(() => false)
}

/** Whoever voids a round shows what was committed to and what was shot, once it could not be shot in any more. */
async function reveal(tx: Tx, roundId: string, now: number): Promise<void> {
  const room = await lockRoom(tx, roundId)
  const { chain, round } = room
  if (chain.proof === null && withoutResult.includes(round.state) && now >= round.closesAt)
    await publish(tx, roundId, voidProofOf(room, await allShots(tx, roundId)))
}

interface Ending {
  readonly roundId: string
  readonly now: number
  readonly beacon: RandomnessBeacon | undefined
}

/** Answers whether this call ended it. A round that has its end already, or has time left, is left alone. */
export async function closeYeekee(db: Db, { roundId, now, beacon }: Ending): Promise<boolean> {
  const room = await roomOf(db, roundId)
  const state = stateOf(room, now)
  if (withoutResult.includes(state)) {
    await inTransaction(db, (tx) => reveal(tx, roundId, now))
    return false
  }
  if (!ending.includes(state)) return false
  const value = room.day && (await valueOf(db, room, beacon))
  if (!room.day || value) return inTransaction(db, (tx) => end(tx, roundId, { value, now }))
  const ended = await inTransaction(db, (tx) => waitFor(tx, room, now))
  if (ended) await inTransaction(db, (tx) => reveal(tx, roundId, now))
  return ended
}
