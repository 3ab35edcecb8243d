/**
 * Work that waits for one of a few places, in turns: whoever sends a hundred waits behind themselves, not the others
 * behind them. A waiting line is bounded, and who hangs up leaves it.
 */
import { callerGone, tooBusy } from '../errors.ts'

/** Who waits. */
export interface Waiting {
  /** Takes turns with the others: a network, or a member on a device that is known. */
  readonly turn: string
  /** Known devices have a line of their own, which strangers cannot fill. */
  readonly known: boolean
  /** Fires when the caller hangs up. */
  readonly signal?: AbortSignal
}

interface Waiter {
  readonly begin: () => void
  readonly refuse: (error: Error) => void
}

interface Line {
  /** By turn; the order of the keys is the order of the turns. */
  readonly turns: Map<string, Waiter[]>
  waiting: number
}

export interface TurnsOptions {
  /** How many are worked on at once. */
  readonly places: number
  /** How many may wait in each of the two lines. */
  readonly most: number
}

/** Of four that begin while both lines wait, at least one is of the strangers' line. */
const KNOWN_IN_A_ROW = 3
/** What one takes, ms, before any was measured. */
const USUAL_MS = 350
/** Nobody is told to come back later than this, s. */
const LONGEST_WAIT = 30

const newLine = (): Line => ({ turns: new Map(), waiting: 0 })

function join(line: Line, turn: string, waiter: Waiter): void {
  const mine = line.turns.get(turn)
  if (mine) mine.push(waiter)
  else line.turns.set(turn, [waiter])
  line.waiting++
}

function leave(line: Line, turn: string, waiter: Waiter): boolean {
  const mine = line.turns.get(turn) ?? []
  const at = mine.indexOf(waiter)
  if (at < 0) return false
  mine.splice(at, 1)
  if (mine.length === 0) line.turns.delete(turn)
  line.waiting--
  return true
}

/** The first of whose turn it is; the others of that turn go to the end. */
function nextOf(line: Line): Waiter | undefined {
  const [first] = line.turns
  if (!first) return undefined
  const [turn, [waiter, ...rest]] = first
  line.turns.delete(turn)
  if (rest.length > 0) line.turns.set(turn, rest)
  line.waiting--
  return waiter
}

/** The newest of the turn that most wait in, if a newcomer has fewer waiting even when let in. */
function toMakeRoom(line: Line, newcomer: string): { turn: string; waiter: Waiter } | null {
  let longest = { turn: '', of: [] as Waiter[] }
  for (const [turn, of] of line.turns) if (of.length > longest.of.length) longest = { turn, of }
  const mine = line.turns.get(newcomer)?.length ?? 0
  return longest.of.length > mine + 1 ? { turn: longest.turn, waiter: longest.of.at(-1)! } : null
}

export type Turns = <T>(work: () => Promise<T>, who?: Waiting) => Promise<T>

/**
 * Answers how to have work done. Rejects with 503 when the line is full, with 499 when the caller hung up before it was
 * begun. Without `who` it is the server's own work (seeding), which is never turned away.
 */
export function createTurns({ places, most }: TurnsOptions): Turns {
  const lines = { known: newLine(), others: newLine() }
  let running = 0
  let knownInARow = 0
  let usual = USUAL_MS

  const secondsFor = (line: Line) =>
    Math.min(LONGEST_WAIT, Math.max(1, Math.ceil((line.waiting * usual) / places / 1000)))

  function next(): Waiter | undefined {
    const strangersTurn = knownInARow >= KNOWN_IN_A_ROW && lines.others.waiting > 0
    const known = strangersTurn ? undefined : nextOf(lines.known)
    knownInARow = known ? knownInARow + 1 : 0
    return known ?? nextOf(lines.others)
  }

  function wait(who: Waiting | undefined): Promise<void> {
    const line = who && !who.known ? lines.others : lines.known
    const turn = who?.turn ?? ''
    return new Promise((resolve, reject) => {
      const done = () => who?.signal?.removeEventListener('abort', handleAbort)
      const waiter: Waiter = {
        begin: () => (done(), resolve()),
        refuse: (error) => (done(), reject(error)),
      }
      function handleAbort() {
        if (leave(line, turn, waiter)) waiter.refuse(callerGone())
      }
      if (who && line.waiting >= most) {
        const room = toMakeRoom(line, turn)
        if (!room) return reject(tooBusy(secondsFor(line)))
        leave(line, room.turn, room.waiter)
        room.waiter.refuse(tooBusy(secondsFor(line)))
      }
      join(line, turn, waiter)
      who?.signal?.addEventListener('abort', handleAbort)
    })
  }

  return async (work, who) => {
    if (who?.signal?.aborted) throw callerGone()
    if (running >= places) await wait(who)
    else running++
    const begun = performance.now()
    try {
      return await work()
    } finally {
      usual += (performance.now() - begun - usual) / 8
      const waiter = next()
      if (waiter) waiter.begin()
      else running--
    }
  }
}
