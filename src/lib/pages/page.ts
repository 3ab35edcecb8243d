/** What a page says of itself where it is declared (src/lib/pages/pages.ts), and what follows from it. */
import type { CardName } from './cards.ts'

export interface Page {
  /** As the router spells it: `:id` stands for one segment, `:id?` for one or none. */
  readonly path: `/${string}`
  /** The component in its file in src/pages: `auth/LoginPage`. A name, for a build script reads it and the lowest layer imports no page. */
  readonly component: `${string}/${string}Page`
  /** Page title, Thai; the site's name is added. */
  readonly title?: string
  /** Whose answer has the title of what the page shows, until when `title` stands (`toldBy`, src/lib/told.ts). */
  readonly titleTold?: string
  /** What stands around it (ROUTE-4); the site's usual frame unless told. */
  readonly layout?: 'lobby' | 'member' | 'payment' | 'game' | 'liff'
  /** Who may see it, or at which addresses it is (src/app/routes/guards.ts). The layouts of members ask for one by themselves. */
  readonly guard?: 'member' | 'visitor' | 'lobby' | 'round'
  /** Short name below the LIFF endpoint (ENV-4); '' is the endpoint itself. A page without one is below another that has. */
  readonly liff?: string
  /** Picture of its link previews; the site's own unless told. */
  readonly card?: CardName
  /** The page has a vermilion action of its own: header and tabs leave theirs out (design, principle 1). */
  readonly quiet?: boolean
  /** The page's own bar takes the place of the tabs on a phone; perhaps for visitors only. */
  readonly task?: boolean | 'visitors'
  /** Its own buttons are all there is to press: no footer nor tabs. */
  readonly form?: boolean
  /** It offers something: who takes a break sees what goes on meanwhile instead, and nothing leads there (decision 083). */
  readonly offer?: boolean
}

/** Whether only members may see it. */
export const isForMembers = ({ guard, layout }: Page): boolean =>
  guard === 'member' || layout === 'member' || layout === 'payment'

/** Below it pages are inside LINE (ENV-4); the endpoint that is registered there (liff.config.json). */
export const LIFF_ENDPOINT = '/liff'

/** The part of a page's path that every address of it begins with: `/poll` of `/poll/:id?`. */
export const baseOf = (path: string): string => path.replace(/\/:.*/, '')

/** Whether an address is that of a page or below it; the root holds only itself. */
export const isAt = (base: string, pathname: string): boolean =>
  pathname === base || (base !== '/' && pathname.startsWith(`${base}/`))
