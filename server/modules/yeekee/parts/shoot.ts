/**
 * A shot is accepted: in its window, after the member's pause, at the end of the chain. The clock is read when the
 * shot has its place, not when the request arrived: one that waited past the end is too late.
 */
import type { RequestOf } from '#contracts/kit.ts'
import type { shootNumber } from '#contracts/yeekee.ts'
import { second } from '../../../kit/clock.ts'
import { refuse, tooMany } from '../../../kit/errors.ts'
import type { Context } from '../../../kit/endpoint/handler.ts'
import { maskName } from '../../../kit/mask-name.ts'
import { yeekeeMessages as words } from '../../../strings/yeekee.ts'
import { viewOfRound } from '../../lotto/rounds.ts'
import { link, linkYk1, tagOf } from '../../lotto/yeekee-chain.ts'
import { appendShots, lockRoom, ownShots, type OwnShots, type Room } from './shots.ts'
import { nextShotAt, shooting, shotsLeft, windowOf } from '../rules.ts'

function checkOpen(room: Room, now: number): void {
  const { state } = viewOfRound(room, now)
  if (state === 'no_result' || state === 'voided') refuse(words.ended)
  const { from, until } = windowOf(room.round, room.lottery.schedule)
  if (now < from) refuse(words.notYet)
  // Once the last head was shown nothing comes after it, whatever happens to the close.
  if (state !== 'open' || now >= until || room.chain.publishedAt !== null) refuse(words.over)
}

function checkMember({ shot, last }: OwnShots, now: number): void {
  if (shotsLeft(shot) === 0) refuse(words.allUsed(shooting.most))
  const wait = Math.ceil(((nextShotAt(last) ?? now) - now) / second)
  if (wait > 0) tooMany(wait, words.coolDown(wait))
}

/** Its place at the end of the chain, by the round's rules. */
function linked({ chain, day }: Room, shot: { number: string; at: number; memberId: string; name: string }) {
  const seq = chain.shots + 1
  if (!day) return { seq, tag: '', head: linkYk1(chain.head, seq, shot.number) }
  const tag = tagOf(day.tagKey, chain.chainId, shot.memberId)
  return { seq, tag, head: link(chain.head, { ...shot, seq, tag }) }
}

export async function shoot(
  { round_id, number }: RequestOf<typeof shootNumber>,
  { tx, member, deps }: Context<typeof shootNumber>,
) {
  const room = await lockRoom(tx, round_id)
  const now = deps.clock.now()
  checkOpen(room, now)
  const own = await ownShots(tx, round_id, member.id)
  checkMember(own, now)
  const mine = { memberId: member.id, name: maskName(member.username) }
  const { seq, tag, head } = linked(room, { ...mine, number, at: now })
  await appendShots(tx, [{ roundId: round_id, seq, number, head, tag, acceptedAt: now, ...mine }])
  return {
    seq,
    accepted_at: now,
    number,
    head,
    ...(tag ? { tag } : {}),
    next_shot_at: nextShotAt(now),
    shots_left: shotsLeft(own.shot + 1),
  }
}
