/** What a file of `platforms/` says of one agent's platform: how what it says becomes what the contract says. */
import type { EndpointName } from '#contracts/all.ts'

/** A part of a reply, as it came: nothing of it is known. */
export type Told = Readonly<Record<string, unknown>>

/**
 * Looked at only where a reply is not in the contract's form. What a mapping does not know it hands on as it came, for the
 * contract to refuse; it makes up no figure.
 */
export interface PlatformMapping {
  /** The whole reply into `{ error, message, data }` and what stands beside `data`. */
  envelope?: (reply: Told) => unknown
  /** By the call's name: its `data`. */
  replies: Readonly<Partial<Record<EndpointName, (data: unknown) => unknown>>>
}

/** Whether a part of a reply has fields at all. */
export const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
