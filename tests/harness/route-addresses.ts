/** Every address of the route table, with made-up values for what stands in it: a new route is among them by itself. */
import type { RouteObject } from 'react-router'

/** One that is there where a page asks for it; an error page is a page too. */
const samples: Readonly<Record<string, string>> = {
  ':name': 'slot',
  ':roundId': 'YK-1',
  ':id': '1',
  ':code': '7K3M-Q9X2-TA4B-C5D6',
  ':lotteryId': '1',
  '*': 'no/such/page',
}

/** `/`, `/lotto`, `/lotto/YK-1`, …: an optional part once without and once with it. */
export function addressesOf(routes: readonly RouteObject[], base = ''): string[] {
  const found = routes.flatMap((route) => {
    const paths = route.path === undefined || route.path === '/' ? [base] : filled(base, route.path)
    const below = paths.flatMap((path) => (route.children ? addressesOf(route.children, path) : []))
    return route.children ? below : route.index ? [base || '/'] : paths
  })
  return [...new Set(found)]
}

function filled(base: string, path: string): string[] {
  return path.split('/').reduce<string[]>(
    (paths, part) => {
      const name = part.replace(/\?$/, '')
      const value = name.startsWith(':') || name === '*' ? samples[name] : name
      if (value === undefined) throw new Error(`no sample for ${part} of ${path}`)
      const longer = paths.map((before) => `${before}/${value}`)
      return part.endsWith('?') ? [...paths, ...longer] : longer
    },
    [base],
  )
}
