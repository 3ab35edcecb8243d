/**
 * Sends a bill a round, one after the other, each under its own key (decision 073). What one round refuses leaves the others as
 * they are; where an end cannot be known nothing more is sent.
 */
import type { QueryClient } from '@tanstack/react-query'
import { type BillWithLines, createBill } from '#contracts/bills.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { written } from '#src/data/affected.ts'
import { billCheckOutdated, billPlaced, changedCheck } from '#src/data/lotto/bills.ts'
import { outcomeOf } from '#src/data/platform/operations.ts'
import { isOpenEnded } from '#src/forms/money/open-ended.ts'
import { newKey } from '#src/lib/new-key.ts'
import {
  aheadChanged,
  aheadEnds,
  aheadNow,
  aheadOf,
  aheadPressed,
  aheadStarts,
  useAheadPlans,
} from '#src/stores/ahead.ts'
import { ahead as words } from '#src/strings/lotto/ahead.ts'
import { billError } from '../check/bill-error.ts'

/** A round, and the bill that the member agreed to. */
export interface Wish {
  roundId: string
  body: RequestOf<typeof createBill>
}

type End =
  | { how: 'done'; bill: BillWithLines }
  | { how: 'refused'; error: unknown }
  | { how: 'absent' }
  | { how: 'unknown' }

/** How a bill ended whose answer did not come. */
async function askedEnd(key: string): Promise<End> {
  try {
    const reply = await outcomeOf(createBill, key)
    return reply ? { how: 'done', bill: reply.data.bill } : { how: 'absent' }
  } catch (error) {
    const said = error instanceof ApiError && error.endpoint === createBill.name && error.kind === 'refused'
    return said ? { how: 'refused', error } : { how: 'unknown' }
  }
}

async function sentEnd(body: Wish['body'], key: string): Promise<End> {
  try {
    const { data } = await call(createBill, body, { idempotencyKey: key })
    return { how: 'done', bill: data.bill }
  } catch (error) {
    return isOpenEnded(error) ? askedEnd(key) : { how: 'refused', error }
  }
}

/** The round's own no; whatever else holds a bill back would hold back the next one too. */
const ofThisRound = (error: unknown): boolean =>
  error instanceof ApiError && ['refused', 'conflict', 'notFound', 'invalid'].includes(error.kind)

function whyNot(error: unknown): string {
  if (changedCheck(error)) return words.changed
  return error instanceof ApiError && error.kind === 'unauthenticated' ? '' : billError(error)
}

/** Writes down how a round ended. True where the next may be sent. */
function ended(client: QueryClient, billId: string, roundId: string, end: End): boolean {
  switch (end.how) {
    case 'done':
      billPlaced(client, end.bill)
      aheadChanged(billId, roundId, {
        state: 'done',
        why: '',
        billId: end.bill.bill_id,
        billNo: end.bill.bill_no,
      })
      return true
    case 'refused':
      aheadChanged(billId, roundId, { state: 'refused', key: newKey(), why: whyNot(end.error) })
      return ofThisRound(end.error)
    case 'absent':
      aheadChanged(billId, roundId, { state: 'unsent', why: words.notArrived })
      return true
    case 'unknown':
      return false
  }
}

/** Holds this tab's turn while `work` runs, then fetches again what bills have changed. */
async function inTurn(client: QueryClient, billId: string, work: () => Promise<void>): Promise<void> {
  if (!aheadStarts(billId)) return
  try {
    await work()
  } finally {
    aheadEnds(billId)
    void billCheckOutdated(client)
    void written(client, createBill.name)
  }
}

/** Never rejects: how each ended stands in the store. */
export const sendAhead = (client: QueryClient, billId: string, wishes: readonly Wish[]): Promise<void> =>
  inTurn(client, billId, async () => {
    aheadPressed(billId)
    for (const { roundId, body } of wishes) {
      // Another tab may have been quicker.
      const round = aheadNow(billId, roundId)
      if (!round || round.state === 'done') continue
      const known = round.state === 'sent'
      if (!known) aheadChanged(billId, roundId, { state: 'sent', why: '' })
      const end = await (known ? askedEnd(round.key) : sentEnd(body, round.key))
      if (!ended(client, billId, roundId, end)) break
    }
  })

/** Asks for the ends that are not known, of a page before this one or of a line that broke. */
export const settleAhead = (client: QueryClient, billId: string): Promise<void> =>
  inTurn(client, billId, async () => {
    for (const [roundId, { state, key }] of Object.entries(aheadOf(useAheadPlans.getState(), billId).rounds))
      if (state === 'sent' && !ended(client, billId, roundId, await askedEnd(key))) break
  })
