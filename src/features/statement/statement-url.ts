/** The filter as it stands in the address, so that a filtered statement can be linked to and survives a reload. */
import { statementKinds } from '#contracts/statement.ts'
import type { StatementFilter } from '#src/data/money/statement.ts'
import { isCalendarDay } from '#contracts/calendar-day.ts'

export interface StatementView {
  readonly filter: StatementFilter
  /** Of the wide table. */
  readonly page: number
}

const states = ['done', 'pending', 'failed'] as const
const oneOf = <T extends string>(words: readonly T[], text: string | null): T | undefined =>
  words.find((word) => word === text)
const dayIn = (text: string | null): string | undefined => (text && isCalendarDay(text) ? text : undefined)

/** Anything that is not a filter of ours is no filter. */
export function readView(search: URLSearchParams): StatementView {
  const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))]
  // The wrong way round shows the same days.
  const turned = from !== undefined && to !== undefined && from > to
  const all = {
    kind: oneOf(statementKinds, search.get('kind')),
    wallet_id: search.get('wallet')?.slice(0, 32) || undefined,
    from_day: turned ? to : from,
    to_day: turned ? from : to,
    state: oneOf(states, search.get('state')),
    ref: search.get('ref')?.trim().slice(0, 64) || undefined,
  }
  const filter = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  const page = Number(search.get('page'))
  return { filter, page: Number.isSafeInteger(page) && page > 1 ? page : 1 }
}

/** Only what differs from showing everything; another filter begins at its first page. */
export function writeView({ filter, page }: StatementView): URLSearchParams {
  const values = {
    kind: filter.kind,
    wallet: filter.wallet_id,
    from: filter.from_day,
    to: filter.to_day,
    state: filter.state,
    ref: filter.ref,
    page: page > 1 ? String(page) : undefined,
  }
  return new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

/** How many filters are set beside the kind, which has its own row. */
export const filtersSet = ({ wallet_id, from_day, to_day, state, ref }: StatementFilter): number =>
  [wallet_id, from_day ?? to_day, state, ref].filter(Boolean).length
