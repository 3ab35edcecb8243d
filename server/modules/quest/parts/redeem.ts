/** Collects the reward of a finished quest: once for each member and period, whoever asks how often. */
import { eq } from 'drizzle-orm'
import type { Satang } from '#contracts/money.ts'
import type { Credited } from '#contracts/reward.ts'
import { questClaims } from '../../../db/schema/quest.ts'
import type { Tx } from '../../../db/types.ts'
import { refuse } from '../../../kit/errors.ts'
import { lockMember } from '../../../ledger/lock.ts'
import { questMessages as words } from '../../../strings/quest.ts'
import { giveReward, rewardOf, usableUntil } from '../../reward/give-reward.ts'
import { currentQuests, standings, type Asking, type Standing } from './standing.ts'

interface Redeeming {
  readonly member: Asking
  readonly questId: string
  /** null: a quest of no event. */
  readonly eventId: string | null
  readonly agreed: Satang | undefined
  readonly now: number
}

async function standingOf(tx: Tx, { member, questId, eventId, now }: Redeeming): Promise<Standing> {
  const all = await currentQuests(tx, member.agentCode, now)
  const one = all.find(({ quest }) => quest.id === questId) ?? refuse(words.unknown)
  if (one.quest.eventId !== eventId) refuse(eventId === null ? words.ofEvent : words.notOfEvent)
  const [standing] = await standings(tx, member, { all, wanted: [one], now })
  return standing!
}

const collectedWords = ({ quest: { period } }: Standing) =>
  period === 'day' || period === 'week' ? words.collected[period] : words.collected.once

function checkClaimable(standing: Standing): void {
  const { state, needs } = standing
  if (state === 'claimed') refuse(collectedWords(standing))
  if (state === 'expired') refuse(words.over)
  if (state === 'locked') refuse(needs === null ? words.notBegun : words.needs(needs.title))
  if (state === 'running') refuse(words.unfinished)
}

/** Within the caller's transaction; every refusal undoes what was written. */
export async function redeemQuest(tx: Tx, redeeming: Redeeming): Promise<Credited> {
  const { member, agreed, now } = redeeming
  // Nobody posts, settles or cancels for this member until the commit: what is finished now stays so.
  await lockMember(tx, member.id)
  const standing = await standingOf(tx, redeeming)
  checkClaimable(standing)
  const { quest, period } = standing
  const [claim] = await tx
    .insert(questClaims)
    .values({
      questId: quest.id,
      memberId: member.id,
      period: period.key,
      title: quest.title,
      reward: rewardOf(quest, usableUntil(quest, now)),
      at: now,
    })
    .onConflictDoNothing({ target: [questClaims.questId, questClaims.memberId, questClaims.period] })
    .returning({ id: questClaims.id })
  if (!claim) refuse(collectedWords(standing))
  const { credited, journalId } = await giveReward(tx, {
    memberId: member.id,
    gift: quest,
    key: `quest:${claim.id}`,
    kind: 'quest.credit',
    name: quest.title,
    agreed,
    now,
  })
  if (journalId !== null) await tx.update(questClaims).set({ journalId }).where(eq(questClaims.id, claim.id))
  return credited
}
