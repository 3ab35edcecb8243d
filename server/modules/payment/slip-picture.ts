/** A stored slip, for the people who look at it. */
import { desc, eq } from 'drizzle-orm'
import { paymentSlips } from '../../db/schema/payment.ts'
import type { Db } from '../../db/types.ts'
import { imageFacts } from './parts/slip-image.ts'

/**
 * The newest slip of an order as the browser may have it: a picture of its own type, never guessed to be another, alone
 * in a sandbox where nothing runs, and kept by no cache. Null when there is none.
 */
export async function slipPicture(db: Db, orderId: string): Promise<Response | null> {
  const [row] = await db
    .select({ image: paymentSlips.image })
    .from(paymentSlips)
    .where(eq(paymentSlips.orderId, orderId))
    .orderBy(desc(paymentSlips.id))
    .limit(1)
  const bytes = row && Buffer.from(row.image, 'base64')
  const facts = bytes && imageFacts(bytes)
  if (!facts) return null
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': `image/${facts.type}`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': `inline; filename="slip.${facts.type}"`,
      'Cache-Control': 'no-store',
    },
  })
}
