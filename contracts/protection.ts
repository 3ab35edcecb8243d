/** Playing responsibly: limits, reality check, time-out, self-exclusion. domain.md §8. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { baht, bahtAmount } from './money.ts'
import { flag, instant, int, int32, oneOf, text } from './wire.ts'

/** What can be limited: money deposited (whatever was withdrawn meanwhile), net loss, money staked, minutes played. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const

/** A word of `limitKinds`: `deposit`, `loss` and `stake` are sums of money, `time` is minutes. */
export type LimitKind = (typeof limitKinds)[number]

/** What a limit is counted over, in Thai time: a day, a week from Monday, a month; `resets_at` tells when it is counted anew. */
export const limitPeriods = ['day', 'week', 'month'] as const

/** A word of `limitPeriods`. */
export type LimitPeriod = (typeof limitPeriods)[number]

/** `amount` and `used` for money, `minutes` and `minutes_used` for time. */
export const memberLimit = z.object({
  kind: oneOf(limitKinds),
  period: oneOf(limitPeriods),
  amount: z.nullish(baht()),
  used: z.nullish(baht()),
  minutes: z.nullish(int()),
  minutes_used: z.nullish(int()),
  resets_at: instant(),
  /** An increase that waits: it holds only once confirmed, after the waiting time and before `confirm_until`. */
  pending: z.nullish(
    z.object({
      amount: z.nullish(baht()),
      minutes: z.nullish(int()),
      confirm_from: instant(),
      confirm_until: z.optional(instant()),
      none: z.optional(flag()),
    }),
  ),
  /** Six months have passed since it was set or last looked at: setting the same again says that it stays. */
  review: z.optional(flag()),
})

/** One limit, read: sums in satang, instants in epoch ms (UTC). */
export type MemberLimit = z.output<typeof memberLimit>

/**
 * A pause. `ended`: its time is over, but the member must ask to come back and wait. `closed`: the account was closed.
 * `register`: an outside register of excluded people names the member, or has not answered since they signed in. `age`: the member is
 * not twenty yet, which is when it ends.
 */
export const pause = z.object({
  kind: oneOf(['time_out', 'self_exclusion', 'closed', 'register', 'age']),
  state: oneOf(['running', 'ended', 'returning']),
  started_at: instant(),
  /** Missing: without an end. */
  ends_at: z.nullish(instant()),
  /** When play opens again after the member asked to come back. */
  returns_at: z.nullish(instant()),
})

/** Read: instants in epoch ms (UTC). */
export type Pause = z.output<typeof pause>

/** Limits, reminder and pause, as every call of this file answers them. */
export const protection = z.object({
  limits: z.array(memberLimit),
  /** Minutes between reality checks of play; 0 where a platform has none. */
  reminder_minutes: int(),
  pause: z.nullish(pause),
  /** How long an increase waits; missing: 24 hours. */
  cool_off_hours: z.optional(int()),
  /** The member was never asked whether they want a limit, and has not deposited yet. */
  offer: z.optional(flag()),
})

/** The answer of most calls here, read: sums in satang, instants in epoch ms (UTC). */
export type Protection = z.output<typeof protection>

/**
 * `data` of what a limit refuses, beside the sentence: which one, how much it leaves (satang; minutes of a limit of time come as
 * `minutes_left`), and when it is counted anew (epoch ms, UTC). A deposit form gets it with 422 and `fields.amount`, all else with
 * "refused".
 */
export const limitReached = z.object({
  limit_kind: oneOf(limitKinds),
  limit_period: oneOf(limitPeriods),
  limit_left: z.nullish(baht()),
  minutes_left: z.nullish(int()),
  resets_at: instant(),
})

/** `pause` is null while the member plays freely. A limit that has none is not in the list. */
export const getProtection = endpoint({
  name: 'protection.get',
  method: 'GET',
  path: '/api/member/limits',
  origin: 'extension',
  summary: 'Limits, reminder and pause of the member.',
  response: protection,
})

/**
 * What waits is told as `pending`, and the limit that holds goes on until then. 422 `amount` or `minutes` for a sum of the
 * wrong sort. A lower one, and the same again, drops an increase that waits.
 */
export const setLimit = endpoint({
  name: 'protection.setLimit',
  method: 'POST',
  path: '/api/member/limits/set',
  origin: 'extension',
  summary: 'Lower holds at once; higher or none waits 24 hours and must be confirmed.',
  request: z.object({
    kind: z.enum(limitKinds),
    period: z.enum(limitPeriods),
    /** For money; neither amount nor minutes: no limit. */
    amount: z.optional(bahtAmount()),
    minutes: z.optional(int32()),
  }),
  response: protection,
})

