/** Yeekee: shooting numbers, and the proof of a round. LOTTO-1; domain.md §3 and §9. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { baht } from './money.ts'
import { flag, id, instant, int, int32, rows, text } from './wire.ts'

/** Shots that a result needs; the rank subtracted from the sum, counted from the newest (domain.md §3.1). */
export const YEEKEE_RANK = 16

/**
 * How a result is made, told with the commitment; a round keeps the rules it was made with, and a verifier judges by those
 * it knows. `yk2`: sum, less rank 16 where there is one, plus a salt that nobody knows before the close. `yk2d`: the same where
 * no beacon is configured; what enters the salt is a delay over the last head (decision 074). `yk1`, before them: no salt, and
 * shots derived from the seed where there are fewer than sixteen.
 */
export const YEEKEE_RULES = 'yk2'

/** Five digits, zeros kept. */
export const yeekeeNumber = () => z.string().check(z.regex(/^\d{5}$/))
/** Lower-case hexadecimal of a SHA-256. */
const hash = () => z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A public key or signature of BLS12-381, lower-case hexadecimal. */
const curvePoint = () => z.string().check(z.regex(/^[0-9a-f]{96,192}$/))

/**
 * A public randomness beacon as drand publishes it (scheme `bls-unchained-g1-rfc9380`): value number `n` is out at
 * `genesis_time + (n - 1) * period`, in seconds (UTC); its signature is checked with the key, and its randomness is
 * SHA-256(signature).
 */
const beaconChain = {
  /** Hash that names the chain. */
  chain: hash(),
  public_key: curvePoint(),
  genesis_time: int(),
  period: int(),
  /** Named with the round, before anybody shoots: the first value that comes out after the round's close. */
  round: int(),
}

/**
 * A sequential delay: `segments` times `steps` times SHA-256 of the value before, written out over `size` bytes. It begins with
 * `SHA-256("yk2d|" + chain_id + "|" + head + "|" + segments + "|" + steps + "|" + size)`; the value after each segment is a
 * checkpoint, the last one enters the salt. Named with the round, before anybody shoots.
 */
const delayNamed = { segments: int(), steps: int(), size: int() }

/** The seeds of one day: `SHA-256("yk2|" + seed)` of a round's is the seed of the round before; of the first, the anchor. */
const yeekeeDay = z.object({ anchor: hash(), round_no: int(), rounds: int() })

/** A shot in the live list. `digits` is `*****` until the result; only own shots are shown. */
export const yeekeeShot = z.object({
  /** Order of acceptance, from 1. */
  seq: int(),
  accepted_at: instant(),
  digits: z.string(),
  /** Masked name. */
  name: text(),
  mine: flag(),
})

/** One shot, read: `accepted_at` in epoch ms (UTC). */
export type YeekeeShot = z.output<typeof yeekeeShot>

/** 404 for a round without a room. 60 shots unless told, 200 at most; instants in epoch ms (UTC). */
export const getYeekeeList = endpoint({
  name: 'yeekee.list',
  method: 'GET',
  path: '/api/lotto/yeekee/list',
  auth: 'optional',
  onError: 'session',
  origin: 'spec',
  summary: 'The room of a round: shots newest first, and what the member may do now.',
  request: z.object({
    round_id: id(),
    /** Only shots after this one, for asking again. */
    after_seq: z.optional(int32()),
    /** Only shots before this one, for scrolling back. */
    before_seq: z.optional(int32()),
    limit: z.optional(int32()),
  }),
  response: z.object({
    round_id: id(),
    /** What the hash chain is named after: `YK-20261016-042`. */
    chain_id: text(),
    rule_version: text(),
    count: int(),
    /** Head of the hash chain after `count` shots. */
    head: text(),
    /** SHA-256 of the server seed, published before the round opened. */
    commit: text(),
    /** Of the rules `yk2` and `yk2d`: where the seed comes from. Of `yk2` alone: the beacon whose value enters the result. */
    day: z.nullish(yeekeeDay),
    beacon: z.nullish(z.object(beaconChain)),
    /** Of the rules `yk2d`, in the beacon's place; `done`: segments that are computed so far. */
    delay: z.nullish(z.object({ ...delayNamed, done: int() })),
    /** Since when `head` and `count` are final: said at the close, before the result. */
    published_at: z.nullish(instant()),
    shots: rows(yeekeeShot),
    /** Shooting: from when, until when, seconds between own shots, shots left; a visitor has none left. */
    shoot_from: instant(),
    shoot_until: instant(),
    cooldown: int(),
    next_shot_at: z.nullish(instant()),
    shots_left: int(),
    /** Whose shot stands at such a rank wins this, having staked at least so much in the round; one rank a member. */
    prizes: rows(z.object({ rank: int(), amount: baht() })),
    min_stake: z.nullish(baht()),
    /** So many different members must have shot, or there is no prize. */
    min_shooters: z.nullish(int()),
  }),
})

