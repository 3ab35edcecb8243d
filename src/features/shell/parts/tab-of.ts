import { paths } from '#src/lib/pages/paths.ts'
import { isAt } from '#src/lib/pages/page.ts'

/** The five tabs of a member's bar. */
export type TabName = 'lobby' | 'lotto' | 'deposit' | 'withdraw' | 'me'

/** The tab that a page lies below; null for one that is reached by the menu alone. The first that fits. */
export function tabOf(pathname: string): TabName | null {
  const places: readonly [TabName, string][] = [
    ['lotto', '/lotto'],
    ['deposit', paths.memberDeposit()],
    ['deposit', paths.memberPayment()],
    ['withdraw', paths.memberWithdraw()],
    ['me', paths.member()],
    ['lobby', '/lobby'],
    ['lobby', paths.home()],
    ...(['casino', 'fishing', 'freespin', 'slot', 'sport'] as const).map(
      (category) => ['lobby', paths[category]()] as [TabName, string],
    ),
  ]
  return places.find(([, base]) => isAt(base, pathname))?.[0] ?? null
}
