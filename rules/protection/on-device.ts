/**
 * What a device keeps for its member by itself where a platform has none of it (decision 093): limits of time and of deposits made
 * here, a break of this device, and a reality check by its own clock. Instants are epoch milliseconds, sums satang or minutes.
 */
import { satang } from '#contracts/money.ts'
import type { LimitPeriod, MemberLimit, Protection, reminderChoices } from '#contracts/protection.ts'
import { dayPlus, thaiDayOf } from '../thai-day.ts'
import { frameAt } from './frames.ts'
import { changeOf, confirmWindow, raiseAt } from './limits.ts'
import { isLonger, type KeptPause, pauseAt, pauseEnd, type PauseLength, RETURN_WAIT } from './pauses.ts'
import { isOwed, isPlaying, type PlayClock } from './reality-check.ts'

const MINUTE = 60_000
/** A longer gap between two looks is no time of play: the phone slept. */
const LONGEST_STEP = MINUTE
/** Days that a month's limit still looks back to. */
const KEPT_DAYS = 31

/** What can be limited here: stakes and what came back are not known to a device. */
export const deviceKinds = ['deposit', 'time'] as const

/** Which limit: there is one of each kind and frame. */
export interface DeviceWhich {
  readonly kind: (typeof deviceKinds)[number]
  readonly period: LimitPeriod
}

/** A limit, and the looser one that waits. */
interface DeviceLimit extends DeviceWhich {
  readonly most: number
  readonly pending: { readonly most: number | null; readonly from: number; readonly until: number } | null
}

/** All that is kept. `played` has milliseconds by Thai day. */
export interface DeviceCare {
  readonly reminder: (typeof reminderChoices)[number]
  readonly limits: readonly DeviceLimit[]
  readonly pause: KeptPause | null
  readonly clock: PlayClock
  readonly played: Readonly<Record<string, number>>
  readonly deposits: readonly DeviceDeposit[]
}

/** A deposit whose order was opened here; `counts` is false while it has come to nothing. */
export interface DeviceDeposit {
  readonly id: string
  readonly at: number
  readonly amount: number
  readonly counts: boolean
}

const atRest: PlayClock = { startedAt: null, lastAt: null, dueAt: null }

/** Before anything was chosen or played. */
export const freshCare: DeviceCare = {
  reminder: 60,
  limits: [],
  pause: null,
  clock: atRest,
  played: {},
  deposits: [],
}

const isSame = (one: DeviceWhich, other: DeviceWhich) =>
  one.kind === other.kind && one.period === other.period

function usedOf({ played, deposits }: DeviceCare, { kind, period }: DeviceWhich, now: number): number {
  const { first, last } = frameAt(period, now)
  const isIn = (day: string) => first <= day && day <= last
  if (kind === 'time') {
    const ms = Object.entries(played).reduce((sum, [day, of]) => (isIn(day) ? sum + of : sum), 0)
    return Math.floor(ms / MINUTE)
  }
  return deposits.reduce(
    (sum, { at, amount, counts }) => (counts && isIn(thaiDayOf(at)) ? sum + amount : sum),
    0,
  )
}

function limitOf(care: DeviceCare, limit: DeviceLimit, now: number): MemberLimit {
  const { kind, period, most, pending } = limit
  const used = usedOf(care, limit, now)
  const sum = (value: number) => (kind === 'time' ? { minutes: value } : { amount: satang(value) })
  const waits = pending !== null && raiseAt(pending, now) !== 'lapsed'
  return {
    kind,
    period,
    ...sum(most),
    ...(kind === 'time' ? { minutes_used: used } : { used: satang(used) }),
    resets_at: frameAt(period, now).resetsAt,
    pending: waits
      ? {
          ...(pending.most === null ? { none: true } : sum(pending.most)),
          confirm_from: pending.from,
          confirm_until: pending.until,
        }
      : null,
  }
}

/** In the shape in which a platform tells it. */
export const deviceProtection = (care: DeviceCare, now: number): Protection => ({
  limits: care.limits.map((limit) => limitOf(care, limit, now)),
  reminder_minutes: care.reminder,
  pause: care.pause && pauseAt(care.pause, now),
})

const withLimit = (care: DeviceCare, limit: DeviceLimit): DeviceCare => ({
  ...care,
  limits: [...care.limits.filter((one) => !isSame(one, limit)), limit],
})

/** Tighter holds at once, looser and none (null) wait as those of an account do. */
export function wished(care: DeviceCare, which: DeviceWhich, most: number | null, now: number): DeviceCare {
  const held = care.limits.find((one) => isSame(one, which))
  if (held && changeOf(held.most, most) === 'waits')
    return withLimit(care, { ...held, pending: { most, ...confirmWindow(now, 24) } })
  return most === null ? care : withLimit(care, { ...which, most, pending: null })
}

