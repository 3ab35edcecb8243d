/** Computes the day that is over, and the week: each member once, whoever runs it, however often and however late. */
import type { CashbackKind } from '#contracts/cashback.ts'
import { cashbacks } from '../../db/schema/cashback.ts'
import type { Tx } from '../../db/types.ts'
import { hour } from '../../kit/clock.ts'
import { cashbackWords as words } from '../../strings/cashback.ts'
import { notify } from '../inbox/notify.ts'
import type { Nightly, NightlyBatch } from '../nightly/run-nightly.ts'
import { compute } from './parts/compute.ts'
import { claimableUntil, lastDay, lengths } from './parts/period.ts'
import { playersOf } from './parts/plays.ts'

/** Members of one transaction. */
const BATCH = 200

const links: Readonly<Record<CashbackKind, string>> = { daily: '/cashback', weekly: '/member/winloss' }

type Row = typeof cashbacks.$inferSelect

const noticeOf = ({ memberId, kind, fromDay, toDay, amount, claimableUntil: until }: Row, at: number) => ({
  memberId,
  key: `cashback:${kind}:${fromDay}`,
  kind: 'reward' as const,
  title: words.noticeTitle(kind, fromDay, toDay, amount),
  body: words.noticeText(until!),
  link: links[kind],
  at,
})

async function store(tx: Tx, kind: CashbackKind, ids: readonly string[], run: NightlyBatch): Promise<void> {
  const figures = await compute(tx, kind, ids, run, run.now)
  if (figures.size === 0) return
  const until = claimableUntil(kind, run.now)
  const written = await tx
    .insert(cashbacks)
    .values(
      [...figures].map(([memberId, own]) => ({
        memberId,
        kind,
        fromDay: run.from,
        toDay: lastDay(run),
        ...own,
        computedAt: run.now,
        claimableUntil: own.amount > 0 ? until : null,
      })),
    )
    .onConflictDoNothing({ target: [cashbacks.memberId, cashbacks.kind, cashbacks.fromDay] })
    .returning()
  await notify(tx, ...written.filter((row) => row.amount > 0).map((row) => noticeOf(row, run.now)))
}

/** `batch`: members of one transaction. */
export const cashbackNightly = (kind: CashbackKind, after: number, batch = BATCH): Nightly => ({
  name: `cashback.${kind}`,
  period: lengths[kind],
  after,
  async batch(tx, run) {
    const ids = await playersOf(tx, run, run.after, batch)
    if (ids.length > 0) await store(tx, kind, ids, run)
    return ids.at(-1)
  },
})

/** After midnight by enough for the last rounds of the day to be in. */
export const dailyCashback = cashbackNightly('daily', hour)

/** After the daily one, of which it takes account. */
export const weeklyCashback = cashbackNightly('weekly', 2 * hour)