/**
 * 404 for a round without a room. Refused before and after its time and when the member's shots are used up; 429 during
 * the pause after the shot before (`cooldown`), and by address.
 */
export const shootNumber = endpoint({
  name: 'yeekee.shoot',
  method: 'POST',
  path: '/api/lotto/yeekee/shoot_number',
  onError: 'session',
  idempotent: true,
  origin: 'spec',
  summary: 'Shoots a number; the receipt proves its place in the chain. It cannot be taken back.',
  request: z.object({ round_id: id(), number: yeekeeNumber() }),
  response: z.object({
    seq: int(),
    accepted_at: instant(),
    number: yeekeeNumber(),
    head: hash(),
    /** Stands for the member in the chain, this round only; others see it with the result. */
    tag: z.optional(hash()),
    next_shot_at: z.nullish(instant()),
    shots_left: int(),
  }),
})

/** A shot in the published list: whole, in the order of acceptance. */
export const yeekeeProofShot = z.object({
  seq: int(),
  accepted_at: instant(),
  number: yeekeeNumber(),
  name: text(),
  /** Stands for the member; in the chain since `yk2`. */
  tag: z.optional(hash()),
  /** Of `yk1`: derived from the server seed because too few members shot; never wins a prize. */
  filler: flag(),
})

/** Everything needed to compute the result again. A wrong row fails the call: a list with a hole proves nothing. */
export const yeekeeProof = z.object({
  round_id: id(),
  chain_id: text(),
  rule_version: z.string(),
  commit: hash(),
  /** Revealed with the result. */
  server_seed: hash(),
  head: hash(),
  shots: z.array(yeekeeProofShot),
  sum: int(),
  /** Null where fewer than sixteen shot: nothing is subtracted then (`yk2`). */
  rank16_seq: z.nullish(int()),
  rank16_number: z.nullish(yeekeeNumber()),
  /** sum − rank 16. */
  difference: int(),
  /** Of `yk2` and `yk2d`. */
  day: z.nullish(yeekeeDay),
  beacon: z.nullish(z.object({ ...beaconChain, signature: curvePoint() })),
  /** Of `yk2d`: the value after each segment, and when the last head was published. */
  delay: z.nullish(z.object({ ...delayNamed, checkpoints: z.array(hash()), published_at: instant() })),
  /**
   * `HMAC-SHA-256(bytes of server_seed, rule_version + "|" + chain_id + "|" + head + "|" + randomness) mod 100000`; by `yk2d`
   * the randomness is the last checkpoint.
   */
  salt: z.nullish(int()),
  /** Ended without a result: seed and list are shown all the same, digits are empty. */
  voided: z.optional(flag()),
  top3: z.string().check(z.regex(/^(\d{3})?$/)),
  bottom2: z.string().check(z.regex(/^(\d{2})?$/)),
  prizes: z.array(z.object({ rank: int(), seq: int(), name: text(), amount: baht() })),
})

/** Read: prizes in satang, instants in epoch ms (UTC). */
export type YeekeeProof = z.output<typeof yeekeeProof>

/** 404 for a round without a room. */
export const getYeekeeLists = endpoint({
  name: 'yeekee.lists',
  method: 'GET',
  path: '/api/lotto/yeekee/lists',
  auth: 'optional',
  onError: 'session',
  origin: 'spec',
  summary: 'After the end: the whole list, the computation, and the seed to verify it; null before.',
  request: z.object({ round_id: id() }),
  response: z.nullish(yeekeeProof),
})
