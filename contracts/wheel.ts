/** Prize wheel with published chances and commit–reveal fairness. EXTRA-5; domain.md §9. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { agreed, credited, reward } from './reward.ts'
import { agentCode, counted, flag, id, instant, int, int32, num, paging, rows, text } from './wire.ts'

/** Tab 1 spins with free spins, tab 2 with points (specification.md §4). */
export const wheelTabs = { free: 1, points: 2 } as const
/** Weights of a wheel sum to this. */
export const WHEEL_WEIGHT_SUM = 10_000

/** A field of the wheel; `chance_percent` is a hundredth of `weight`. */
export const wheelPrize = z.object({
  prize_id: id(),
  name: z.string(),
  image: text(),
  reward,
  /** Of 10,000; the order of prizes is the order of the cumulative weights. */
  weight: int(),
  chance_percent: num(),
  /** Days in which the turnover of its credit must be played; missing: no end. */
  valid_days: z.nullish(int()),
})

/** One field, read. */
export type WheelPrize = z.output<typeof wheelPrize>

const setting = z.object({
  /** Which wheel: handed back when spinning. */
  stock_id: id(),
  title: text(),
  /** Points for one spin on tab 2. */
  points_per_spin: z.nullish(int()),
  /** How free spins are earned, in words. */
  free_spin_rule: text(),
  /** SHA-256 of `wheelTableText` (wheel-table.ts), so that a change is seen. */
  table_hash: text(),
})

/** Read; `points_per_spin` null: points do not spin this wheel. */
export type WheelSetting = z.output<typeof setting>

/** Of the member's own agent. */
export const getWheelConfig = endpoint({
  name: 'wheel.config',
  method: 'GET',
  path: '/api/wheel/config',
  origin: 'spec',
  summary: 'The wheel of free spins; no data means there is none now.',
  response: z.nullish(z.object({ configs: setting, prizes: rows(wheelPrize), free_spins: int() })),
})

/** Of the member's own agent. `points`: what the member has. */
export const getWheelConfigV2 = endpoint({
  name: 'wheel.configV2',
  method: 'GET',
  path: '/api/wheel/config_v2',
  origin: 'spec',
  summary: 'The wheel for both tabs; no data means there is none now.',
  response: z.nullish(
    z.object({ setting, prizes: rows(wheelPrize), free_spins: int(), points: z.nullish(int()) }),
  ),
})

/** The 20 newest, blanks left out; empty for a visitor without an agent that is known. */
export const getWheelBoard = endpoint({
  name: 'wheel.board',
  method: 'GET',
  path: '/api/wheel/board',
  auth: 'optional',
  origin: 'spec',
  summary: 'Latest winners: real ones only, names masked.',
  request: z.object({ agent_code: z.optional(agentCode()) }),
  response: rows(z.object({ name: z.string(), reward, at: instant() })),
})

/** A spin is decided and recorded before it is answered: the animation only plays it. */
export const wheelSpin = z.object({
  spin_id: id(),
  /** Wheel, tab and table that it was spun on. */
  stock_id: text(),
  tab: z.nullish(int()),
  table_hash: text(),
  prize_id: id(),
  /** Of the prize, as on the wheel. */
  name: text(),
  reward,
  /** What is left after it. */
  free_spins: int(),
  points: z.nullish(int()),
  at: instant(),
  /** Whether the prize was credited; where not, `wheel.reward` collects it. */
  collected: flag(),
  /** Where it went, in the answer of the spin itself. */
  credited: z.nullish(credited),
  /** Inputs of the fairness check: m = HMAC-SHA-256(server_seed, client_seed:nonce:wheel:v1). */
  fairness: z.object({
    server_seed_hash: z.string(),
    client_seed: z.string(),
    nonce: int(),
    slot: int(),
    /** Empty until the seed is revealed. */
    server_seed: text(),
  }),
})

/** One spin, read: `at` in epoch ms (UTC). */
export type WheelSpin = z.output<typeof wheelSpin>

/** What a seed of the member's own may be: it stands in the message before a colon, so it has none. */
export const CLIENT_SEED = /^[\x21-\x39\x3b-\x7e]{1,64}$/

