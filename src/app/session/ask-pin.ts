/** A call wants the member's PIN first. Loaded when it does. */
import * as z from 'zod/mini'
import { pinPurposes } from '#contracts/pin-purpose.ts'
import type { ApiError } from '#src/api/api-error.ts'
import { openPin } from '#src/features/pin/pin-dialog.ts'

const asked = z.object({ purpose: z.enum(pinPurposes), set: z.boolean() })

/** The proof for that call; null: the member would rather not, or the platform does not say what it asks for. */
export async function askPin({ data }: ApiError, input: unknown): Promise<string | null> {
  const read = z.safeParse(asked, data)
  return read.success ? (await openPin({ ...read.data, input })) || null : null
}
