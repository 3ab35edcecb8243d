/** Wheels, spins and seeds as the contract tells them. */
import type { Credited } from '#contracts/reward.ts'
import {
  WHEEL_WEIGHT_SUM,
  type WheelPrize,
  type WheelSeeds,
  type WheelSetting,
  type WheelSpin,
} from '#contracts/wheel.ts'
import { rewardOf } from '../../reward/give-reward.ts'
import type { PrizeRow, SpinParts, WheelRow } from './read-wheel.ts'
import type { SeedPair } from './seeds.ts'

export const prizeOf = (
  row: Omit<PrizeRow, 'id' | 'wheelId' | 'position'> & { id?: string },
): WheelPrize => ({
  prize_id: row.id ?? '',
  name: row.name,
  image: row.image,
  reward: rewardOf(row),
  weight: row.weight,
  chance_percent: (row.weight * 100) / WHEEL_WEIGHT_SUM,
  valid_days: row.validDays,
})

export const settingOf = (wheel: WheelRow): WheelSetting => ({
  stock_id: wheel.id,
  title: wheel.title,
  points_per_spin: wheel.pointsPerSpin,
  free_spin_rule: wheel.freeSpinRule,
  table_hash: wheel.tableHash,
})

/** `credited`: only in the answer of the spin itself. A server seed is told when it was revealed, never before. */
export const spinAnswer = (
  { spin, prize, wheel, seed }: SpinParts,
  credited: Credited | null = null,
): WheelSpin => ({
  spin_id: spin.id,
  stock_id: wheel.id,
  tab: spin.tab,
  table_hash: wheel.tableHash,
  prize_id: prize.id,
  name: prize.name,
  reward: credited?.reward ?? rewardOf(prize),
  free_spins: spin.freeSpins,
  points: spin.points,
  at: spin.at,
  collected: spin.collectedAt !== null,
  credited,
  fairness: {
    server_seed_hash: seed.serverSeedHash,
    client_seed: seed.clientSeed,
    nonce: spin.nonce,
    slot: spin.slot,
    server_seed: seed.revealedAt === null ? '' : seed.serverSeed,
  },
})

export const seedsAnswer = ({ active, next }: SeedPair): WheelSeeds => ({
  server_seed_hash: active.serverSeedHash,
  next_server_seed_hash: next.serverSeedHash,
  client_seed: active.clientSeed,
  nonce: active.nonce,
})
