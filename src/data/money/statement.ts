/** The statement: pages of lines, the summary, and files of both. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { RequestOf } from '#contracts/kit.ts'
import { exportStatement, getStatement, getStatementSummary } from '#contracts/statement.ts'
import { apiAddress } from '#src/api/address.ts'
import { call } from '#src/api/call.ts'
import { ofMember } from '../query-key.ts'

/** What is asked for, pages left out. */
export type StatementFilter = Omit<RequestOf<typeof getStatement>, 'page' | 'limit' | 'until_id'>
type Period = RequestOf<typeof getStatementSummary>

const staleTime = 10_000

/** Lines of one page of the phone's list. */
const BATCH = 20

interface NextBatch {
  page: number
  /** The newest line of the first batch: what arrives later does not push lines from one batch into the next. */
  untilId: string | undefined
}

const first: NextBatch = { page: 1, untilId: undefined }

/** The list that grows while it is scrolled. */
export const statementQuery = (filter: StatementFilter) =>
  infiniteQueryOptions({
    queryKey: ofMember(getStatement.name, 'list', filter),
    staleTime,
    initialPageParam: first,
    queryFn: async ({ signal, pageParam: { page, untilId } }) => {
      const asked = { ...filter, page, limit: BATCH, ...(untilId && { until_id: untilId }) }
      const { data, total } = await call(getStatement, asked, { signal })
      return { lines: data, total: total ?? null }
    },
    getNextPageParam: ({ lines }, all, { page }): NextBatch | null =>
      lines.length < BATCH ? null : { page: page + 1, untilId: all[0]?.lines[0]?.id },
  })

/** Lines of one page of the wide table. */
export const TABLE_ROWS = 20

/** One numbered page. */
export const statementPageQuery = (filter: StatementFilter, page: number) =>
  queryOptions({
    queryKey: ofMember(getStatement.name, 'page', filter, page),
    staleTime,
    queryFn: async ({ signal }) => {
      const { data, total } = await call(getStatement, { ...filter, page, limit: TABLE_ROWS }, { signal })
      return { lines: data, total: total ?? null }
    },
  })

export const statementSummaryQuery = (period: Period) =>
  queryOptions({
    queryKey: ofMember(getStatementSummary.name, period),
    staleTime,
    queryFn: async ({ signal }) => (await call(getStatementSummary, period, { signal })).data,
  })

/** Addresses of the files of these lines; each time new ones, since they run out. */
export const statementFilesQuery = (filter: StatementFilter) =>
  queryOptions({
    queryKey: ofMember(exportStatement.name, filter),
    staleTime: 5 * 60_000,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await call(exportStatement, filter, { signal })
      return { csv: apiAddress(data.csv_path), print: apiAddress(data.print_path), count: data.count }
    },
  })
