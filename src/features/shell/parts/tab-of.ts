/** The five tabs of a member's bar. */
export type TabName = 'lobby' | 'lotto' | 'deposit' | 'withdraw' | 'me'

/** How the addresses of each begin (src/lib/pages/pages.ts). The landing carries this: it is kept short. */
const places: readonly (readonly [TabName, RegExp])[] = [
  ['lotto', /^\/lotto/],
  ['deposit', /^\/member\/(deposit|payment)/],
  ['withdraw', /^\/member\/withdraw/],
  ['me', /^\/member/],
  ['lobby', /^\/($|lobby|casino|fishing|freespin|slot|sport)/],
]

/** The tab that a page lies below, the first that fits; none for one that is reached by the menu alone. */
export const tabOf = (pathname: string): TabName | undefined =>
  places.find(([, begins]) => begins.test(pathname))?.[0]
