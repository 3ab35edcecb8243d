/**
 * Lottery: lobby, rounds, rates, rules, limits, results. LOTTO-1; domain.md §1 and §2.
 * Numbers are strings with their leading zeros everywhere. Rates, limits, schedules and rules are the server's data.
 */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { baht } from './money.ts'
import {
  agentCode,
  counted,
  day,
  flag,
  id,
  instant,
  int,
  int32,
  num,
  oneOf,
  paging,
  rows,
  text,
} from './wire.ts'

/**
 * Bet types and how many digits they take (domain.md §1.1): top and bottom by digits, tod (any order), the front and
 * back three of the government draw, running digits, and a digit at its place.
 */
export const betTypes = {
  top3: 3,
  tod3: 3,
  front3: 3,
  bottom3: 3,
  top2: 2,
  bottom2: 2,
  tod2: 2,
  run_top: 1,
  run_bottom: 1,
  top4: 4,
  tod4: 4,
  pin_top_units: 1,
  pin_top_tens: 1,
  pin_top_hundreds: 1,
  pin_bottom_units: 1,
  pin_bottom_tens: 1,
} as const

/** A key of `betTypes`. */
export type BetType = keyof typeof betTypes

/** Life of a round (domain.md §2.2). An unknown state takes no bets. */
export const roundStates = [
  'upcoming',
  'open',
  'closed',
  'awaiting',
  'resulted',
  'settled',
  'postponed',
  'no_result',
  'voided',
] as const

/** A word of `roundStates`. */
export type RoundState = (typeof roundStates)[number]

/** A lottery number as people write it: digits, zeros kept. */
export const lottoNumber = () => z.string().check(z.regex(/^\d{1,7}$/))

/** What every list shows of a round. */
export const lottoRound = z.object({
  round_id: id(),
  lottery_id: id(),
  category_id: id(),
  lottery_name: z.string(),
  /** The draw in words, for example its date. */
  title: text(),
  state: oneOf(roundStates),
  opens_at: instant(),
  /** Last moment for a bill, by the server's clock. */
  closes_at: instant(),
  result_at: z.nullish(instant()),
  /** Yeekee: which round of the day, and of how many. */
  round_no: z.nullish(int()),
  rounds_a_day: z.nullish(int()),
})

/** One round, read: instants in epoch ms (UTC). The first moment of `closes_at` is closed already. */
export type LottoRound = z.output<typeof lottoRound>

/** A prize as drawn: `first`, `front3`, `back3`, `back2`, `special`, `close`, `change`, or the platform's own key. */
const rawPrize = z.object({ key: z.string(), name: text(), numbers: z.array(z.string()) })

/** Result of a round: raw prizes, and the digits that the usual bet types are decided by. */
export const lottoResult = z.object({
  round: lottoRound,
  prizes: rows(rawPrize),
  top3: text(),
  top2: text(),
  bottom2: text(),
  announced_at: z.nullish(instant()),
  /** Where an outside draw was read, and when. */
  source_url: text(),
  source_read_at: z.nullish(instant()),
})

/**
 * One result, read: instants in epoch ms (UTC). Before the draw it has the round alone, with no prizes and '' for
 * digits.
 */
export type LottoResult = z.output<typeof lottoResult>

/** A lottery as the lobby lists it. */
export const lottery = z.object({
  lottery_id: id(),
  category_id: id(),
  name: z.string(),
  name_en: text(),
  /** Two to four letters for the badge. */
  badge: text(),
  /** `yeekee` rounds have a room for shooting. */
  kind: oneOf(['draw', 'yeekee']),
  /** Highest rate a baht can win. */
  top_rate: z.nullish(num()),
  /** The round to show: the next to close, else the last. */
  round: z.nullish(lottoRound),
  last_result: z.nullish(
    z.object({ round_id: id(), top3: text(), bottom2: text(), announced_at: z.nullish(instant()) }),
  ),
  /** Ours: its past draws can be asked for (`getLottoPast`). Missing: they cannot. */
  past: z.optional(flag()),
})

/** One lottery, read; `top_rate` is what a baht wins at most, stake included, null where no rates are told. */
export type Lottery = z.output<typeof lottery>

/** The only call that says `status: 0` for success instead of `error: 0` (specification.md §5). */
export const getLottoLobby = endpoint({
  name: 'lotto.lobby',
  method: 'GET',
  path: '/api/lotto/lobby',
  auth: 'optional',
  onError: 'session',
  success: 'status',
  origin: 'spec',
  summary: 'Every lottery with its round, those that close next first.',
  request: z.object({ agent_code: z.optional(agentCode()) }),
  response: z.object({
    categories: rows(z.object({ category_id: id(), name: z.string() })),
    lotteries: rows(lottery),
  }),
})

