/**
 * Where a bank tells of transfers. Signed, fresh, and taken once however often it is told; an answer other than 200
 * asks for it to be told again.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { bahtAmount } from '#contracts/money.ts'
import { instant, text } from '#contracts/wire.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../kit/deps.ts'
import { minute } from '../../kit/clock.ts'
import { passOn } from '../../kit/pass-on.ts'
import type { Payee } from '../../kit/services/payments.ts'
import { takeTransfer } from './parts/take-transfer.ts'

/** Older ones may have been caught on the way and sent again. */
const FRESH = 5 * minute
const LIMIT = 16 * 1024

const isPayee = (value: unknown): value is Payee =>
  typeof value === 'string' && /^(bank|truemoney|promptpay):\d{8,20}$/.test(value)

const notice = z.object({
  txn_id: z.string().check(z.regex(/^[\w:.-]{6,64}$/)),
  payee: z.custom<Payee>(isPayee),
  amount: bahtAmount().check(z.refine((value) => value > 0)),
  paid_at: instant(),
  sender_name: text(),
  sender_account: text(),
  sender_mobile: text(),
})
export type Notice = z.input<typeof notice>

const macOf = (at: number, body: string, secret: string) =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')

/** The header that goes with a notice: `t=…,v1=…`. */
export const signNotice = (at: number, body: string, secret: string): string =>
  `t=${at},v1=${macOf(at, body, secret)}`

function isSigned(header: string, body: string, secret: string, now: number): boolean {
  const [, at = '0', mac = ''] = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (mac === '' || Math.abs(now - Number(at)) > FRESH) return false
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(Number(at), body, secret)))
}

function readNotice(body: string) {
  try {
    const read = z.safeDecode(notice, JSON.parse(body) as Notice)
    return read.success ? read.data : null
  } catch {
    return null
  }
}

export function bankNotices({ database, clock, log }: Deps, secret: string): Hono {
  const app = new Hono()
  app.onError(passOn)
  app.use(bodyLimit({ maxSize: LIMIT, onError: (c) => c.body(null, 413) }))
  app.post('/', async (c) => {
    const body = await c.req.text()
    const now = clock.now()
    if (!isSigned(c.req.header('bank-signature') ?? '', body, secret, now)) return c.body(null, 401)
    const told = readNotice(body)
    if (!told) return c.body(null, 422)
    const taken = await inTransaction(database.db, (tx) =>
      takeTransfer(
        tx,
        {
          txnId: told.txn_id,
          payee: told.payee,
          amount: told.amount,
          // A bank's clock may run ahead; nothing was paid in the future.
          paidAt: Math.min(told.paid_at, now),
          senderName: told.sender_name,
          senderAccount: told.sender_account,
          senderMobile: told.sender_mobile,
        },
        now,
      ),
    )
    if (taken === 'held' || taken === 'unmatched')
      log.warn({ txnId: told.txn_id, taken }, 'transfer waits for people')
    return c.json({ taken })
  })
  return app
}