const whichLimit = z.object({ kind: z.enum(limitKinds), period: z.enum(limitPeriods) })

/** From `pending.confirm_from` on, and not before, until `pending.confirm_until`; refused otherwise. */
export const confirmLimit = endpoint({
  name: 'protection.confirmLimit',
  method: 'POST',
  path: '/api/member/limits/confirm',
  origin: 'extension',
  summary: 'Confirms an increase after its waiting time.',
  request: whichLimit,
  response: protection,
})

/** The limit that holds stays as it is. */
export const withdrawLimitChange = endpoint({
  name: 'protection.withdrawChange',
  method: 'POST',
  path: '/api/member/limits/withdraw_change',
  origin: 'extension',
  summary: 'Drops an increase that still waits.',
  request: whichLimit,
  response: protection,
})

/** The member was asked and wants no limit now: they are not asked again. Setting one says so too. */
export const declineLimits = endpoint({
  name: 'protection.decline',
  method: 'POST',
  path: '/api/member/limits/not_now',
  origin: 'extension',
  summary: 'No limit for now: the offer before the first deposit is not made again.',
  response: protection,
})

/** What was done about a limit. */
export const limitActs = ['set', 'kept', 'asked', 'confirmed', 'dropped'] as const

/** The last hundred, newest first. `by`: the member, or staff, who can only lower. Neither amount nor minutes: no limit. */
export const getLimitChanges = endpoint({
  name: 'protection.changes',
  method: 'GET',
  path: '/api/member/limits/changes',
  origin: 'extension',
  summary: 'Every change of a limit: when, by whom, before and after.',
  response: z.array(
    z.object({
      kind: oneOf(limitKinds),
      period: oneOf(limitPeriods),
      act: oneOf(limitActs),
      by: oneOf(['member', 'staff']),
      before: z.nullish(baht()),
      after: z.nullish(baht()),
      minutes_before: z.nullish(int()),
      minutes_after: z.nullish(int()),
      at: instant(),
    }),
  ),
})

/** Minutes between reality checks that a member chooses from; there is no choice of none. */
export const reminderChoices = [15, 30, 60] as const

/** Holds at once, counted from the check that was answered last. */
export const setReminder = endpoint({
  name: 'protection.setReminder',
  method: 'POST',
  path: '/api/member/limits/reminder',
  origin: 'extension',
  summary: 'Minutes between reality checks: 15, 30 or 60.',
  request: z.object({
    minutes: z.literal([...reminderChoices]),
  }),
  response: protection,
})

/** Lengths of a time-out: 24 hours, seven days, a month of the calendar, 42 days. */
export const timeOutLengths = ['day', 'week', 'month', 'six_weeks'] as const

/** Lengths of a self-exclusion, by the calendar; `open` is without an end, and nobody comes back from it. */
export const exclusionLengths = ['six_months', 'year', 'five_years', 'open'] as const

/** `pause.ends_at` of the answer tells when it is over. Refused while a pause holds that ends later. */
export const startTimeOut = endpoint({
  name: 'protection.timeOut',
  method: 'POST',
  path: '/api/member/time_out',
  idempotent: true,
  origin: 'extension',
  summary: 'Stops deposits, bets and games at once until the time is over; cannot be shortened.',
  request: z.object({ length: z.enum(timeOutLengths) }),
  response: protection,
})

/** `returned` is the sum that goes to the bank account. Refused while one holds that ends later. */
export const startSelfExclusion = endpoint({
  name: 'protection.selfExclusion',
  method: 'POST',
  path: '/api/member/self_exclusion',
  idempotent: true,
  origin: 'extension',
  summary: 'Closes play for long, gives the balance back to the bank account and stops all news.',
  request: z.object({ length: z.enum(exclusionLengths) }),
  response: z.object({
    protection,
    /** Withdrawal that gives the balance back; empty where nothing was left. */
    withdrawal_id: text(),
    returned: baht(),
  }),
})

/** `pause.returns_at` of the answer tells when play opens again. Refused before `pause.ends_at`, and without an end. */
export const askToReturn = endpoint({
  name: 'protection.return',
  method: 'POST',
  path: '/api/member/return',
  origin: 'extension',
  summary: 'After a pause is over: asks to come back, which holds after a last waiting time.',
  response: protection,
})
