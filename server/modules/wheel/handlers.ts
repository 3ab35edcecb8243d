/** The prize wheel: what is on it, spinning it, what was won, and how to verify it (EXTRA-5). */
import {
  collectWheelReward,
  getWheelBoard,
  getWheelConfig,
  getWheelConfigV2,
  getWheelFairness,
  getWheelHistory,
  getWheelTable,
  rotateWheelSeed,
  spinWheel,
  spinWheelV2,
  wheelTabs,
} from '#contracts/wheel.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { notFound } from '../../kit/errors.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { maskName } from '../../kit/mask-name.ts'
import { reply } from '../../kit/reply.ts'
import { lockMember } from '../../ledger/lock.ts'
import { wheelMessages as words } from '../../strings/wheel.ts'
import { pointsOf } from '../points/read-points.ts'
import { rewardOf } from '../reward/give-reward.ts'
import { prizeOf, seedsAnswer, settingOf, spinAnswer } from './parts/answers.ts'
import { collectPrize } from './parts/give-prize.ts'
import { spinsOf } from '../points/move-spins.ts'
import { activeWheel, historyOf, wheelById, winnersOf } from './parts/read-wheel.ts'
import { rotate, seedsOf } from './parts/seeds.ts'
import { spin } from './parts/spin.ts'

const ON_BOARD = 20
const MOST_LISTED = 50

export const wheelHandlers = collect(
  handle(getWheelConfig, {
    mode: 'read',
    run: async (_, { tx, member }) => {
      const wheel = await activeWheel(tx, member.agentCode)
      if (!wheel) return null
      const free_spins = await spinsOf(tx, member.id)
      return { configs: settingOf(wheel), prizes: wheel.prizes.map(prizeOf), free_spins }
    },
  }),

  handle(getWheelConfigV2, {
    mode: 'read',
    run: async (_, { tx, member, now }) => {
      const wheel = await activeWheel(tx, member.agentCode)
      if (!wheel) return null
      const free_spins = await spinsOf(tx, member.id)
      const { points } = await pointsOf(tx, member.id, now)
      return { setting: settingOf(wheel), prizes: wheel.prizes.map(prizeOf), free_spins, points }
    },
  }),

  handle(getWheelBoard, {
    mode: 'read',
    run: async ({ agent_code }, { tx, member }) => {
      const winners = await winnersOf(tx, member?.agentCode ?? agent_code ?? '', ON_BOARD)
      return winners.map(({ name, prize, at }) => ({ name: maskName(name), reward: rewardOf(prize), at }))
    },
  }),

  handle(getWheelTable, {
    mode: 'read',
    run: async ({ stock_id }, { tx }) => {
      const wheel = (await wheelById(tx, stock_id)) ?? notFound(words.noTable)
      const { title, table_hash } = settingOf(wheel)
      return { stock_id: wheel.id, title, table_hash, prizes: wheel.prizes.map(prizeOf) }
    },
  }),

  handle(spinWheel, ({ stock_id, client_seed }, { tx, member, operationId, now }) =>
    spin(tx, {
      memberId: member.id,
      agentCode: member.agentCode,
      stockId: stock_id,
      tab: wheelTabs.free,
      clientSeed: client_seed,
      operation: operationId,
      now,
    }),
  ),

  handle(spinWheelV2, ({ stock_id, tab, client_seed }, { tx, member, operationId, now }) =>
    spin(tx, {
      memberId: member.id,
      agentCode: member.agentCode,
      stockId: stock_id,
      tab,
      clientSeed: client_seed,
      operation: operationId,
      now,
    }),
  ),

  handle(collectWheelReward, ({ spin_id: spinId, agreed_turnover: agreed }, { tx, member, now }) =>
    collectPrize(tx, { memberId: member.id, spinId, agreed, now }),
  ),

  handle(getWheelHistory, {
    mode: 'read',
    run: async ({ page = 1, limit = 20 }, { tx, member }) => {
      const most = Math.min(Math.max(limit, 1), MOST_LISTED)
      const { spins, total } = await historyOf(tx, member.id, Math.max(page, 1), most)
      return reply({ data: spins.map((parts) => spinAnswer(parts)), extra: { total } })
    },
  }),

  handle(getWheelFairness, async (_, { tx, member, now }) => seedsAnswer(await seedsOf(tx, member.id, now))),

  handle(rotateWheelSeed, async ({ client_seed }, { tx, member, now }) => {
    // As a spin does: no spin is between the seed it took and its end.
    await lockMember(tx, member.id)
    const { revealed, ...pair } = await rotate(tx, member.id, client_seed, now)
    return {
      revealed_server_seed: revealed.serverSeed,
      revealed_server_seed_hash: revealed.serverSeedHash,
      seeds: seedsAnswer(pair),
    }
  }),
)
