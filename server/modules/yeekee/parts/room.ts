/** The room of a round: its newest shots, as the caller may see them, and what the caller may do. */
import type { DataOf, RequestOf } from '#contracts/kit.ts'
import type { getYeekeeList, YeekeeShot } from '#contracts/yeekee.ts'
import { second } from '../../../kit/clock.ts'
import type { Context } from '../../../kit/endpoint/handler.ts'
import { ownShots, roomOf, shotsOf, type Shot } from './shots.ts'
import { segmentsDone } from './delays.ts'
import { dayShown } from './proof.ts'
import { nextShotAt, prizes, shooting, shotsLeft, windowOf } from '../rules.ts'

const MOST = 200
const USUAL = 60

/** Not a digit: those of the prizes would be among them. */
const HIDDEN = '*****'

/** Numbers show with the result, their own to members at once. */
function viewOf(shot: Shot, viewer: string | null, resulted: boolean): YeekeeShot {
  const mine = viewer !== null && shot.memberId === viewer
  return {
    seq: shot.seq,
    accepted_at: shot.acceptedAt,
    digits: mine || resulted ? shot.number : HIDDEN,
    name: shot.name,
    mine,
  }
}

export async function room(
  { round_id, after_seq, before_seq, limit = USUAL }: RequestOf<typeof getYeekeeList>,
  { tx, member }: Context<typeof getYeekeeList>,
): Promise<DataOf<typeof getYeekeeList>> {
  const { chain, day, round, lottery } = await roomOf(tx, round_id)
  const shots = await shotsOf(tx, round_id, {
    // Accepted since the chain was read: not told without the head that covers it.
    upTo: chain.shots,
    after: after_seq,
    before: before_seq,
    limit: Math.min(MOST, Math.max(1, limit)),
  })
  const window = windowOf(round, lottery.schedule)
  const { delay = null, ...named } = day ? dayShown(day, chain, round) : {}
  const own = member && (await ownShots(tx, round_id, member.id))
  return {
    round_id,
    chain_id: chain.chainId,
    rule_version: chain.rules,
    count: chain.shots,
    head: chain.head,
    commit: chain.commitHash,
    ...named,
    delay: delay && { ...delay, done: chain.publishedAt === null ? 0 : await segmentsDone(tx, round_id) },
    published_at: chain.publishedAt,
    shots: shots.map((shot) => viewOf(shot, member?.id ?? null, chain.proof !== null)),
    shoot_from: window.from,
    shoot_until: window.until,
    cooldown: shooting.cooldown / second,
    next_shot_at: own ? nextShotAt(own.last) : null,
    shots_left: own ? shotsLeft(own.shot) : 0,
    prizes: [...prizes.ranks],
    min_stake: prizes.minStake,
    min_shooters: prizes.minShooters,
  }
}
