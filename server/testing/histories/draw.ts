/** A history drawn by chance: what a member does, and when, with what must become of each step. The same number, the same history. */
import { limitKinds, limitPeriods, type LimitKind } from '#contracts/protection.ts'
import { frameAt } from '#rules/protection/frames.ts'
import type { PauseLength } from '#rules/protection/pauses.ts'
import { Member, type Outcome, type Staking } from './model.ts'

/** As the database is told of it; `a`, `b`: sums and instants, by the act. `crash`: all but the commit. */
export interface Step {
  readonly act: string
  readonly at: number
  readonly key: string
  readonly a?: number
  readonly b?: number
  readonly kind?: string
  readonly period?: string
  readonly crash?: true
  readonly expected: Outcome
}

/** The steps, the member as the model leaves them, and when that is. */
export interface History {
  readonly steps: readonly Step[]
  readonly member: Member
  readonly end: number
  /** Which limit was asked to be looser, and when. */
  readonly asked: readonly { readonly which: string; readonly at: number }[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** In the wallet at the start, satang. */
export const OPENING = 10_000_00

/** mulberry32: numbers from 0 to below 1. */
export function numbersOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const lengths: readonly PauseLength[] = ['day', 'week', 'month', 'six_weeks', 'six_months', 'year', 'open']

interface Bill {
  readonly key: string
  readonly stake: number
  readonly at: number
  readonly won: number
  readonly settledAt: number
  readonly state: 'pending' | 'won' | 'cancelled'
}

class Drawing {
  readonly member = new Member()
  readonly steps: Step[] = []
  readonly asked: { which: string; at: number }[] = []
  readonly #random: () => number
  readonly #name: string
  #now: number
  #balance = OPENING
  #bills: Bill[] = []
  #made = 0
  #withdrawn: { key: string; amount: number }[] = []

  constructor(name: string, random: () => number) {
    this.#name = name
    this.#random = random
    this.#now = Date.UTC(2026, 0, 1) + this.#below(4 * 365 * DAY)
  }

  get now(): number {
    return this.#now
  }

  #below(most: number): number {
    return Math.floor(this.#random() * most)
  }

  #of<T>(list: readonly T[]): T {
    return list[this.#below(list.length)]!
  }

  #step(act: string, expected: Outcome, more: Partial<Step> = {}): string {
    const key = more.key ?? `${this.#name}-${++this.#made}`
    this.steps.push({ act, at: this.#now, key, expected, ...more })
    return key
  }

  /** Often just what is left, or a satang more or less. */
  #sum(kinds: readonly LimitKind[]): number {
    const left = this.member.least(kinds, this.#now)
    if (left !== undefined && left > 0 && this.#random() < 0.4) return Math.max(1, left + this.#below(3) - 1)
    return 1 + this.#below(80_00)
  }

  wait(): void {
    const edge = frameAt(this.#of(limitPeriods), this.#now).resetsAt
    const moves: readonly (() => number)[] = [
      () => this.#now + this.#below(12 * MINUTE),
      () => this.#now + this.#below(12 * MINUTE),
      () => this.#now + this.#below(70 * MINUTE),
      () => this.#now + this.#below(30 * HOUR),
      () => edge + this.#below(3) - 1,
      () => this.#now + this.#below(40 * DAY),
      () => this.#now - this.#below(5 * MINUTE),
    ]
    this.#now = this.#of(moves)()
  }

  deposit(): void {
    const amount = this.#sum(['deposit'])
    const expected = this.member.deposit(amount, this.#now)
    const key = this.#step('deposit', expected, { a: amount })
    if (expected !== 'ok') return
    this.#balance += amount
    if (this.#random() < 0.2) this.#step('deposit', 'again', { a: amount, key })
  }

  stake(): void {
    const how = this.#of<Staking>(['bill', 'bill', 'round', 'round', 'points'])
    const stake = this.#sum(['stake', 'loss'])
    if (how !== 'points' && stake > this.#balance) return
    if (how === 'points' && this.member.isPaused(this.#now)) return
    const won = how === 'round' && this.#random() < 0.5 ? this.#below(3 * stake) : 0
    if (this.#random() < 0.1) this.#lost(how, stake, won)
    const expected = this.member.stake(how, stake, won, this.#now)
    const key = this.#step(how, expected, { a: stake, b: won })
    if (expected !== 'ok' || how === 'points') return
    this.#balance += won - stake
    if (how === 'bill')
      this.#bills.push({ key, stake, at: this.#now, won: 0, settledAt: 0, state: 'pending' })
    if (stake <= this.#balance && this.#random() < 0.1) this.#step(how, 'again', { a: stake, b: won, key })
  }

  /** It dies between the stake and its commit: nothing may be left of it. What refuses it refuses it before. */
  #lost(how: Staking, stake: number, won: number): void {
    const { played, clock, facts } = this.member
    const before = { clock, played: [...played], facts: facts.length }
    const outcome = this.member.stake(how, stake, won, this.#now)
    this.member.clock = before.clock
    played.clear()
    for (const [day, was] of before.played) played.set(day, was)
    facts.length = before.facts
    this.#step(how, outcome === 'ok' ? 'lost' : outcome, { a: stake, b: won, crash: true })
  }

  /** A bill ends: it wins, loses nothing more, or is taken back; a win may be corrected later. In a break as ever. */
  end(): void {
    const open = this.#bills.filter(({ state }) => state !== 'cancelled')
    if (open.length === 0) return
    const bill = this.#of(open)
    const set = (next: Bill) => {
      this.#bills = this.#bills.map((one) => (one === bill ? next : one))
    }
    if (bill.state === 'won') {
      if (bill.won > this.#balance) return
      this.#balance -= bill.won
      this.member.back({ at: bill.settledAt, returned: -bill.won })
      this.#step('correct', 'ok', { kind: bill.key, a: bill.won })
      return set({ ...bill, won: 0, state: 'cancelled' })
    }
    if (this.#random() < 0.5) {
      this.#balance += bill.stake
      this.member.back({ at: bill.at, staked: -bill.stake })
      this.#step('cancel', 'ok', { kind: bill.key, a: bill.stake })
      return set({ ...bill, state: 'cancelled' })
    }
    const won = 1 + this.#below(bill.stake * 4)
    this.#balance += won
    this.member.back({ at: this.#now, returned: won })
    this.#step('win', 'ok', { kind: bill.key, a: won })
    set({ ...bill, won, settledAt: this.#now, state: 'won' })
  }

  /** Out at any time; now and then the bank sends it back. */
  withdraw(): void {
    const refused = this.#withdrawn.pop()
    if (refused && this.#random() < 0.4) {
      this.#balance += refused.amount
      this.#step('refund', 'ok', { kind: refused.key, a: refused.amount })
      return
    }
    const amount = Math.min(this.#balance, 1 + this.#below(500_00))
    if (amount === 0) return
    this.#balance -= amount
    this.#withdrawn.push({ key: this.#step('withdraw', 'ok', { a: amount }), amount })
  }

  #hold(kind: LimitKind, period: (typeof limitPeriods)[number]): void {
    const amount = this.member.limits.get(`${kind} ${period}`)?.amount
    this.#step('hold', 'ok', { kind, period, ...(amount === undefined ? {} : { a: amount }) })
  }

  limit(): void {
    const kind = this.#of(limitKinds)
    const period = this.#of(limitPeriods)
    const wanted = this.#random() < 0.1 ? null : this.#below(kind === 'time' ? 60 : 300_00)
    if (this.member.wish(kind, period, wanted, this.#now)) this.#hold(kind, period)
    else this.asked.push({ which: `${kind} ${period}`, at: this.#now })
  }

  confirm(): void {
    const waiting = [...this.member.raises]
    if (waiting.length === 0) return
    const [key, { from, until }] = this.#of(waiting)
    const [kind, period] = key.split(' ') as [LimitKind, (typeof limitPeriods)[number]]
    if (this.#random() < 0.6) this.#now = this.#of([from - 1, from, until - 1, until, this.#now])
    if (this.member.confirm(kind, period, this.#now)) this.#hold(kind, period)
  }

  rest(): void {
    if (this.member.rest(this.#of(lengths), this.#now)) this.#step('rest', 'ok')
  }

  comeBack(): void {
    const { pause } = this.member
    if (!pause) return
    if (pause.endsAt !== null && this.#random() < 0.7) this.#now = Math.max(this.#now, pause.endsAt)
    const returns = this.member.comeBack(this.#now)
    if (returns === null) return
    this.#step('return', 'ok', { a: returns })
    if (this.#random() < 0.5) this.#now = returns - this.#below(2)
  }

  answer(): void {
    const due = this.member.answer(this.#now)
    if (due !== null) this.#step('answer', 'ok', { a: due })
  }
}

/** How often each is drawn. */
const acts: readonly (readonly [keyof Drawing, number])[] = [
  ['wait', 26],
  ['stake', 30],
  ['deposit', 10],
  ['end', 8],
  ['withdraw', 6],
  ['limit', 11],
  ['confirm', 4],
  ['rest', 2],
  ['comeBack', 3],
  ['answer', 4],
]
const whole = acts.reduce((sum, [, weight]) => sum + weight, 0)

function drawn(random: () => number): keyof Drawing {
  let at = random() * whole
  for (const [act, weight] of acts) {
    if (at < weight) return act
    at -= weight
  }
  return 'wait'
}

/** The history of a number: from eight to forty draws. */
export function drawHistory(seed: number, number: number): History {
  const random = numbersOf(seed * 1_000_003 + number)
  const drawing = new Drawing(`${seed}-${number}`, random)
  for (let left = 8 + Math.floor(random() * 33); left > 0; left--) {
    const act = drawn(random)
    ;(drawing[act] as () => void).call(drawing)
  }
  const { steps, member, now, asked } = drawing
  return { steps, member, end: now, asked }
}
