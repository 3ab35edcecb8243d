/** Amounts that belong to one order at a time, so that a transfer without a reference finds its order. */
import { randomInt } from 'node:crypto'
import { and, between, eq, gt, lte } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { paymentReservations } from '../../../db/schema/payment.ts'
import type { Tx } from '../../../db/types.ts'
import { freeSlot } from '../rules.ts'

const TRIES = 5
const FINE = 1_000_000

interface Wish {
  readonly payee: string
  /** What the member chose, in whole baht. */
  readonly amount: Satang
  readonly orderId: string
  readonly until: number
  readonly now: number
}

async function slotsTaken(tx: Tx, { payee, amount, now }: Wish): Promise<Set<number>> {
  const rows = await tx
    .select({ payAmount: paymentReservations.payAmount })
    .from(paymentReservations)
    .where(
      and(
        eq(paymentReservations.payee, payee),
        between(paymentReservations.payAmount, satang(amount + 1), satang(amount + 99)),
        gt(paymentReservations.until, now),
      ),
    )
  return new Set(rows.map((row) => row.payAmount - amount))
}

/** The amount to pay, or null when all 99 are held. Somebody else's that has run out is taken over. */
export async function reserveAmount(tx: Tx, wish: Wish): Promise<Satang | null> {
  const { payee, amount, orderId, until, now } = wish
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const slot = freeSlot(await slotsTaken(tx, wish), randomInt(FINE) / FINE)
    if (slot === null) return null
    const payAmount = satang(amount + slot)
    const [row] = await tx
      .insert(paymentReservations)
      .values({ payee, payAmount, orderId, until })
      .onConflictDoUpdate({
        target: [paymentReservations.payee, paymentReservations.payAmount],
        set: { orderId, until },
        setWhere: lte(paymentReservations.until, now),
      })
      .returning()
    if (row) return payAmount
  }
  return null
}
