/**
 * Looks at a history as somebody would who knows no rule of the house's code: what was taken, when, and which limits held. Its calendar is
 * its own. Throws with what must not be.
 */
import type { History, Step } from './draw.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const dayOf = (at: number) => Math.floor((at + 7 * HOUR) / DAY)
const monthOf = (at: number) => {
  const there = new Date(at + 7 * HOUR)
  return there.getUTCFullYear() * 12 + there.getUTCMonth()
}
const frames: Readonly<Record<string, (at: number) => number>> = {
  day: dayOf,
  // 1 January 1970 was a Thursday.
  week: (at) => Math.floor((dayOf(at) + 3) / 7),
  month: monthOf,
}

interface Moved {
  readonly at: number
  readonly deposit: number
  readonly stake: number
  readonly back: number
}

const stakes = new Set(['bill', 'round', 'points'])
/** What nothing may refuse. */
const free = new Set(['withdraw', 'refund', 'win', 'cancel', 'correct'])

class Case {
  readonly #moved: Moved[] = []
  readonly #limits = new Map<string, { kind: string; period: string; amount: number }>()
  readonly #bills = new Map<string, { at: number; wonAt: number }>()
  #closedUntil = -Infinity

  #used(kind: string, period: string, at: number): number {
    const frame = frames[period]!
    return this.#moved
      .filter((one) => frame(one.at) === frame(at))
      .reduce((sum, { deposit, stake, back }) => {
        if (kind === 'deposit') return sum + deposit
        return sum + stake - (kind === 'loss' ? back : 0)
      }, 0)
  }

  #mustHold(step: Step, kinds: readonly string[]): void {
    for (const { kind, period, amount } of this.#limits.values())
      if (kinds.includes(kind) && this.#used(kind, period, step.at) > amount)
        throw new Error(`${step.key}: over the limit of ${kind} a ${period}, ${amount}`)
  }

  #move(at: number, more: Partial<Moved>): void {
    this.#moved.push({ at, deposit: 0, stake: 0, back: 0, ...more })
  }

  see(step: Step, asked: History['asked']): void {
    const { act, at, a = 0, b = 0, kind = '', period = '', expected } = step
    if (free.has(act) && expected !== 'ok') throw new Error(`${step.key}: ${act} is ${expected}`)
    if (expected !== 'ok') return
    if (act === 'deposit' || stakes.has(act)) {
      if (at < this.#closedUntil) throw new Error(`${step.key}: ${act} in a break`)
      this.#move(at, act === 'deposit' ? { deposit: a } : { stake: a })
      this.#mustHold(step, act === 'deposit' ? ['deposit'] : ['stake', 'loss'])
      // A win came after its stake was judged.
      if (b !== 0) this.#move(at, { back: b })
      if (act === 'bill') this.#bills.set(step.key, { at, wonAt: at })
    }
    if (act === 'win') {
      this.#bills.get(kind)!.wonAt = at
      this.#move(at, { back: a })
    }
    if (act === 'correct') this.#move(this.#bills.get(kind)!.wonAt, { back: -a })
    if (act === 'cancel') this.#move(this.#bills.get(kind)!.at, { stake: -a })
    if (act === 'hold') this.#hold(step, `${kind} ${period}`, asked)
    if (act === 'rest') this.#closedUntil = Infinity
    if (act === 'return') this.#closedUntil = a
  }

  /** Looser only a day after it was asked for, and within the week that follows. */
  #hold({ key, at, a, kind = '', period = '' }: Step, which: string, asked: History['asked']): void {
    const before = this.#limits.get(which)?.amount
    const isLooser = before !== undefined && (a === undefined || a > before)
    const inTime = asked.some((one) => one.which === which && at - one.at >= DAY && at - one.at < 8 * DAY)
    if (isLooser && !inTime) throw new Error(`${key}: looser without having waited`)
    if (a === undefined) this.#limits.delete(which)
    else this.#limits.set(which, { kind, period, amount: a })
  }
}

/** Goes through a history from its first step to its last. */
export function judge({ steps, asked }: History): void {
  const seen = new Case()
  for (const step of steps) seen.see(step, asked)
}
