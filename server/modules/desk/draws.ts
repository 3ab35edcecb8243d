/**
 * What an operator does to a round beside its usual course: gives it other times, calls it off, gives up a claim. Each with a reason
 * that is kept (`lotto_acts`), under the round's lock. Bad input throws a RangeError before anything is written. After the commit
 * the caller sends the job `SETTLE`.
 */
import { and, eq } from 'drizzle-orm'
import { lottoActs, lottoBills, lottoClaims, lottoReadings, lottoRounds } from '../../db/schema/lotto.ts'
import type { Tx } from '../../db/types.ts'
import { house } from '../../ledger/accounts.ts'
import { postJournal } from '../../ledger/post.ts'
import { notify } from '../inbox/notify.ts'
import { claimWaived, roundRedated } from '../inbox/play-notices.ts'
import { endWithoutResult } from '../lotto/announce.ts'
import { findRound, type RoundOfLottery } from '../lotto/rounds.ts'
import { isUndecided, stateAt } from '../lotto/state.ts'
import { anotherAsked } from '../lotto/two-operators.ts'
import type { Done } from './call.ts'

interface Act {
  /** Who, by name. */
  readonly operator: string
  readonly reason: string
  readonly now: number
}

export interface Times {
  readonly opensAt: number
  readonly closesAt: number
  readonly resultAt: number
  /** When the value will begin to be known; null where nobody tells. */
  readonly valueAt: number | null
}

/** Whether somebody has said what was drawn: then nobody may bet on it any more. */
async function isRead(tx: Tx, roundId: string): Promise<boolean> {
  const said = await tx
    .select({ at: lottoReadings.at })
    .from(lottoReadings)
    .where(eq(lottoReadings.roundId, roundId))
    .limit(1)
  return said.length > 0
}

function mustBeInOrder({ opensAt, closesAt, resultAt, valueAt }: Times): void {
  if (opensAt >= closesAt || closesAt > resultAt)
    throw new RangeError('a round opens, closes, and has its result')
  if (valueAt !== null && valueAt < closesAt) throw new RangeError('bets close before the value is known')
}

/** Who has a bill that waits, is told; once however many bills. */
async function tellWaiting(
  tx: Tx,
  { round, lottery }: RoundOfLottery,
  times: Times,
  actId: string,
  now: number,
) {
  const waiting = await tx
    .selectDistinct({ memberId: lottoBills.memberId })
    .from(lottoBills)
    .where(and(eq(lottoBills.roundId, round.id), eq(lottoBills.state, 'pending')))
  const told = { roundId: round.id, actId, lotteryName: lottery.name, title: round.title, ...times }
  await notify(tx, ...waiting.map(({ memberId }) => roundRedated({ memberId, ...told }, now)))
}

/** From then on somebody may know what is drawn. */
const drawnAt = ({ resultAt, valueAt }: Pick<Times, 'resultAt' | 'valueAt'>) => valueAt ?? resultAt

/**
 * Gives a round other times; from then on no calendar moves it. False: no such round, or it has its end. Later ones, by which bets
 * could come when the draw is known, two operators give; and when it may be known already nobody opens the round again.
 */
export async function redateRound(
  tx: Tx,
  { roundId, operator, reason, now, ...times }: Act & Times & { readonly roundId: string },
): Promise<Done> {
  const found = await findRound(tx, roundId, 'update')
  if (!found || !isUndecided(found.round.state)) return false
  if (found.lottery.kind === 'yeekee') throw new RangeError('the times of Yeekee are in its commitment')
  mustBeInOrder(times)
  const { opensAt, closesAt, resultAt, valueAt } = found.round
  const opensAgain = times.closesAt > closesAt && times.closesAt > now
  if (opensAgain && (await isRead(tx, roundId))) throw new RangeError('somebody has said what was drawn')
  if (opensAgain && now >= drawnAt(found.round)) throw new RangeError('what was drawn may be known')
  const isLater = times.closesAt > closesAt || drawnAt(times) > drawnAt(found.round)
  const wish = ['redate', times.opensAt, times.closesAt, times.resultAt, times.valueAt]
  if (isLater && !(await anotherAsked(tx, { roundId, wish, operator, reason, now }))) return 'waits'
  const state = stateAt({ state: 'upcoming', ...times }, now)
  await tx
    .update(lottoRounds)
    .set({ ...times, state, datedByHand: true })
    .where(eq(lottoRounds.id, roundId))
  const before = { opensAt, closesAt, resultAt, valueAt }
  const act = { roundId, act: 'redate', actor: operator, reason, detail: { before, times }, at: now } as const
  const [kept] = await tx.insert(lottoActs).values(act).returning({ id: lottoActs.id })
  await tellWaiting(tx, found, times, kept!.id, now)
  return true
}

/**
 * Calls a round off: every stake goes back. False: no such round, or it has its end without a result. Once its bets are closed
 * two operators do: one who knows the draw could give somebody back what is lost.
 */
export async function voidRound(
  tx: Tx,
  { roundId, operator, reason, now }: Act & { readonly roundId: string },
): Promise<Done> {
  const found = await findRound(tx, roundId, 'update')
  if (found && ['resulted', 'settled'].includes(found.round.state))
    throw new RangeError('it has a result: two operators say that nothing was drawn')
  if (!found || !isUndecided(found.round.state)) return false
  const isClosed = now >= found.round.closesAt
  if (isClosed && !(await anotherAsked(tx, { roundId, wish: ['void'], operator, reason, now })))
    return 'waits'
  if (!(await endWithoutResult(tx, { roundId, state: 'voided', now }))) return false
  await tx.insert(lottoActs).values({ roundId, act: 'void', actor: operator, reason, at: now })
  return true
}

/** Gives up what was paid wrongly and spent: the house bears it. False: no such claim, or it is open no more. */
export async function waiveClaim(
  tx: Tx,
  { claimId, operator, reason, now }: Act & { readonly claimId: string },
): Promise<boolean> {
  const [claim] = await tx
    .update(lottoClaims)
    .set({ state: 'waived', endedAt: now })
    .where(and(eq(lottoClaims.id, claimId), eq(lottoClaims.state, 'open')))
    .returning()
  if (!claim) return false
  const [bill] = await tx
    .select({ billNo: lottoBills.billNo, roundId: lottoBills.roundId })
    .from(lottoBills)
    .where(eq(lottoBills.id, claim.billId))
  const { billNo, roundId } = bill!
  await postJournal(tx, {
    key: `claim:${claimId}:waived`,
    kind: 'lotto.claim-waived',
    memo: billNo,
    at: now,
    postings: [
      { account: house.lotto, amount: -claim.amount },
      { account: house.lottoClaims, amount: claim.amount },
    ],
  })
  const detail = { claimId, amount: claim.amount }
  await tx.insert(lottoActs).values({ roundId, act: 'waive', actor: operator, reason, detail, at: now })
  await notify(tx, claimWaived({ ...claim, billNo }, now))
  return true
}
