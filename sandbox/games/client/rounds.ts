/** Rounds: one after the other, each under a key of its own, asked again under the same key when the answer is lost. */
import type { Bet, Rounds, Started } from '../protocol.ts'
import { call, CallFailed, randomText } from './api.ts'
import { tellParent } from './frame.ts'

/** Waits before asking again, in milliseconds. The same key can move no money a second time. */
const PAUSES = [400, 1200, 3000, 6000]

const newKey = () => randomText(18)

export interface Play {
  readonly started: Started
  /** What the purse holds, by the last answer. */
  balance(): number
  /** Plays a round; the balance follows the answer. Throws CallFailed. */
  round<K extends keyof Rounds>(bet: Extract<Bet, { kind: K }>): Promise<Rounds[K]>
  /** Told after each round. */
  onSettled(listener: (round: Rounds[keyof Rounds]) => void): void
  /** Told while an answer is overdue. */
  onChecking(listener: () => void): void
}

/** `token`: the session's, in memory here and nowhere else. */
export function createPlay(started: Started, token: string): Play {
  let balance = started.balance
  let last: Promise<unknown> = Promise.resolve()
  const settled: ((round: Rounds[keyof Rounds]) => void)[] = []
  const checking: (() => void)[] = []

  async function ask(bet: Bet): Promise<Rounds[keyof Rounds]> {
    const body = { round_key: newKey(), bet }
    for (let i = 0; ; i++) {
      try {
        return await call<Rounds[keyof Rounds]>('/api/round', body, token)
      } catch (error) {
        const pause = PAUSES[i]
        if (!(error instanceof CallFailed) || !error.again || pause === undefined) throw error
        for (const listener of checking) listener()
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }

  async function play(bet: Bet) {
    try {
      const round = await ask(bet)
      balance = round.balance
      for (const listener of settled) listener(round)
      tellParent('settled')
      return round
    } catch (error) {
      // A bet that is refused is told in the game; only a session that is over ends it for the page around it.
      if (error instanceof CallFailed && error.over) tellParent('error')
      throw error
    }
  }

  return {
    started,
    balance: () => balance,
    round: (bet) => {
      const next = last.then(() => play(bet))
      last = next.catch(() => {})
      return next as never
    },
    onSettled: (listener) => void settled.push(listener),
    onChecking: (listener) => void checking.push(listener),
  }
}