/**
 * Of a day all rounds, by the Thai day of their result (Yeekee: the day they belong to, whose last ones come after
 * midnight); without one those that are not decided. 400 at most.
 */
export const getLottoRounds = endpoint({
  name: 'lotto.rounds',
  method: 'GET',
  path: '/api/lotto/rounds',
  auth: 'optional',
  onError: 'session',
  origin: 'spec',
  summary: 'Rounds of a lottery or category on a day, in the order of closing.',
  request: z.object({ lottery_id: z.optional(id()), category_id: z.optional(id()), day: z.optional(day()) }),
  response: rows(lottoRound),
})

/** Ours: how far a sum may grow, and from where on bets that make it grow have so many percent of their rate. */
export const bound = z.object({
  most: baht(),
  step: z.nullish(z.object({ from_amount: baht(), percent: num() })),
})

/** Ours: limits of a round over all its bet types. What is missing has none. */
export const bookLimits = z.object({
  /** What one member stakes in it. */
  member: z.nullish(bound),
  /** What the house pays for one result of it, to all members together. */
  payout: z.nullish(bound),
})

/** Limits, read: sums in satang. */
export type RoundLimits = z.output<typeof bookLimits>

/** How a bill may be cancelled; times in seconds. Missing: bills of this lottery cannot be cancelled. */
export const cancelRule = z.object({
  /** After sending. */
  within: int(),
  /** Before the round closes. */
  before_close: int(),
  per_day: int(),
})

/** 404 for an unknown round. `last_result`: of the round before it. */
export const getLottoRound = endpoint({
  name: 'lotto.round',
  method: 'GET',
  path: '/api/lotto/round',
  auth: 'optional',
  onError: 'session',
  origin: 'spec',
  summary: 'One round with what its page needs.',
  request: z.object({ round_id: id() }),
  response: z.object({
    round: lottoRound,
    kind: oneOf(['draw', 'yeekee']),
    badge: text(),
    last_result: z.nullish(lottoResult),
    cancel: z.nullish(cancelRule),
    max_lines: int(),
    /** Ours: limits over all bet types; missing: not told. */
    limits: z.optional(bookLimits),
    /** Ours: as `lottery.past`. */
    past: z.optional(flag()),
    /** Ours: what the member has staked in it so far, as `limits.member` counts it; missing for a visitor. */
    staked: z.optional(baht()),
    /** Wallets that can pay, the member's; empty for a visitor. */
    wallets: z.array(z.object({ wallet_id: id(), wallet_name: z.string(), balance: baht() })),
    notices: rows(z.string()),
  }),
})

/** 404 for an unknown round. */
export const getLottoRule = endpoint({
  name: 'lotto.rule',
  method: 'GET',
  path: '/api/lotto/rule',
  auth: 'optional',
  onError: 'session',
  origin: 'spec',
  summary: 'Rules of a round: each bet type with its win rule, a worked example, chance and return.',
  request: z.object({ round_id: id() }),
  response: z.object({
    /** Changes when a rule changes; a bill keeps the version it was placed under. */
    version: z.string(),
    sections: rows(z.object({ title: z.string(), sentences: rows(z.string()) })),
    bet_types: rows(
      z.object({
        bet_type: z.string(),
        name: z.string(),
        win_rule: z.string(),
        example_result: text(),
        wins: rows(z.string()),
        loses: rows(z.string()),
        chance_percent: z.nullish(num()),
        return_percent: z.nullish(num()),
        note: text(),
      }),
    ),
  }),
})

/** What a baht on this bet type wins, stake included in the figure (domain.md §1.4). */
export const lottoRate = z.object({
  /** A key of `betTypes`, or one the platform added. */
  bet_type: z.string(),
  name: z.string(),
  digits: int(),
  rate: num(),
  min_amount: baht(),
  /** Most on one line, and of one member on one number of a round. */
  max_amount: baht(),
  /**
   * Step-down by what the member has staked on a number: what is staked beyond this amount has this rate, what is below keeps
   * its own. Empty: one rate.
   */
  tiers: rows(z.object({ from_amount: baht(), rate: num() })),
  /** Ours: most that all members together may stake on a number of a round; missing: no cap. */
  number_cap: z.nullish(baht()),
  /** Ours: as `tiers`, by what all members together have on the number. */
  number_tiers: z.optional(rows(z.object({ from_amount: baht(), rate: num() }))),
})

