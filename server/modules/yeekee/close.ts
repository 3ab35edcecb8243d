/**
 * Ends a round: freezes its shots, computes, announces, pays the prizes and reveals the seed, all in one transaction. Cut
 * off, nothing of it happened; run again, nothing happens twice. By `yk2` the beacon's value is read before, outside of the
 * transaction, by `yk2d` the delay is computed before (delay-job.ts): both were named with the round, so there is nothing to
 * choose.
 */
import { eq } from 'drizzle-orm'
import { yeekeeRounds } from '../../db/schema/yeekee.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/types.ts'
import { minute } from '../../kit/clock.ts'
import { type BeaconChain, type RandomnessBeacon, valueAt } from '../../kit/services/beacon.ts'
import { type DelayLength, usualMs } from '../../kit/services/delay.ts'
import { randomnessOf } from '../../kit/services/drand.ts'
import { announce, endWithoutResult, postpone } from '../lotto/announce.ts'
import { viewOfRound } from '../lotto/rounds.ts'
import { saltOf } from '../lotto/yeekee-chain.ts'
import { award } from './parts/award.ts'
import { checkpointsOf, delayDue } from './parts/delays.ts'
import { fill } from './parts/fill.ts'
import { proofOf, voidProofOf, type Salted, type Value } from './parts/proof.ts'
import { allShots, lockRoom, publishHead, roomOf, type Room } from './parts/shots.ts'
import { compute } from './parts/result.ts'

/** A value that is so late postpones the round, and then ends it without a result. */
export const valueLate = { postpones: minute, refunds: 30 * minute } as const

/**
 * A round by the delay whose last head was not published by then has no result: who holds it back has the time that the
 * delay takes from everybody (decision 074).
 */
export const headLate = minute

const ending: readonly string[] = ['closed', 'awaiting', 'postponed']
const withoutResult: readonly string[] = ['no_result', 'voided']

const stateOf = (room: Room, now: number) => viewOfRound(room, now).state

/** The beacon's value that the round named: null while it is not out. What the chain's key did not sign is no value. */
async function signedValue(
  db: Db,
  chain: BeaconChain,
  round: number,
  source: RandomnessBeacon | undefined,
): Promise<Value | null> {
  const signature = await source?.signature(db, { chain: chain.chain, round })
  const randomness = signature && randomnessOf(chain, round, signature)
  return randomness ? { signature, randomness } : null
}

/** What the delay came to: null while it is not computed. */
async function delayedValue(db: Db, roundId: string, { segments }: DelayLength): Promise<Value | null> {
  const checkpoints = await checkpointsOf(db, roundId)
  return checkpoints.length === segments ? { checkpoints, randomness: checkpoints.at(-1)! } : null
}

const valueOf = (db: Db, { chain, day }: Room, source: RandomnessBeacon | undefined) =>
  day?.delay
    ? delayedValue(db, chain.roundId, day.delay)
    : signedValue(db, day!.beacon!, chain.beaconRound!, source)

async function end(tx: Tx, roundId: string, { value, now }: { value: Value | null; now: number }) {
  const room = await lockRoom(tx, roundId)
  const { chain } = room
  if (!ending.includes(stateOf(room, now))) return false
  const shots = await allShots(tx, roundId)
  if (!room.day) shots.push(...(await fill(tx, chain, now)))
  const { serverSeed, chainId, head, rules } = chain
  const salted: Salted | null = value && {
    value,
    salt: saltOf(serverSeed, chainId, head, value.randomness, rules),
  }
  const prizes = [{ key: 'yeekee', numbers: [compute(shots, salted?.salt).digits] }]
  if (!(await announce(tx, { roundId, prizes, now }))) return false
  const won = await award(tx, room, shots, now)
  await publish(tx, roundId, proofOf(room, shots, { salted, prizes: won }))
  return true
}

const publish = (tx: Tx, roundId: string, proof: ReturnType<typeof proofOf>) =>
  tx.update(yeekeeRounds).set({ proof }).where(eq(yeekeeRounds.roundId, roundId))

/** When the value is to be there. */
const dueAt = ({ chain, day }: Room): number =>
  day!.beacon ? valueAt(day!.beacon, chain.beaconRound!) : chain.publishedAt! + usualMs(day!.delay!)

/** There is no value yet: bills stay for a while, then their stakes are given back. */
function waitFor(tx: Tx, room: Room, now: number): Promise<boolean> {
  const { roundId } = room.chain
  const due = dueAt(room)
  if (now >= due + valueLate.refunds) return endWithoutResult(tx, { roundId, state: 'no_result', now })
  if (room.round.state === 'postponed' || now < due + valueLate.postpones) return Promise.resolve(false)
  return postpone(tx, { roundId, resultAt: due + valueLate.refunds, now }).then(() => false)
}

/**
 * Shows the last head, before anybody can have the value that enters the result: whoever is in the room then can hold the
 * list against it. Answers false where that comes too late for the delay.
 */
async function close(tx: Tx, roundId: string, now: number): Promise<boolean> {
  const { chain, day, round } = await lockRoom(tx, roundId)
  if (!day || chain.publishedAt !== null) return true
  if (day.delay && now >= round.closesAt + headLate) return false
  await publishHead(tx, roundId, now)
  if (day.delay) await delayDue(tx, roundId)
  return true
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

/** Ends it without a result, and shows its list. */
async function giveBack(db: Db, roundId: string, now: number, ends: (tx: Tx) => Promise<boolean>) {
  const ended = await inTransaction(db, ends)
  if (ended) await inTransaction(db, (tx) => reveal(tx, roundId, now))
  return ended
}

/** Answers whether this call ended it. A round that has its end already, or has time left, is left alone. */
export async function closeYeekee(db: Db, { roundId, now, beacon }: Ending): Promise<boolean> {
  const state = stateOf(await roomOf(db, roundId), now)
  if (withoutResult.includes(state)) {
    await inTransaction(db, (tx) => reveal(tx, roundId, now))
    return false
  }
  if (!ending.includes(state)) return false
  if (!(await inTransaction(db, (tx) => close(tx, roundId, now))))
    return giveBack(db, roundId, now, (tx) => endWithoutResult(tx, { roundId, state: 'no_result', now }))
  const room = await roomOf(db, roundId)
  const value = room.day && (await valueOf(db, room, beacon))
  if (!room.day || value) return inTransaction(db, (tx) => end(tx, roundId, { value, now }))
  return giveBack(db, roundId, now, (tx) => waitFor(tx, room, now))
}
