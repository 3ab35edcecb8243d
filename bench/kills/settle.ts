/** Writes whose outcome is always learned, however often the server dies meanwhile. */
import { randomBytes, randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { getOperation } from '#contracts/operations.ts'
import type { Lives } from './lives.ts'
import { ask, read, type Answer } from './wire.ts'

export type Kind = 'round' | 'transfer' | 'withdrawal' | 'order'

/** Satang into a wallet, or out of it. */
export interface Move {
  readonly walletId: string
  readonly amount: number
}

export interface Write {
  readonly kind: Kind
  readonly key: string
  /** What it moves when it is carried out; told by the reply's data where chance decides. */
  readonly moves: (data: unknown) => readonly Move[]
  /** The same request each time. */
  send(): Promise<Answer>
}

/** A write that was answered. */
export interface Settled extends Write {
  readonly answer: Answer
}

export interface Tally {
  readonly settled: Settled[]
  /** Requests that ended without an answer. */
  lost: number
  /** Of the writes behind them: carried out before the server died, and only afterwards. */
  before: number
  after: number
  /** Asked of /api/operations after a loss. */
  asked: number
  readonly faults: string[]
  /** Answers of a server that could not: how many of each status and sentence. */
  readonly unserved: Map<string, number>
}

export const newTally = (): Tally => ({
  settled: [],
  lost: 0,
  before: 0,
  after: 0,
  asked: 0,
  faults: [],
  unserved: new Map(),
})

/** Without a word of when to come again, or without a sentence, it is a fault. */
function noteUnserved(tally: Tally, { status, text, retryAfter }: Answer): void {
  const { message = '' } = (text ? JSON.parse(text) : {}) as { message?: string }
  const what = `${status} ${message}`
  tally.unserved.set(what, (tally.unserved.get(what) ?? 0) + 1)
  if (status === 503 && (retryAfter === undefined || !/\p{Script=Thai}/u.test(message)))
    tally.faults.push(`503 without Retry-After or sentence: ${text}`)
}

export const newKey = () => randomBytes(16).toString('hex')

/** Rounds are the providers' own: their outcome is learned by sending the same round again. */
export const isOurs = (write: Write) => write.kind !== 'round'

async function stateOf(lives: Lives, token: string, write: Write) {
  const told = read(getOperation, await ask(lives.site, getOperation, { key: write.key }, { as: token }))
  return told ?? { state: 'running' as const, reply: undefined }
}

/** Sends until there is an answer; after a loss half of the clients ask first what became of it. */
export function settler(lives: Lives, token: string, tally: Tally) {
  async function attempt(write: Write, lostBefore: boolean): Promise<Answer | null> {
    const told = lostBefore && isOurs(write) && randomInt(2) === 0 ? await stateOf(lives, token, write) : null
    if (told) tally.asked++
    if (told?.state === 'running') return null
    const answer = await write.send()
    if (answer.status >= 500) noteUnserved(tally, answer)
    // A process that is gone may still be at it in PostgreSQL; and a server that fails has undone it.
    if (answer.status === 409 || answer.status >= 500) return null
    if (told?.state === 'absent' && answer.replayed)
      tally.faults.push(`${write.kind} ${write.key} was told absent, and was there`)
    if (told?.state === 'done' && !isDeepStrictEqual(JSON.parse(answer.text), told.reply))
      tally.faults.push(`${write.kind} ${write.key} was told otherwise than answered`)
    return answer
  }

  return async function settle(write: Write): Promise<Answer> {
    for (let lost = false; ;) {
      await lives.up()
      try {
        const answer = await attempt(write, lost)
        if (answer) {
          if (lost && isOurs(write)) tally[answer.replayed ? 'before' : 'after']++
          tally.settled.push({ ...write, answer })
          return answer
        }
        // Perhaps it was lost at the commit.
        lost = true
        await sleep(100)
      } catch {
        tally.lost++
        lost = true
        await sleep(20)
      }
    }
  }
}

/** A question, asked until a living server answers it. */
export async function persist<T>(lives: Lives, question: () => Promise<T>): Promise<T> {
  for (;;) {
    await lives.up()
    try {
      return await question()
    } catch {
      await sleep(20)
    }
  }
}