const clientSeed = z.string().check(z.regex(CLIENT_SEED))

/**
 * `client_seed`: drawn by the member's browser after it was shown the hash. Taken by the first spin of a member who has
 * set none, and passed over by every other.
 */
const spinRequest = z.object({ stock_id: id(), client_seed: z.optional(clientSeed) })

/**
 * Refused, and nothing is spent, where another wheel stands by now or no free spin is left. A prize that cannot be
 * credited now (a promotion binds the main wallet) stays with the spin: `collected` false.
 */
export const spinWheel = endpoint({
  name: 'wheel.spin',
  method: 'POST',
  path: '/api/wheel/spin',
  idempotent: true,
  stepUp: true,
  origin: 'spec',
  summary: 'Spins with a free spin.',
  request: spinRequest,
  response: wheelSpin,
})

/** As `spinWheel`; on tab 2 refused for too few points, and where points do not spin this wheel. */
export const spinWheelV2 = endpoint({
  name: 'wheel.spinV2',
  method: 'POST',
  path: '/api/wheel/spin_v2',
  idempotent: true,
  stepUp: true,
  origin: 'spec',
  summary: 'Spins on a tab: 1 with a free spin, 2 with points.',
  request: z.extend(spinRequest, { tab: int32().check(z.refine((v) => v === 1 || v === 2)) }),
  response: wheelSpin,
})

/**
 * Refused for a spin that is not the member's, a prize that was credited before, and one that still cannot be. Credit with
 * turnover is never given by the spin itself: it waits for this call, with `agreed_turnover`.
 */
export const collectWheelReward = endpoint({
  name: 'wheel.reward',
  method: 'POST',
  path: '/api/wheel/reward',
  idempotent: true,
  stepUp: true,
  origin: 'spec',
  summary: 'Credits the prize of a spin that was not credited yet.',
  request: z.object({ spin_id: id(), ...agreed }),
  response: credited,
})

/** 20 a page unless told, 50 at most. */
export const getWheelHistory = endpoint({
  name: 'wheel.history',
  method: 'GET',
  path: '/api/wheel/history',
  origin: 'extension',
  summary: 'Spins of the member, newest first, with what is needed to verify them.',
  request: z.object(paging),
  response: z.array(wheelSpin),
  extra: counted,
})

/** 404 for a wheel that never was. */
export const getWheelTable = endpoint({
  name: 'wheel.table',
  method: 'GET',
  path: '/api/wheel/table',
  auth: 'none',
  origin: 'extension',
  mayMiss: true,
  summary: 'Prize table of a wheel, also of one that is over: what its spins are verified with.',
  request: z.object({ stock_id: id() }),
  response: z.object({ stock_id: id(), title: text(), table_hash: text(), prizes: z.array(wheelPrize) }),
})

const seeds = z.object({
  server_seed_hash: z.string(),
  next_server_seed_hash: z.string(),
  /** Empty until the first spin, or until the member sets one. */
  client_seed: text(),
  /** Of the next spin: so many were spun with this seed. */
  nonce: int(),
})

/** Read: hashes and client seed as they stand for the next spin. */
export type WheelSeeds = z.output<typeof seeds>

/** Makes the member's seeds when they ask for the first time. */
export const getWheelFairness = endpoint({
  name: 'wheel.fairness',
  method: 'GET',
  path: '/api/wheel/fairness',
  origin: 'extension',
  summary: 'Seeds in use: hash of the server seed and of the next one, own seed, spins so far.',
  response: seeds,
})

/** From here on the spins of the seed that was in use can be verified; the nonce begins at 0 again. */
export const rotateWheelSeed = endpoint({
  name: 'wheel.rotateSeed',
  method: 'POST',
  path: '/api/wheel/rotate_seed',
  idempotent: true,
  origin: 'extension',
  summary: 'Reveals the server seed in use and starts the next one with the seed the member chose.',
  request: z.object({ client_seed: clientSeed }),
  response: z.object({ revealed_server_seed: z.string(), revealed_server_seed_hash: z.string(), seeds }),
})
