/** Rewards among the steps of the money property: nights, and everything that they and luck give. */
import fc from 'fast-check'
import { getAffiliateSummary, redeemAffiliate } from '#contracts/affiliate.ts'
import { claimLoss, getLossHistory } from '#contracts/cashback.ts'
import { satang } from '#contracts/money.ts'
import { doCheckin, getQuests, redeemQuest } from '#contracts/quest.ts'
import type { Reward } from '#contracts/reward.ts'
import { getRedemptionItems, redeemItem } from '#contracts/redemption.ts'
import { getWheelConfigV2, spinWheelV2 } from '#contracts/wheel.ts'
import { day, hour } from '#server/kit/clock.ts'
import { thaiDayOf, thaiDayStart } from '#rules/thai-day.ts'
import { runNightlies } from '#server/nightlies.ts'
import { played } from '#server/testing/scenes/affiliate.ts'
import type { Player, World } from './money-world.ts'
import { friendOf } from './reward-world.ts'

/** As a member who reads what it asks for. */
const agreed = ({ turnover }: Reward) => (turnover ? { agreed_turnover: turnover } : {})

export type RewardStep =
  /** It is seven in the morning of the next day; whoever is awake takes all there is. */
  | { do: 'night'; awake: boolean }
  /** A friend of the player loses so much. */
  | { do: 'friend'; baht: number }
  | { do: 'claim' | 'trade' | 'checkin' | 'quest' | 'commission' }
  | { do: 'spin'; tab: 1 | 2 }

export const rewardStep: fc.Arbitrary<RewardStep> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('night' as const), awake: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('friend' as const),
      baht: fc.integer({ min: 15_000, max: 60_000 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'claim' as const,
        'trade' as const,
        'checkin' as const,
        'quest' as const,
        'commission' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('spin' as const), tab: fc.constantFrom(1 as const, 2 as const) }),
  },
)

type Fate = 'once' | 'killed' | 'repeated'
type Write = (
  endpoint: Parameters<World['call']>[0],
  input: object,
) => Promise<{ done: boolean; data: never }>

/** Killed, the nights die at each place where they can; repeated, two processes do them at once. */
async function night({ server, dying }: World, how: Fate): Promise<void> {
  const { clock, db } = server
  const tomorrow = thaiDayStart(thaiDayOf(clock.now())) + day
  clock.set(Math.max(clock.now(), tomorrow + 7 * hour))
  const now = clock.now()
  if (how === 'killed') await dying((deps) => runNightlies(deps.database.db, now))
  if (how === 'repeated') await Promise.all([runNightlies(db, now), runNightlies(db, now)])
  await runNightlies(db, now)
}

async function claim({ server }: World, who: Player, write: Write): Promise<void> {
  const { data } = await server.call(getLossHistory, {}, { as: who })
  for (const { cashback_id, state } of data)
    if (state === 'claimable') await write(claimLoss, { cashback_id })
}

async function quest({ server }: World, who: Player, write: Write): Promise<void> {
  const { data } = await server.call(getQuests, {}, { as: who })
  for (const { quest_id, state, reward } of data)
    if (state === 'claimable') await write(redeemQuest, { quest_id, ...agreed(reward) })
}

async function commission({ server }: World, who: Player, write: Write): Promise<void> {
  const { data } = await server.call(getAffiliateSummary, {}, { as: who })
  await write(redeemAffiliate, { expected_amount: data.redeemable })
}

async function takeAll(world: World, who: Player, write: Write): Promise<void> {
  for (const take of [claim, quest, commission]) await take(world, who, write)
}

/** Takes the step. */
export async function takeRewardStep(
  world: World,
  who: Player,
  step: RewardStep,
  { how, write }: { how: Fate; write: Write },
): Promise<void> {
  const { server } = world
  switch (step.do) {
    case 'night':
      await night(world, how)
      return step.awake ? takeAll(world, who, write) : undefined
    case 'friend': {
      const round = { category: 'slot', stake: satang(step.baht * 100), bound: false }
      return played(server, friendOf(who), round)
    }
    case 'claim':
      return claim(world, who, write)
    case 'quest':
      return quest(world, who, write)
    case 'checkin':
      return void (await write(doCheckin, {}))
    case 'trade': {
      const { data } = await server.call(getRedemptionItems, {}, { as: who })
      return void (await write(redeemItem, {
        item_id: data[0]!.item_id,
        quantity: 1,
        ...agreed(data[0]!.reward),
      }))
    }
    case 'spin': {
      const { data } = await server.call(getWheelConfigV2, {}, { as: who })
      return void (await write(spinWheelV2, { stock_id: data!.setting.stock_id, tab: step.tab }))
    }
    case 'commission':
      return commission(world, who, write)
  }
}