/** What waited holds, once its time has come; before and after that nothing changes. */
export function confirmed(care: DeviceCare, which: DeviceWhich, now: number): DeviceCare {
  const held = care.limits.find((one) => isSame(one, which))
  if (!held?.pending || raiseAt(held.pending, now) !== 'ready') return care
  const { most } = held.pending
  if (most !== null) return withLimit(care, { ...held, most, pending: null })
  return { ...care, limits: care.limits.filter((one) => one !== held) }
}

/** What waited is dropped. */
export function dropped(care: DeviceCare, which: DeviceWhich): DeviceCare {
  const held = care.limits.find((one) => isSame(one, which))
  return held ? withLimit(care, { ...held, pending: null }) : care
}

/** How often play is interrupted; a check that waits goes on waiting. */
export function reminded(care: DeviceCare, reminder: DeviceCare['reminder'], now: number): DeviceCare {
  const { clock } = care
  const dueAt =
    clock.dueAt === null || isOwed(clock, now)
      ? clock.dueAt
      : Math.max(now, clock.dueAt + (reminder - care.reminder) * MINUTE)
  return { ...care, reminder, clock: { ...clock, dueAt } }
}

/** A break from now on; never a shorter one than holds. */
export function rested(care: DeviceCare, length: PauseLength, now: number): DeviceCare {
  const endsAt = pauseEnd(length, now)
  const held = care.pause && pauseAt(care.pause, now)
  if (care.pause && held?.state === 'running' && !isLonger(endsAt, care.pause)) return care
  return { ...care, pause: { kind: 'time_out', startedAt: now, endsAt, returnsAt: null } }
}

/** Coming back: a step of the own once the time is over, and a day. */
export function returned(care: DeviceCare, now: number): DeviceCare {
  if (!care.pause || pauseAt(care.pause, now)?.state !== 'ended') return care
  return { ...care, pause: { ...care.pause, returnsAt: now + RETURN_WAIT } }
}

/** A moment of play: the time since the last one counts, unless nobody was there. While a check is owed no play is counted. */
export function played(care: DeviceCare, now: number): DeviceCare {
  const { clock } = care
  if (isOwed(clock, now)) return care
  const goesOn = isPlaying(clock, now) && now >= clock.lastAt!
  const step = goesOn ? now - clock.lastAt! : 0
  const day = thaiDayOf(now)
  const oldest = dayPlus(day, -KEPT_DAYS)
  return {
    ...care,
    clock: goesOn
      ? { ...clock, lastAt: now }
      : { startedAt: now, lastAt: now, dueAt: now + care.reminder * MINUTE },
    played: {
      ...Object.fromEntries(Object.entries(care.played).filter(([kept]) => kept >= oldest)),
      [day]: (care.played[day] ?? 0) + (step <= LONGEST_STEP ? step : 0),
    },
  }
}

/** Play of now, or of before the phone slept; null where there is none. */
export function playOf({ clock }: DeviceCare, now: number) {
  const due = isOwed(clock, now)
  const playing = isPlaying(clock, now)
  if (clock.startedAt === null || clock.lastAt === null || !(due || playing)) return null
  const until = playing ? now : clock.lastAt
  return { started_at: clock.startedAt, minutes: Math.floor((until - clock.startedAt) / MINUTE), due }
}

/** A check that waits is answered: play goes on, or is over. */
export function answered(care: DeviceCare, goesOn: boolean, now: number): DeviceCare {
  if (!isOwed(care.clock, now)) return care
  return {
    ...care,
    clock: goesOn ? { ...care.clock, lastAt: now, dueAt: now + care.reminder * MINUTE } : atRest,
  }
}

/** An order for a deposit was opened here. */
export function deposited(care: DeviceCare, deposit: Omit<DeviceDeposit, 'counts'>): DeviceCare {
  const oldest = dayPlus(thaiDayOf(deposit.at), -KEPT_DAYS)
  const others = care.deposits.filter(({ id, at }) => id !== deposit.id && thaiDayOf(at) >= oldest)
  return { ...care, deposits: [...others, { ...deposit, counts: true }] }
}

/** It came to nothing, or to something after all. One that was opened elsewhere is not counted here. */
export function depositMoved(care: DeviceCare, id: string, counts: boolean): DeviceCare {
  if (!care.deposits.some((one) => one.id === id && one.counts !== counts)) return care
  return { ...care, deposits: care.deposits.map((one) => (one.id === id ? { ...one, counts } : one)) }
}

/** Minutes of play on this device on the Thai day of `now`. */
export const minutesToday = (care: DeviceCare, now: number): number =>
  usedOf(care, { kind: 'time', period: 'day' }, now)
