/** Which bills, and which one is open, as it stands in the address: it can be linked to and survives a reload. */
import { billStates } from '#contracts/bills.ts'
import type { BillsFilter } from '#src/data/lotto/bills.ts'
import { isCalendarDay } from '#contracts/calendar-day.ts'

export interface BillsView {
  readonly filter: BillsFilter
  /** Id of the bill that is open beside or over the list. */
  readonly open: string | null
}

const dayIn = (text: string | null): string | undefined => (text && isCalendarDay(text) ? text : undefined)

/** Anything that is not a filter of ours is no filter. */
export function readBillsView(search: URLSearchParams): BillsView {
  const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))]
  // The wrong way round shows the same days.
  const turned = from !== undefined && to !== undefined && from > to
  const all = {
    state: billStates.find((state) => state === search.get('state')),
    from_day: turned ? to : from,
    to_day: turned ? from : to,
  }
  const filter = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  return { filter, open: search.get('bill')?.slice(0, 32) || null }
}

/** Only what differs from showing everything. */
export function writeBillsView({ filter, open }: BillsView): string {
  const values = { state: filter.state, from: filter.from_day, to: filter.to_day, bill: open }
  const search = new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  // Alone it stands for the path without a query.
  return `?${search}`
}
