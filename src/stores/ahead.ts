/**
 * Rounds that the lines of a placed bill are bought for as well, with the key that each of them is sent under (decision 073).
 * Kept on this device, for all its tabs, over a reload in the middle; gone a week later or when the member signs out.
 */
import { create } from 'zustand'
import type { LottoRound } from '#contracts/lotto.ts'
import { newKey } from '#src/lib/new-key.ts'
import { asRecord, persisted } from './persisted.ts'
import { useSession } from './session.ts'

/** `sent`: the first byte may have left, and its end is not known. */
type AheadState = 'unsent' | 'sent' | 'done' | 'refused'
const states: readonly AheadState[] = ['unsent', 'sent', 'done', 'refused']

export interface AheadRound {
  /** Name of the draw, and when it closes, epoch ms. */
  title: string
  closesAt: number
  /** The same until the server has said how it ended, whichever tab sends. */
  key: string
  chosen: boolean
  state: AheadState
  /** Why it was not placed the last time; '' where nothing is to be said. */
  why: string
  /** Of the bill that came of it; '' until then. */
  billId: string
  billNo: string
}

export interface Ahead {
  /** By id of the round. */
  rounds: Readonly<Record<string, AheadRound>>
  /** The member has pressed: what is chosen and not placed is waited for. */
  pressed: boolean
  /** Last change, epoch ms of the device. */
  at: number
}

type Plans = Readonly<Record<string, Ahead>>

const OLDEST_MS = 7 * 24 * 60 * 60 * 1000
/** Bills kept, the newest. */
const MOST = 8
const none: Ahead = { rounds: {}, pressed: false, at: 0 }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function readRound(value: unknown): AheadRound | null {
  const record = asRecord(value)
  const state = states.find((each) => each === record?.state)
  const key = textOf(record?.key)
  if (!record || !state || !/^[A-Za-z0-9_-]{16,64}$/.test(key)) return null
  return {
    title: textOf(record.title),
    closesAt: Number(record.closesAt) || 0,
    key,
    chosen: record.chosen === true,
    state,
    why: textOf(record.why),
    billId: textOf(record.billId),
    billNo: textOf(record.billNo),
  }
}

/** A record without what cannot be read. */
function readAll<Value>(value: unknown, read: (value: unknown) => Value | null): Record<string, Value> {
  const entries = Object.entries(asRecord(value) ?? {}).map(([id, each]) => [id, read(each)] as const)
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => entry[1] !== null))
}

function readPlan(value: unknown): Ahead | null {
  const record = asRecord(value)
  if (!record || typeof record.at !== 'number' || Date.now() - record.at > OLDEST_MS) return null
  return { rounds: readAll(record.rounds, readRound), pressed: record.pressed === true, at: record.at }
}

const stored = persisted<Plans>({
  key: 'ahead',
  area: 'local',
  version: 1,
  parse: (value) => readAll(value, readPlan),
})

interface AheadStore {
  /** By id of the bill whose lines they are. */
  plans: Plans
  /** Bills that this tab is sending for. */
  running: readonly string[]
}

export const useAheadPlans = create<AheadStore>(() => ({ plans: stored.read() ?? {}, running: [] }))
stored.onChange((plans) => useAheadPlans.setState({ plans: plans ?? {} }))

function keep(plans: Plans): void {
  const newest = Object.entries(plans).sort(([, a], [, b]) => b.at - a.at)
  const kept = Object.fromEntries(newest.slice(0, MOST))
  useAheadPlans.setState({ plans: kept })
  stored.write(kept)
}

useSession.subscribe((now, before) => {
  // The next person at this device must not find what was bought.
  if (before.user && !now.user && now.ended === 'signedOut') keep({})
})

/** As all tabs have it: what another one has written is older news in this one's memory. */
const latest = (): Plans => stored.read() ?? useAheadPlans.getState().plans

export const aheadOf = ({ plans }: Pick<AheadStore, 'plans'>, billId: string): Ahead => plans[billId] ?? none

/** One of them as it is now, in whichever tab it was changed. */
export const aheadNow = (billId: string, roundId: string): AheadRound | undefined =>
  aheadOf({ plans: latest() }, billId).rounds[roundId]

function change(billId: string, to: (plan: Ahead) => Partial<Ahead>): void {
  const plans = latest()
  const plan = aheadOf({ plans }, billId)
  keep({ ...plans, [billId]: { ...plan, ...to(plan), at: Date.now() } })
}

/** Exactly these are wanted; what was sent stays what it is. A round has its key from when it was chosen first. */
export function aheadChosen(
  billId: string,
  rounds: readonly Pick<LottoRound, 'round_id' | 'title' | 'closes_at'>[],
): void {
  change(billId, ({ rounds: there }) => {
    const wanted = new Map(rounds.map((round) => [round.round_id, round]))
    const before = Object.entries(there).map(
      ([id, round]) => [id, { ...round, chosen: wanted.has(id) || round.state === 'sent' }] as const,
    )
    const fresh = rounds
      .filter(({ round_id }) => !there[round_id])
      .map(({ round_id, title, closes_at: closesAt }) => {
        const unsent = {
          key: newKey(),
          chosen: true,
          state: 'unsent',
          why: '',
          billId: '',
          billNo: '',
        } as const
        return [round_id, { title, closesAt, ...unsent }] as const
      })
    return { rounds: Object.fromEntries([...before, ...fresh]) }
  })
}

export const aheadPressed = (billId: string): void => change(billId, () => ({ pressed: true }))

export const aheadChanged = (billId: string, roundId: string, to: Partial<AheadRound>): void =>
  change(billId, ({ rounds }) => {
    const round = rounds[roundId]
    return round ? { rounds: { ...rounds, [roundId]: { ...round, ...to } } } : {}
  })

/** This tab begins to send; false while it does already. */
export function aheadStarts(billId: string): boolean {
  const { running } = useAheadPlans.getState()
  if (running.includes(billId)) return false
  useAheadPlans.setState({ running: [...running, billId] })
  return true
}

export const aheadEnds = (billId: string): void =>
  useAheadPlans.setState(({ running }) => ({ running: running.filter((each) => each !== billId) }))

/** What was pressed for and is not placed, of rounds that had not closed by `now` (epoch ms); an end not known waits whatever the time. */
export const waitingOf = ({ rounds, pressed }: Ahead, now: number): readonly AheadRound[] =>
  pressed
    ? Object.values(rounds).filter(
        ({ chosen, state, closesAt }) => state === 'sent' || (chosen && state !== 'done' && closesAt > now),
      )
    : []
