/**
 * Keys of the query cache, made from the endpoint's name: what a write changes is then told by names (`affected.ts`), and
 * a key is nobody's invention. What distinguishes two queries of one endpoint, its parameters above all, follows.
 */
import type { EndpointName } from '#contracts/all.ts'

/** Keys of everything that belongs to the signed-in member begin with this: sign-out removes them together. */
export const memberKey = ['member'] as const

type Key = readonly [EndpointName, ...unknown[]]

/** A read of the signed-in member's, or one that differs for them. */
export const ofMember = <const K extends Key>(...key: K) => ['member', ...key] as const

/** A read that is the same for whoever asks; it stays when the member signs out. */
export const ofAnybody = <const K extends Key>(...key: K) => key
