/** What is held about a member, in their own hands: all of it, and the wish that it be deleted. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { instant, text } from './wire.ts'

/**
 * A part of what is held: its name for a program, and its entries, each value as text as it is kept: moments as ISO 8601, sums in satang.
 * `complete` is false where a part holds more than fits; the statement has the rest.
 */
export const ownDataPart = z.object({
  name: z.string(),
  entries: z.array(z.object({ fields: z.array(z.object({ key: z.string(), value: text() })) })),
  complete: z.boolean(),
})

/** Read. */
export type OwnDataPart = z.output<typeof ownDataPart>

/** 429 after ten in an hour. No secret is in it: neither a password nor what signs in. */
export const getOwnData = endpoint({
  name: 'member.ownData',
  method: 'GET',
  path: '/api/member/own_data',
  origin: 'extension',
  summary: 'All that is held about the member, part by part.',
  response: z.object({ made_at: instant(), parts: z.array(ownDataPart) }),
})

/** Asked once; the same again changes nothing. `kept_until`: until when the law wants books and records to be kept. */
export const askDeletion = endpoint({
  name: 'member.askDeletion',
  method: 'POST',
  path: '/api/member/ask_deletion',
  origin: 'extension',
  summary:
    'Asks that what is held be deleted, once the account is closed; tells what has to be kept, and until when.',
  response: z.object({ asked_at: instant(), kept: z.array(text()), kept_until: instant() }),
})
