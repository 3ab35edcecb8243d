/** What of a lottery's past stands in its address: the view, how many draws are counted, what is counted, the number. */

/** How many draws may be counted. */
export const windows = [20, 50, 100] as const
type Window = (typeof windows)[number]

/** What can be counted: one digit anywhere on top or below, two digits on top or below. */
export const statKinds = ['run_top', 'run_bottom', 'top2', 'bottom2'] as const
export type StatKind = (typeof statKinds)[number]

export const pastViews = ['list', 'stats', 'check'] as const

export interface PastView {
  tab: (typeof pastViews)[number]
  last: Window
  kind: StatKind
  /** Of two digits those that begin with this one. */
  ten: number
  /** As it was typed: one to four digits, or ''. */
  number: string
}

const usual: PastView = { tab: 'list', last: 50, kind: 'run_top', ten: 0, number: '' }

export function readPastView(search: URLSearchParams): PastView {
  const number = search.get('number') ?? ''
  const ten = search.get('ten') ?? ''
  return {
    tab: pastViews.find((tab) => tab === search.get('tab')) ?? usual.tab,
    last: windows.find((last) => String(last) === search.get('last')) ?? usual.last,
    kind: statKinds.find((kind) => kind === search.get('of')) ?? usual.kind,
    ten: /^\d$/.test(ten) ? Number(ten) : usual.ten,
    number: /^\d{1,4}$/.test(number) ? number : usual.number,
  }
}

/** As a query for `paths.lottoPast`: only what is not as usual, and of the view that is open. */
export function toPastQuery({ tab, last, kind, ten, number }: PastView): Partial<Record<string, string>> {
  if (tab === 'list') return {}
  const counted = last === usual.last ? {} : { last: String(last) }
  if (tab === 'check') return { tab, ...counted, ...(number && { number }) }
  const pairs = kind === 'top2' || kind === 'bottom2'
  return {
    tab,
    ...counted,
    ...(kind !== usual.kind && { of: kind }),
    ...(pairs && ten !== usual.ten && { ten: String(ten) }),
  }
}
