/** Lottery bills: validate, create, cancel, list, detail, saved sets. LOTTO-2, LOTTO-3; domain.md §1.4 and §4.3. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { lottoNumber, lottoResult, lottoRound } from './lotto.ts'
import { baht, bahtAmount } from './money.ts'
import { counted, day, flag, id, instant, int, int32, num, oneOf, paging, rows, text } from './wire.ts'

/** Most lines that one bill can ever carry; a round may allow fewer. */
export const BILL_LINES_MAX = 1000

/** One line as the member enters it. */
export const billInputLine = z.object({ bet_type: z.string(), number: lottoNumber(), amount: bahtAmount() })

/** One line, read: `amount` in satang. */
export type BillInputLine = z.output<typeof billInputLine>

const billInput = {
  agent_id: int32(),
  round_id: id(),
  wallet_id: id(),
  lines: z.array(billInputLine).check(z.minLength(1), z.maxLength(BILL_LINES_MAX)),
}

/** Ours: a piece of a line that passes a step (`lottoRate.tiers`), with its rate; what it wins is paid by itself. */
export const ratePart = z.object({ amount: baht(), rate: num(), wins: baht() })

/** One part, read: sums in satang. */
export type RatePart = z.output<typeof ratePart>

/**
 * What the server says to a line. Only `ok` and `reduced_rate` are taken. Ours: `over_member_cap`, more than the member may
 * stake in the round; `over_payout`, more than the house pays for one result of it.
 */
export const lineStates = [
  'ok',
  'reduced_rate',
  'closed',
  'over_line_max',
  'over_number_cap',
  'over_member_cap',
  'over_payout',
  'under_min',
  'duplicate',
  'round_closed',
] as const

/** A word of `lineStates`. */
export type LineState = (typeof lineStates)[number]

/** The server's word on one line. `rate` is what a baht wins, stake included. */
export const checkedLine = z.object({
  bet_type: z.string(),
  number: lottoNumber(),
  amount: baht(),
  state: oneOf(lineStates),
  /** What the line would be taken with: 0 where refused, less than asked where a cap leaves less. */
  accepted_amount: baht(),
  /** Rate that holds for it, after reductions and tiers; where it passes a step that of all its parts together. */
  rate: num(),
  /** Ours: where it passes a step, its parts in order, which sum to the accepted amount. */
  parts: z.optional(z.array(ratePart)),
  /** Accepted amount × rate, of each part. */
  wins: baht(),
  /** Why, for the member; empty for `ok`. */
  message: text(),
})

/** One line, read: sums in satang. */
export type CheckedLine = z.output<typeof checkedLine>

/** Lines in the order they were sent. Cached by the client with the input it answers (LOTTO-2). */
export const billCheck = z.object({
  lines: z.array(checkedLine),
  accepted: int(),
  total: baht(),
  /** Most the bill can win, by the result that is best for it: not all lines can win together. */
  wins_max: baht(),
  balance_after: baht(),
  /** Ours: what the tightest of the member's own limits leaves to stake now, and the sentence to a bill above it. Missing and empty: no limit. */
  limit_left: z.nullish(baht()),
  limit_message: text(),
})

/** The check, read: sums in satang; `balance_after` is below zero where the wallet holds too little. */
export type BillCheck = z.output<typeof billCheck>

/**
 * 404 for an unknown round; 422 `wallet_id` for a wallet that is not the member's or not for lotteries, `lines` for
 * more than the round takes. A line that is not taken is no error: its `state` says so.
 */
export const validateBill = endpoint({
  name: 'bill.validate',
  method: 'POST',
  path: '/api/lotto/bill/validate',
  onError: 'session',
  byHand: false,
  origin: 'spec',
  summary: 'Tells line by line what would be taken, at which rate; changes nothing.',
  request: z.object(billInput),
  response: billCheck,
})

/** `pending` until the result; `refunded`: the round ended without one, or was called off. */
export const billStates = ['pending', 'won', 'lost', 'cancelled', 'refunded'] as const

/** A word of `billStates`; of a bill or of a line. */
export type BillState = (typeof billStates)[number]

