/**
 * What this device saw of a Yeekee round while it ran: the commitment, how far the chain was, and the receipts of its
 * member. Kept across visits, so that the published proof can be held against something that the server can no longer
 * change.
 */
import * as z from 'zod/mini'
import { persisted } from '../persisted.ts'

const receipt = z.object({
  seq: z.number(),
  number: z.string(),
  head: z.string(),
  accepted_at: z.number(),
  /** Whose: a device may be shared. '' when the name was not known yet. */
  owner: z.string(),
})
export type Receipt = z.output<typeof receipt>

const witness = z.object({
  round_id: z.string(),
  /** As first seen: a later one is not believed. */
  commit: z.string(),
  /** Of the rules `yk2`, as first seen: the end of the day's chain of seeds, and the value that the round named. */
  anchor: z.optional(z.string()),
  beacon: z.optional(z.object({ public_key: z.string(), round: z.number() })),
  /** Of the rules `yk2d`: how long a delay the round named, as first seen. */
  delay: z.optional(z.object({ segments: z.number(), steps: z.number(), size: z.number() })),
  /** The last head, as it was first published, and when that was seen (epoch ms, the server's clock). */
  last: z.optional(z.object({ count: z.number(), head: z.string(), at: z.number() })),
  /** The newest head seen, after so many shots. */
  count: z.number(),
  head: z.string(),
  receipts: z.array(receipt),
})
export type Witness = z.output<typeof witness>

export const isOf = ({ owner }: Receipt, username: string | null): boolean =>
  username !== null && (owner === '' || owner === username)

/** Rounds kept; the oldest give way. */
const MOST = 30

const stored = persisted<Witness[]>({
  key: 'yeekee',
  area: 'local',
  version: 1,
  parse(value) {
    const read = z.safeParse(z.array(witness), value)
    return read.success ? read.data : null
  },
})

const all = (): Witness[] => stored.read() ?? []

export const witnessOf = (roundId: string): Witness | null =>
  all().find(({ round_id }) => round_id === roundId) ?? null

function keep(next: Witness): void {
  const others = all().filter(({ round_id }) => round_id !== next.round_id)
  stored.write([...others, next].slice(-MOST))
}

/** The room told how far the chain is. */
export function chainSeen(seen: Omit<Witness, 'receipts' | 'last'>): void {
  const known = witnessOf(seen.round_id)
  if (!known) keep({ ...seen, receipts: [] })
  else if (seen.count > known.count) keep({ ...known, count: seen.count, head: seen.head })
}

/** The room told its last head. A round that was not seen before then has nothing to hold it against. */
export function lastSeen(roundId: string, last: NonNullable<Witness['last']>): void {
  const known = witnessOf(roundId)
  if (known && !known.last) keep({ ...known, last })
}

/** A shot was accepted. A round whose room was never seen has no commitment to keep the receipt with. */
export function receiptGiven(roundId: string, given: Receipt): void {
  const known = witnessOf(roundId)
  if (!known || known.receipts.some(({ seq }) => seq === given.seq)) return
  keep({ ...known, receipts: [...known.receipts, given] })
}
