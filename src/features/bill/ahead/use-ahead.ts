/** The rounds that a bill can be bought for as well, what the server says to each that was chosen, and what they come to. */
import { useQueries, useQuery } from '@tanstack/react-query'
import type { BillWithLines } from '#contracts/bills.ts'
import type { LottoRound } from '#contracts/lotto.ts'
import { type Satang, satang } from '#contracts/money.ts'
import { billCheckQuery, wireBill } from '#src/data/lotto/bills.ts'
import { lottoRoundsQuery } from '#src/data/lotto/lotto.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { aheadOf, type AheadRound, useAheadPlans } from '#src/stores/ahead.ts'
import { type Sums, sumsOf } from '../check/check-sums.ts'
import type { Wish } from './send-ahead.ts'

/** As many as one press buys. */
const MOST = 10

/** A round of the list. */
export interface AheadView {
  round: Pick<LottoRound, 'round_id' | 'title' | 'closes_at'>
  /** Undefined until it was chosen for the first time. */
  kept: AheadRound | undefined
  /** What would be placed now; null while that is not known, or nothing is to be placed. */
  sums: Sums | null
  /** It is asked about; it could not be. */
  checking: boolean
  failed: boolean
}

/** It is to be placed with the next press. */
export const isWanted = (kept: AheadRound | undefined): boolean =>
  kept !== undefined && kept.chosen && (kept.state === 'unsent' || kept.state === 'refused')

export interface AheadSums {
  /** Rounds, and what they cost together. */
  count: number
  total: Satang
  /** What the wallet has after them; below zero so much is missing. Null while nothing is checked. */
  after: number | null
  checking: boolean
  wishes: readonly Wish[]
}

/** Open rounds of the bill's lottery without its own, and those that something was bought of. */
function roundsFor(
  bill: BillWithLines,
  all: readonly LottoRound[],
  kept: readonly (readonly [string, AheadRound])[],
) {
  const now = serverNow()
  const open = all.filter(
    ({ round_id, state, closes_at }) =>
      round_id !== bill.round.round_id && state === 'open' && closes_at > now,
  )
  const shown = open.slice(0, MOST)
  const others = kept
    .filter(
      ([id, { state, chosen }]) =>
        (chosen || state === 'done') && !shown.some(({ round_id }) => round_id === id),
    )
    .map(([round_id, { title, closesAt }]) => ({ round_id, title, closes_at: closesAt }))
  const next = all.find(({ state, opens_at }) => state === 'upcoming' && opens_at > now) ?? null
  return { open: shown, listed: [...others, ...shown].sort((a, b) => a.closes_at - b.closes_at), next }
}

export function useAhead(bill: BillWithLines) {
  const plan = useAheadPlans((state) => aheadOf(state, bill.bill_id))
  const running = useAheadPlans((state) => state.running.includes(bill.bill_id))
  const rounds = useQuery({
    ...lottoRoundsQuery({ lottery_id: bill.round.lottery_id }),
    refetchInterval: false,
  })
  const { open, listed, next } = roundsFor(bill, rounds.data ?? [], Object.entries(plan.rounds))
  const lines = bill.lines.map(({ bet_type, number, amount }) => ({ bet_type, number, amount }))
  const asked = listed.filter(({ round_id }) => isWanted(plan.rounds[round_id]))
  const checks = useQueries({
    queries: asked.map(({ round_id: roundId }) =>
      billCheckQuery({ roundId, walletId: bill.wallet_id, lines }),
    ),
  })
  const views = listed.map((round): AheadView => {
    const check = checks[asked.indexOf(round)]
    const current = check?.data && !check.isFetching && !check.isError
    return {
      round,
      kept: plan.rounds[round.round_id],
      sums: current ? sumsOf(check.data.check) : null,
      checking: check?.isFetching ?? false,
      failed: (check?.isError ?? false) && !check?.isFetching,
    }
  })
  return { rounds, open, next, views, running, sums: sumUp(bill, views) }
}

function sumUp(bill: BillWithLines, views: readonly AheadView[]): AheadSums {
  const ready = views.flatMap(({ round, sums }) =>
    sums && sums.taken.length > 0 ? [{ roundId: round.round_id, sums }] : [],
  )
  const total = satang(ready.reduce((sum, { sums }) => sum + sums.total, 0))
  const [first] = ready
  return {
    count: ready.length,
    total,
    after: first ? first.sums.balance - total : null,
    checking: views.some(({ checking }) => checking),
    wishes: ready.map(({ roundId, sums: { taken, total: expected_total } }) => ({
      roundId,
      body: {
        ...wireBill({
          roundId,
          walletId: bill.wallet_id,
          lines: taken.map(({ bet_type, number, amount }) => ({ bet_type, number, amount })),
        }),
        expected_total,
        expected_rates: taken.map(({ rate }) => rate),
        expected_wins: taken.map(({ wins }) => wins),
      },
    })),
  }
}