/** A line as placed: its rate is a snapshot that later changes do not touch. */
export const billLine = z.object({
  line_id: id(),
  bet_type: z.string(),
  name: text(),
  number: lottoNumber(),
  amount: baht(),
  rate: num(),
  /** Ours: as `checkedLine.parts`. Missing: all of it at `rate`. */
  parts: z.optional(z.array(ratePart)),
  reduced: z.optional(flag()),
  state: oneOf(billStates),
  won: baht(),
})

/** One line, read: sums in satang; `rate` is what a baht wins. */
export type BillLine = z.output<typeof billLine>

/** A bill without its lines. `won` and `refunded` are 0 until they are not. */
export const bill = z.object({
  bill_id: id(),
  /** Number for people. */
  bill_no: z.string(),
  round: lottoRound,
  state: oneOf(billStates),
  placed_at: instant(),
  line_count: int(),
  total: baht(),
  won: baht(),
  refunded: baht(),
  wallet_id: id(),
  wallet_name: text(),
  /** By the server's clock; missing: cannot be cancelled. */
  cancel_until: z.nullish(instant()),
  settled_at: z.nullish(instant()),
  /** Printed on a shared receipt, so that a forged one is found out. */
  check_code: text(),
  /** Ours: whoever has the code can ask what is known of the bill (`checkReceipt`). Missing: nobody can. */
  public_check: z.optional(flag()),
  /** Version of the rules it was placed under. */
  rule_version: text(),
})

/** One bill, read: sums in satang, instants in epoch ms (UTC). */
export type Bill = z.output<typeof bill>

/** As the page of a bill has it. `result` is missing until the round is drawn. */
export const billWithLines = z.object({
  ...bill.shape,
  lines: z.array(billLine),
  result: z.nullish(lottoResult),
})

/** Read as `Bill` is. */
export type BillWithLines = z.output<typeof billWithLines>

/**
 * Send only lines that the check takes (`ok`, `reduced_rate`). Re-checks at once with placing: when a line is refused,
 * or anything is no longer as the member saw it, nothing is charged: error 409 with the new `billCheck` as data. The
 * specification's client does not say what the member saw: its bill is placed at the rates of the moment. Too little
 * money is a refusal, with the check as data as well; 404 and 422 as for `validateBill`.
 */
export const createBill = endpoint({
  name: 'bill.create',
  method: 'POST',
  path: '/api/lotto/bill/create',
  onError: 'session',
  idempotent: true,
  stepUp: true,
  origin: 'spec',
  summary: 'Places the bill; every line as validated, or nothing at all.',
  request: z.object({
    ...billInput,
    /** Ours: total and rates the member agreed to, from the validation. */
    expected_total: z.optional(bahtAmount()),
    expected_rates: z.optional(z.array(num())),
    /** Ours: what each line would win, so that a step that has moved is seen. */
    expected_wins: z.optional(z.array(bahtAmount())),
  }),
  response: z.object({ bill: billWithLines, balance: baht() }),
})

/**
 * 404 for a bill that is not the member's. Refused when it was cancelled or settled, its lottery allows none, it is
 * past `cancel_until`, or the day's cancellations are used up. `balance`: of the wallet it was paid from, after.
 */
export const cancelBill = endpoint({
  name: 'bill.cancel',
  method: 'POST',
  path: '/api/lotto/bill/cancel',
  onError: 'session',
  idempotent: true,
  origin: 'spec',
  summary: 'Cancels a bill within the rules of its lottery; the stake goes back.',
  request: z.object({ agent_id: int32(), bill_id: id() }),
  response: z.object({ bill, balance: baht() }),
})

/** Thai days of placing, both included; 20 a page unless told, 100 at most. */
export const getBills = endpoint({
  name: 'bill.list',
  method: 'GET',
  path: '/api/lotto/bill/list',
  onError: 'session',
  origin: 'spec',
  summary: 'Bills of the member, newest first.',
  request: z.object({
    agent_id: int32(),
    state: z.optional(z.enum(billStates)),
    round_id: z.optional(id()),
    from_day: z.optional(day()),
    to_day: z.optional(day()),
    ...paging,
  }),
  response: z.array(bill),
  extra: counted,
})

