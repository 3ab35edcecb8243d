/**
 * What a member's limits, breaks and reality checks must do, as facts that are only added up: each limit is counted over the
 * instants of its frame, by the rules of the house (rules/protection). The database is held against it (decision 090).
 */
import type { LimitKind, LimitPeriod } from '#contracts/protection.ts'
import { frameAt } from '#rules/protection/frames.ts'
import { changeOf, confirmWindow, raiseAt } from '#rules/protection/limits.ts'
import {
  isLonger,
  pauseAt,
  pauseEnd,
  RETURN_WAIT,
  type KeptPause,
  type PauseLength,
} from '#rules/protection/pauses.ts'
import { isOwed, isPlaying } from '#rules/protection/reality-check.ts'
import { thaiDayOf, thaiDayStart } from '#rules/thai-day.ts'

/** How a step ends. `again`: what was done already is not done twice. `lost`: the process died before its commit. */
export type Outcome = 'ok' | 'limit' | 'paused' | 'check' | 'again' | 'lost'

/** What stakes: a bill, a round of a game, points on the wheel. */
export type Staking = 'bill' | 'round' | 'points'

interface Fact {
  readonly at: number
  readonly deposited?: number
  readonly staked?: number
  readonly returned?: number
}

interface Limit {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: number
}

interface Raise {
  readonly amount: number | null
  readonly from: number
  readonly until: number
}

/** Milliseconds of play of a day, and its last stake. */
interface Played {
  readonly ms: number
  readonly at: number
}

const MINUTE = 60_000
const REST = 10 * MINUTE
const CHECK = 60 * MINUTE

/** A member's own record. */
export class Member {
  readonly facts: Fact[] = []
  readonly limits = new Map<string, Limit>()
  readonly played = new Map<string, Played>()
  readonly raises = new Map<string, Raise>()
  clock = { startedAt: null as number | null, lastAt: null as number | null, dueAt: null as number | null }
  pause: KeptPause | null = null

  isPaused(now: number): boolean {
    return this.pause !== null && pauseAt(this.pause, now) !== null
  }

  /** Satang, or minutes, that count in the frame of now. */
  used(kind: LimitKind, period: LimitPeriod, now: number): number {
    const { first, resetsAt } = frameAt(period, now)
    const from = thaiDayStart(first)
    if (kind === 'time')
      return [...this.played]
        .filter(([day]) => thaiDayStart(day) >= from && thaiDayStart(day) < resetsAt)
        .reduce((sum, [, { ms }]) => sum + Math.floor(ms / MINUTE), 0)
    return this.facts
      .filter(({ at }) => at >= from && at < resetsAt)
      .reduce((sum, { deposited = 0, staked = 0, returned = 0 }) => {
        if (kind === 'deposit') return sum + deposited
        return sum + staked - (kind === 'loss' ? returned : 0)
      }, 0)
  }

  /** What the limits of these kinds leave, of which the least counts; undefined without one. */
  least(kinds: readonly LimitKind[], now: number): number | undefined {
    const left = [...this.limits.values()]
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, period, amount }) => amount - this.used(kind, period, now))
    return left.length === 0 ? undefined : Math.min(...left)
  }

  deposit(amount: number, now: number): Outcome {
    if (this.isPaused(now)) return 'paused'
    if ((this.least(['deposit'], now) ?? Infinity) < amount) return 'limit'
    this.facts.push({ at: now, deposited: amount })
    return 'ok'
  }

  /** Judged by its worst case; what comes back at once counts after it. */
  stake(how: Staking, amount: number, won: number, now: number): Outcome {
    if (this.isPaused(now)) return 'paused'
    if (how !== 'points' && isOwed(this.clock, now)) return 'check'
    if ((this.least(['stake', 'loss'], now) ?? Infinity) < amount) return 'limit'
    const day = thaiDayOf(now)
    const before = this.played.get(day)
    this.played.set(day, this.#sitting(before, now))
    if ((this.least(['time'], now) ?? Infinity) <= 0) {
      if (before) this.played.set(day, before)
      else this.played.delete(day)
      return 'limit'
    }
    this.facts.push({ at: now, staked: amount, returned: won })
    if (how !== 'points') this.#play(now)
    return 'ok'
  }

  #sitting(before: Played | undefined, now: number): Played {
    if (!before) return { ms: 0, at: now }
    const apart = now - before.at
    const counts = apart < 0 ? 0 : apart <= REST ? apart : MINUTE
    return { ms: before.ms + counts, at: Math.max(before.at, now) }
  }

  #play(now: number): void {
    const { clock } = this
    this.clock = isPlaying(clock, now)
      ? { ...clock, lastAt: Math.max(clock.lastAt!, now) }
      : { startedAt: now, dueAt: now + CHECK, lastAt: Math.max(clock.lastAt ?? now, now) }
  }

  /** A win, or what is taken of one again; a stake that is none any more counts on its own day. Nothing refuses them. */
  back(fact: Fact): Outcome {
    this.facts.push(fact)
    return 'ok'
  }

  /** True where a limit is another since. */
  wish(kind: LimitKind, period: LimitPeriod, wanted: number | null, now: number): boolean {
    const key = `${kind} ${period}`
    const change = changeOf(this.limits.get(key)?.amount ?? null, wanted)
    if (change === 'waits') this.raises.set(key, { amount: wanted, ...confirmWindow(now, 24) })
    else this.raises.delete(key)
    if (change === 'now') this.limits.set(key, { kind, period, amount: wanted! })
    return change === 'now'
  }

  confirm(kind: LimitKind, period: LimitPeriod, now: number): boolean {
    const key = `${kind} ${period}`
    const raise = this.raises.get(key)
    if (!raise || raiseAt(raise, now) !== 'ready') return false
    this.raises.delete(key)
    if (raise.amount === null) this.limits.delete(key)
    else this.limits.set(key, { kind, period, amount: raise.amount })
    return true
  }

  rest(length: PauseLength, now: number): boolean {
    const held = this.isPaused(now) ? this.pause : null
    const endsAt = pauseEnd(length, now)
    if (held && !isLonger(endsAt, held)) return false
    this.pause = { kind: 'time_out', startedAt: now, endsAt, returnsAt: null }
    return true
  }

  /** When play opens again; null where it cannot be asked for. */
  comeBack(now: number): number | null {
    if (!this.pause || pauseAt(this.pause, now)?.state !== 'ended') return null
    this.pause = { ...this.pause, returnsAt: now + RETURN_WAIT }
    return now + RETURN_WAIT
  }

  /** When the next check is due; null where none waited. */
  answer(now: number): number | null {
    if (!isOwed(this.clock, now)) return null
    this.clock = { ...this.clock, dueAt: now + CHECK, lastAt: now }
    return now + CHECK
  }
}
