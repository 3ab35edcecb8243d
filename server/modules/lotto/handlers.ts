/** Lobby, rounds, rules, rates, limits and results of the lottery. LOTTO-1. */
import {
  getLottoLimit,
  getLottoLobby,
  getLottoPast,
  getLottoRate,
  getLottoRates,
  getLottoResult,
  getLottoResults,
  getLottoRound,
  getLottoRounds,
  getLottoRule,
} from '#contracts/lotto.ts'
import type { Db } from '../../db/types.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { notFound } from '../../kit/errors.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { reply } from '../../kit/reply.ts'
import { lottoWords } from '../../strings/lotto.ts'
import { categoriesOf, ratesByLottery, roundsOf } from './parts/lists.ts'
import { lobbyOf } from './parts/lobby.ts'
import { pastOf } from './parts/past.ts'
import { limitsOf, viewOfLimits, viewOfRate } from './parts/rates.ts'
import { lastResultBefore, resultsOf, viewOfResult } from './results.ts'
import { findRound, ratesOf, viewOfRound, type RoundOfLottery } from './rounds.ts'
import { rulesOf } from './parts/rule-table.ts'
import { payingWallets, stakedIn } from './parts/wallets.ts'

const USUAL = 20
const MOST = 100
const pagingOf = ({
  page = 1,
  limit = USUAL,
}: {
  page?: number | undefined
  limit?: number | undefined
}) => ({
  page: Math.max(1, page),
  limit: Math.min(MOST, Math.max(1, limit)),
})

const known = async (db: Db, roundId: string): Promise<RoundOfLottery> =>
  (await findRound(db, roundId)) ?? notFound(lottoWords.unknownRound)

export const lottoHandlers = collect(
  handle(getLottoLobby, async (_, { tx, now }) => ({
    categories: await categoriesOf(tx),
    lotteries: await lobbyOf(tx, now),
  })),

  handle(getLottoRounds, async ({ lottery_id, category_id, day }, { tx, now }) => {
    const rows = await roundsOf(tx, { lotteryId: lottery_id, categoryId: category_id, day })
    return rows.map((row) => viewOfRound(row, now))
  }),

  handle(getLottoRound, async ({ round_id }, { tx, now, member }) => {
    const row = await known(tx, round_id)
    const last = await lastResultBefore(tx, row)
    const { kind, badge, cancelRule, maxLines, notices } = row.lottery
    return {
      round: viewOfRound(row, now),
      kind,
      badge,
      last_result: last && viewOfResult(last, now),
      cancel: cancelRule,
      max_lines: maxLines,
      limits: viewOfLimits(row.round.bookLimits ?? row.lottery.bookLimits),
      past: true,
      ...(member && { staked: await stakedIn(tx, member.id, round_id) }),
      wallets: member ? await payingWallets(tx, member.id) : [],
      notices,
    }
  }),

  handle(getLottoRule, async ({ round_id }, { tx }) => {
    const { lottery, round } = await known(tx, round_id)
    return rulesOf({ lottery, round }, await ratesOf(tx, lottery.id))
  }),

  handle(getLottoRate, async ({ round_id }, { tx }) => {
    const { lottery } = await known(tx, round_id)
    return (await ratesOf(tx, lottery.id)).map(viewOfRate)
  }),

  handle(getLottoLimit, async ({ round_id }, { tx }) => {
    const { lottery } = await known(tx, round_id)
    return limitsOf(tx, round_id, lottery.id)
  }),

  handle(getLottoRates, async ({ category_id }, { tx }) =>
    (await ratesByLottery(tx, category_id)).map(({ lottery, rates }) => ({
      lottery_id: lottery.id,
      lottery_name: lottery.name,
      category_id: lottery.categoryId,
      rates: rates.map(viewOfRate),
    })),
  ),

  handle(getLottoResult, async ({ round_id }, { tx, now }) => viewOfResult(await known(tx, round_id), now)),

  handle(getLottoResults, async ({ day, category_id, mine, ...paging }, { tx, now, member }) => {
    if (mine && !member) return reply({ data: [], extra: { total: 0 } })
    const filter = { day, categoryId: category_id, memberId: mine ? member?.id : undefined }
    const { rows, total } = await resultsOf(tx, filter, pagingOf(paging))
    return reply({ data: rows.map((row) => viewOfResult(row, now)), extra: { total } })
  }),

  handle(getLottoPast, async ({ lottery_id, ...paging }, { tx, now }) => {
    const found = await pastOf(tx, lottery_id, { ...pagingOf(paging), now })
    const { past, total } = found ?? notFound(lottoWords.unknownLottery)
    return reply({ data: past, extra: { total } })
  }),
)
