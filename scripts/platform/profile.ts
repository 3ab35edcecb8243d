/** A platform's profile: which calls of the contract it answers, as `npm run conformance` writes it and a build takes it. */
import * as z from 'zod/mini'
import { allEndpoints } from '#contracts/all.ts'
import { isZone } from '#contracts/zone.ts'

/** `unknown`: it was not asked, a write above all; the site finds out. */
const callStates = ['offered', 'notOffered', 'unknown'] as const

/** One of `callStates`. */
export type CallState = (typeof callStates)[number]

const profile = z.object({
  version: z.literal(1),
  /** Where it was asked; for whoever reads the file. */
  base: z.optional(z.string()),
  /** When it was asked, ISO 8601. */
  asked_at: z.optional(z.string()),
  /** The zone of times that come without one. */
  zone: z.optional(z.string().check(z.refine(isZone, { error: 'not a time zone' }))),
  /** By the call's name. What is not named is unknown. */
  calls: z.record(z.string(), z.enum(callStates)),
})

/** The file as it is, read. */
export type PlatformProfile = z.output<typeof profile>

const known = new Set<string>(allEndpoints.map(({ name }) => name))

/** Reads the text of a profile; throws an Error whose message is one sentence a fault. */
export function readProfile(text: string): PlatformProfile {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error('The platform’s profile is no JSON.')
  }
  const read = z.safeParse(profile, json)
  if (!read.success)
    throw new Error(
      read.error.issues
        .map(({ path, message }) => `The platform’s profile: ${path.join('.') || 'the whole'}: ${message}.`)
        .join('\n'),
    )
  const strange = Object.keys(read.data.calls).filter((name) => !known.has(name))
  if (strange.length > 0)
    throw new Error(`The platform’s profile names calls that the contract has not: ${strange.join(', ')}.`)
  return read.data
}

/** Names of the calls in a state, in the order of the contract. */
export const callsThatAre = ({ calls }: PlatformProfile, state: CallState): string[] =>
  [...known].filter((name) => calls[name] === state)
