import { liffPages } from '#src/lib/pages/liff-pages.ts'
import { previewOf } from '#src/lib/pages/previews.ts'
import { sameOriginPath } from '#src/lib/same-origin.ts'

/** Pages that one sends others to, the usual ones first; `liffPages` has their addresses. */
const offered = [
  'register',
  '',
  'promotions',
  'lotto',
  'wheel',
  'poll',
  'slot',
  'casino',
  'fishing',
  'sport',
  'freespin',
  'lobby',
  'deposit',
  'coupon',
  'affiliate',
  'cashback',
  'redeem',
  'winloss',
] as const

export interface Destination {
  path: string
  title: string
}

const pages: readonly Destination[] = offered.map((name) => {
  const { path } = liffPages.find((page) => page.name === name)!
  return { path, title: previewOf(path).title }
})

/** What can be chosen: the page one came from, when it is none of the usual ones, and these; only what leads somewhere here. */
export function destinations(
  from: string | null,
  reachable: (path: string) => boolean,
): readonly Destination[] {
  const path = sameOriginPath(from)
  const here = pages.filter((page) => reachable(page.path))
  if (!path || !reachable(path) || here.some((page) => page.path === path)) return here
  return [{ path, title: previewOf(path).title }, ...here]
}

/** The one to begin with: the page one came from, else registration. */
export const firstDestination = (from: string | null): Destination =>
  destinations(from, () => true).find(({ path }) => path === sameOriginPath(from)) ?? pages[0]!
