/** The three ways in which a write leaves something behind: in a list, as the state of a thing, as a figure (decision 088). */
import type { EndpointName } from '#contracts/all.ts'

/** Of what was read before the write and after it: plain values, kept in the browser meanwhile. */
export type Mark = string | number | boolean | null | readonly Mark[] | { readonly [key: string]: Mark }

/** `unknown`: what is read does not tell, or tells of more than this write. */
type Told = 'done' | 'nothing' | 'unknown'

/** Ends a read that nobody waits for any more. */
export type Signal = AbortSignal | undefined

/** What one write leaves behind, and how that is read. */
export interface Trace {
  /** Calls that are asked: for the table of docs/platforms.md. */
  readonly asks: readonly EndpointName[]
  /** True: nothing is told without a look from before the write. */
  readonly needsMark: boolean
  look: (body: never, signal: Signal) => Promise<Mark>
  told: (before: Mark | undefined, after: Mark, body: never) => Told
  /** `data` of the reply that was lost, where it can be made of what is read; null where not. */
  reply?: (after: Mark, before: Mark | undefined, body: never, signal: Signal) => Promise<unknown>
}

/** Ids that are there after and were not before: what this write made, or another device at the same moment. */
const added = (before: Mark | undefined, after: Mark): string[] => {
  const known = new Set(before as string[])
  return (after as string[]).filter((id) => !known.has(id))
}

interface Listed<Body> {
  asks: readonly EndpointName[]
  /** Ids of what such a write makes, as far as they fit this one; newest first. */
  ids: (body: Body, signal: Signal) => Promise<string[]>
  reply?: (id: string, body: Body, signal: Signal) => Promise<unknown>
}

/** A write that adds to a list: one more that fits is this one. Two more are two writes, and nobody knows which. */
export const listed = <Body>({ asks, ids, reply }: Listed<Body>): Trace => ({
  asks,
  needsMark: true,
  look: ids,
  told(before, after) {
    if (before === undefined) return 'unknown'
    const count = added(before, after).length
    return count === 1 ? 'done' : count === 0 ? 'nothing' : 'unknown'
  },
  ...(reply && {
    reply: (after: Mark, before: Mark | undefined, body: Body, signal: Signal) =>
      reply(added(before, after)[0]!, body, signal),
  }),
})

interface Stated<Body> {
  asks: readonly EndpointName[]
  look: (body: Body, signal: Signal) => Promise<Mark>
  done: (state: Mark) => boolean
  open: (state: Mark) => boolean
  reply?: (body: Body, signal: Signal) => Promise<unknown>
}

/** A write that brings a thing into a state in which it stays: its state tells, whatever was before. */
export const stated = <Body>({ asks, look, done, open, reply }: Stated<Body>): Trace => ({
  asks,
  needsMark: false,
  look,
  told: (_, after) => (done(after) ? 'done' : open(after) ? 'nothing' : 'unknown'),
  ...(reply && {
    reply: (_: Mark, __: Mark | undefined, body: Body, signal: Signal) => reply(body, signal),
  }),
})

/** A write after which a figure is another; the same figure says that nothing was done. */
export const changed = <Body>(
  asks: readonly EndpointName[],
  look: (body: Body, signal: Signal) => Promise<Mark>,
  by: (before: Mark, after: Mark, body: Body) => boolean,
): Trace => ({
  asks,
  needsMark: true,
  look,
  told(before, after, body) {
    if (before === undefined) return 'unknown'
    if (JSON.stringify(before) === JSON.stringify(after)) return 'nothing'
    return by(before, after, body) ? 'done' : 'unknown'
  },
})
