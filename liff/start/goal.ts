/** What a visit below `/liff` begins with, and what it is for. */
import { fromLiffPath } from '#src/lib/pages/liff-pages.ts'
import { scrub } from '../address/scrub.ts'
import type { Visit } from '../address/visit.ts'
import { friendAdded } from '../friends/friendship.ts'
import type { Liff } from '../sdk/init.ts'
import { cameBack } from './left.ts'
import { needsMember } from './member-page.ts'

export interface Arriving {
  visit: Visit
  /** The SDK on its way; null where there is no LIFF app, or LINE knows nobody here. */
  init: Promise<Liff> | null
  /** When the page began to load, epoch ms: LINE's time to answer counts from there. */
  began: number
  /** Title of the page at a web path. */
  titleOf: (path: string) => string
}

/** What the visit is for, once the address has been read. */
export interface Goal {
  /** Scrubbed address below the endpoint. */
  address: string
  /** The same as the router knows it. */
  path: string
  title: string
  asked: boolean
  returned: boolean
  needsMember: boolean
}

/** Reads the address, once; what LINE told in it besides is kept. */
export function goalOf({ titleOf }: Arriving): Goal {
  const { address, asked, returned, friendAdded: added } = scrub(new URL(location.href))
  if (added) friendAdded()
  if (asked || returned) cameBack()
  const path = pathOf(address)
  return {
    address,
    path,
    title: titleOf(path),
    asked: asked || returned,
    returned,
    needsMember: needsMember(withoutQuery(path)),
  }
}

/** An address as the router knows it. */
export function pathOf(address: string): string {
  const pathname = withoutQuery(address)
  return (fromLiffPath(pathname) ?? pathname) + address.slice(pathname.length)
}

export const withoutQuery = (path: string): string => path.replace(/[?#].*$/, '')