/** 404 for a bill that is not the member's, as for one that is not there. */
export const getBill = endpoint({
  name: 'bill.detail',
  method: 'GET',
  path: '/api/lotto/bill/detail',
  onError: 'session',
  origin: 'spec',
  summary: 'One bill with its lines and, once drawn, the result.',
  request: z.object({ agent_id: int32(), bill_id: id() }),
  response: billWithLines,
})

/**
 * What is known of a receipt, for whoever has it: what was bet and what came of it, and nothing of whose it is. What was
 * decided by a result that was put right since is `pending` until it is decided anew.
 */
export const checkedReceipt = z.object({
  bill_no: z.string(),
  /** As it is printed, however it was typed. */
  check_code: z.string(),
  round: lottoRound,
  state: oneOf(billStates),
  placed_at: instant(),
  line_count: int(),
  total: baht(),
  /** Most it can win, by the result that is best for it; 0 once nothing is open any more. */
  wins_max: baht(),
  won: baht(),
  refunded: baht(),
  settled_at: z.nullish(instant()),
  /** The result of its round was put right after it had been announced. */
  corrected: flag(),
  lines: z.array(z.omit(billLine, { line_id: true })),
  result: z.nullish(lottoResult),
})

/** One receipt, read: sums in satang, instants in epoch ms (UTC). */
export type CheckedReceipt = z.output<typeof checkedReceipt>

/**
 * The code in capitals or not, with any spaces and hyphens, O for 0 and I or L for 1. One 404 for every code that no bill
 * has, whatever is wrong with it. 60 in 15 minutes from a network.
 */
export const checkReceipt = endpoint({
  name: 'bill.check',
  method: 'GET',
  path: '/api/lotto/bill/check',
  auth: 'none',
  onError: 'session',
  origin: 'extension',
  mayMiss: true,
  summary:
    'What is known of the bill that a receipt’s check code belongs to, for anybody; never whose it is.',
  request: z.object({ code: z.string().check(z.maxLength(100)) }),
  response: checkedReceipt,
})

/**
 * 50 at most, the rest the next time. Sending `seen` again changes nothing; ids that are not the member's are passed
 * over.
 */
export const takeBillNews = endpoint({
  name: 'bill.news',
  method: 'POST',
  path: '/api/lotto/bill/news',
  onError: 'session',
  byHand: false,
  origin: 'extension',
  summary: 'Bills settled since the member was last told; `seen` marks them, on every device.',
  request: z.object({ seen: z.array(id()) }),
  response: z.array(bill),
})

/** Lines that a member keeps for another bill; never checked against a round until then. */
export const numberSet = z.object({
  set_id: id(),
  name: z.string(),
  lines: z.array(billInputLine),
  updated_at: instant(),
})

/** One set, read: amounts in satang, `updated_at` in epoch ms (UTC). */
export type NumberSet = z.output<typeof numberSet>

/** Those changed last first. */
export const getNumberSets = endpoint({
  name: 'bill.sets',
  method: 'GET',
  path: '/api/lotto/sets',
  onError: 'session',
  origin: 'extension',
  summary: 'Saved sets of numbers of the member.',
  response: rows(numberSet),
})

/**
 * 404 for a set that is not the member's; 422 `lines` for a number whose digits are not those of its bet type; refused
 * beyond 50 sets.
 */
export const saveNumberSet = endpoint({
  name: 'bill.saveSet',
  method: 'POST',
  path: '/api/lotto/sets/save',
  onError: 'session',
  idempotent: true,
  origin: 'extension',
  mayMiss: true,
  summary: 'Saves a set of numbers: a new one, or over the one named.',
  request: z.object({
    set_id: z.optional(id()),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    lines: z.array(billInputLine).check(z.minLength(1), z.maxLength(BILL_LINES_MAX)),
  }),
  response: numberSet,
})

/** Answered alike when it was not there: afterwards the member has no such set. */
export const deleteNumberSet = endpoint({
  name: 'bill.deleteSet',
  method: 'POST',
  path: '/api/lotto/sets/delete',
  onError: 'session',
  origin: 'extension',
  summary: 'Deletes a saved set.',
  request: z.object({ set_id: id() }),
  response: z.nullish(z.unknown()),
})
