/**
 * Answers that this device keeps for the next visit (decision 106), each with whom it was for and when it came. Small, and only what may be
 * shown to that person again: never a balance, an account or a code. What is in them is read by who asks (`src/data/kept`).
 */
import { forgetKeptReads, keptReads } from './kept-drafts.ts'
import { asRecord, persisted } from '../persisted.ts'
import { useSession } from '../session.ts'

interface KeptRead {
  /** Username of who asked, '' of a visitor. */
  readonly owner: string
  /** When it came, epoch ms of the device. */
  readonly at: number
  /** JSON as on the wire. */
  readonly text: string
}

/** Letters of one answer, and of all. */
const MOST_OF_ONE = 40_000
const MOST = 120_000

const sizeOf = ({ text }: KeptRead) => text.length

function readOne(value: unknown): KeptRead | null {
  const record = asRecord(value)
  const { owner, at, text } = record ?? {}
  if (typeof owner !== 'string' || typeof at !== 'number' || typeof text !== 'string') return null
  return Number.isFinite(at) && text.length <= MOST_OF_ONE ? { owner, at, text } : null
}

const stored = persisted<Readonly<Record<string, KeptRead>>>({
  ...keptReads,
  version: 1,
  parse: (value) =>
    Object.fromEntries(
      Object.entries(asRecord(value) ?? {}).flatMap(([name, each]) => {
        const one = readOne(each)
        return one ? [[name, one]] : []
      }),
    ),
})

/** Who is here; null while a member's name is not known. */
export function ownerNow(): string | null {
  const { user } = useSession.getState()
  return user === null ? '' : user.username || null
}

/** What was kept for who is here, no older than so many ms. */
export function keptRead(name: string, oldest: number, now = Date.now()): KeptRead | null {
  const one = stored.read()?.[name]
  if (!one || one.owner !== ownerNow()) return null
  return one.at <= now && now - one.at <= oldest ? one : null
}

/** Keeps an answer in the place of the one before; the oldest give way. Of somebody else nothing stays but what visitors saw. */
export function keepRead(name: string, one: KeptRead): void {
  if (one.owner !== ownerNow() || sizeOf(one) > MOST_OF_ONE) return
  const others = Object.entries(stored.read() ?? {}).filter(
    ([other, { owner }]) => other !== name && (owner === '' || owner === one.owner),
  )
  const newest = [[name, one] as const, ...others.sort(([, a], [, b]) => b.at - a.at)]
  let letters = 0
  const kept = newest.filter(([, each]) => (letters += sizeOf(each)) <= MOST)
  if (!stored.write(Object.fromEntries(kept))) forgetKeptReads()
}
