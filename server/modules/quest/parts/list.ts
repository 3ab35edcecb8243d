/** The quests a member sees. */
import type { Quest } from '#contracts/quest.ts'
import type { Db } from '../../../db/types.ts'
import { day } from '../../../kit/clock.ts'
import { rewardOf, usableUntil } from '../../reward/give-reward.ts'
import { isMoney } from './measures.ts'
import { currentQuests, standings, type Asking, type Current, type Standing } from './standing.ts'

/** What is over can be seen for this long, so that nobody wonders where it went. */
const SEEN_AFTER = 3 * day

const isSeen = ({ period }: Current, now: number) =>
  (period.opensAt === null || period.opensAt <= now) &&
  (period.endsAt === null || period.endsAt + SEEN_AFTER > now)

export async function seenQuests(db: Db, member: Asking, now: number): Promise<Standing[]> {
  const all = await currentQuests(db, member.agentCode, now)
  return standings(db, member, { all, wanted: all.filter((one) => isSeen(one, now)), now })
}

/** As the contract tells it: progress never beyond the goal, money in baht. */
export function questView({ quest, event, period, state, progress, needs }: Standing, now: number): Quest {
  const shown = (amount: number) => (isMoney(quest.measure) ? amount / 100 : amount)
  return {
    quest_id: quest.id,
    event_id: quest.eventId ?? '',
    event_title: event?.title ?? '',
    title: quest.title,
    description: quest.description,
    image: quest.image,
    group: quest.period,
    state,
    progress: shown(Math.min(progress, quest.goal)),
    goal: shown(quest.goal),
    unit: quest.unit,
    measure: quest.measure,
    reward: rewardOf(quest, usableUntil(quest, now)),
    link: quest.link,
    ends_at: period.endsAt,
    needs: needs?.title ?? '',
  }
}