/** One rate, read: amounts in satang, `rate` in baht for a baht. */
export type LottoRate = z.output<typeof lottoRate>

/** 404 for an unknown round. */
export const getLottoRate = endpoint({
  name: 'lotto.rate',
  method: 'GET',
  path: '/api/lotto/rate',
  auth: 'optional',
  onError: 'session',
  origin: 'spec',
  summary: 'Rates of a round: which bet types it takes and what they pay.',
  request: z.object({ round_id: id() }),
  response: rows(lottoRate),
})

/** A number that is not taken as usual in this round. */
export const numberLimit = z.object({
  bet_type: z.string(),
  number: lottoNumber(),
  state: oneOf(['closed', 'reduced', 'capped']),
  /** Rate that holds for it, where it is another than the type’s. */
  rate: z.nullish(num()),
  /** What all members together may still stake on it, where told. */
  remaining: z.nullish(baht()),
})

/** One number, read: `remaining` in satang, null where it is not capped. */
export type NumberLimit = z.output<typeof numberLimit>

/** 404 for an unknown round. Numbers that are taken as usual are not listed. */
export const getLottoLimit = endpoint({
  name: 'lotto.limit',
  method: 'GET',
  path: '/api/lotto/limit',
  auth: 'optional',
  onError: 'session',
  origin: 'spec',
  summary: 'Closed, reduced and capped numbers of a round.',
  request: z.object({ round_id: id() }),
  response: rows(numberLimit),
})

/** Of all lotteries without a `category_id`; those without rates are left out. */
export const getLottoRates = endpoint({
  name: 'lotto.rates',
  method: 'GET',
  path: '/api/lotto/rates',
  auth: 'optional',
  onError: 'session',
  origin: 'spec',
  summary: 'Rates of all lotteries of a category.',
  request: z.object({ category_id: z.optional(id()), agent_id: int32() }),
  response: rows(
    z.object({ lottery_id: id(), lottery_name: z.string(), category_id: id(), rates: rows(lottoRate) }),
  ),
})

/** 404 for an unknown round; one that is not drawn yet has no prizes. */
export const getLottoResult = endpoint({
  name: 'lotto.result',
  method: 'GET',
  path: '/api/lotto/result',
  auth: 'optional',
  onError: 'session',
  origin: 'spec',
  summary: 'Result of one round.',
  request: z.object({ round_id: id() }),
  response: lottoResult,
})

/**
 * Rounds that ended without a result are listed too. The day is the Thai day of the result, as in `getLottoRounds`;
 * `mine` of a visitor is empty. 20 a page unless told, 100 at most.
 */
export const getLottoResults = endpoint({
  name: 'lotto.results',
  method: 'GET',
  path: '/api/lotto/results',
  auth: 'optional',
  onError: 'session',
  origin: 'spec',
  summary: 'Results of a day or category, newest first; `mine` only of rounds the member has a bill in.',
  request: z.object({
    agent_id: int32(),
    day: z.optional(day()),
    category_id: z.optional(id()),
    mine: z.optional(flag()),
    ...paging,
  }),
  response: rows(lottoResult),
  extra: counted,
})

/** A draw of the past, by the digits that bets are decided by. What it did not have is '' or empty. */
export const pastDraw = z.object({
  round_id: id(),
  title: text(),
  /** Yeekee: which round of its day. */
  round_no: z.nullish(int()),
  drawn_at: instant(),
  top3: text(),
  bottom2: text(),
  top4: text(),
  front3: rows(z.string()),
  bottom3: rows(z.string()),
})

/** One draw, read: `drawn_at` in epoch ms (UTC). */
export type PastDraw = z.output<typeof pastDraw>

/** Rounds without a result are not draws. 404 for an unknown lottery. 20 a page unless told, 100 at most. */
export const getLottoPast = endpoint({
  name: 'lotto.past',
  method: 'GET',
  path: '/api/lotto/past',
  auth: 'none',
  onError: 'session',
  origin: 'extension',
  mayMiss: true,
  summary: 'Past draws of one lottery, newest first, with the bet types that it takes.',
  request: z.object({ lottery_id: id(), ...paging }),
  response: z.object({
    lottery_id: id(),
    lottery_name: z.string(),
    category_id: id(),
    bet_types: rows(z.object({ bet_type: z.string(), name: z.string(), digits: int() })),
    draws: rows(pastDraw),
  }),
  extra: counted,
})
