import { at } from '../lib/paths.mjs'
import { notice, outsideOfLine, signingIn, visitsOfPages } from './parts/by-itself.ts'
import type { GetModule } from './parts/module-graph.ts'
import { sharedParts, type Visit } from './parts/shared-parts.ts'

/** What stands before all pages: what LIFF's entry needs before it asks LINE (liff/boot.ts), React, the first screen. */
const first = [
  {
    name: 'base',
    test: /vite\/preload-helper|\/src\/lib\/env\.ts|\/src\/platform\/line-host\.ts/,
    priority: 9,
  },
  {
    name: 'react',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
    priority: 8,
  },
  // LIFF's own code stays in LIFF's entry: the web bundle holds none of it. The project itself may lie in such a folder.
  {
    name: 'core',
    tags: ['$initial' as const],
    test: /^(?!.*(\.html|\/src\/app\/main\.tsx|\/liff\/(?!(src|contracts|rules|node_modules)\/)|\/@line\/))/,
    priority: 7,
  },
]

/** What a visit inside LIFF goes on with by itself: that of whom LINE signs in, and that of who opened a member's link outside of it. */
const soonInLiff = [signingIn, outsideOfLine]

/** Pages for everybody that agents share links to, and where such a link leads whom LINE alone knows: they count more than others do. */
const shared: Readonly<Record<string, number>> = {
  'games/LobbyPage': 20,
  'member/PromotionsPage': 20,
  'auth/StartPage': 5,
}

/** Most who come see the landing; inside LINE the start goes before every page; a dialog is opened by few. Any page may be opened inside LINE. */
function visitsOf(entries: readonly string[]): Visit[] {
  const idOf = (file: string) => entries.find((entry) => entry.endsWith(`/${file}`))
  const idsOf = (files: readonly string[]) => files.flatMap((file) => idOf(file) ?? [])
  const pages = visitsOfPages.map(({ page, who, modules }) => ({
    entries: idsOf(modules),
    ...(page.startsWith('landing/')
      ? { weight: who === 'visitor' ? 100 : 10 }
      : { weight: (who === 'visitor' && shared[page]) || 1, byNeed: true as const }),
    alone: idOf(`src/pages/${page}.tsx`)!,
  }))
  const start = idsOf(['liff/app.ts', 'liff/sdk/sdk.ts'])
  const inLine = soonInLiff.map(idsOf)
  const told = { entries: idsOf(notice), weight: 8 }
  const known = new Set([
    ...start,
    ...inLine.flat(),
    ...told.entries,
    ...pages.flatMap((page) => page.entries),
  ])
  const others = entries.filter((entry) => !known.has(entry))
  return [
    { entries: start, weight: 60 },
    ...inLine.map((own) => ({ entries: [...start, ...own], weight: 20 })),
    ...pages,
    told,
    ...others.map((entry) => ({ entries: [entry], weight: 0.15 })),
  ]
}

/** No byte of LIFF is in a part of the web's (ENV-1). */
const isOfLiff = (id: string) => id.startsWith(`${at('liff')}/`) || /\/node_modules\/@(line|liff)\//.test(id)

let parts: ReadonlyMap<string, string> | undefined
const partOf = (id: string, bundle: { getModuleInfo: GetModule }): string | null => {
  parts ??= sharedParts(
    [at('index.html'), at('liff', 'index.html')],
    visitsOf,
    (of) => bundle.getModuleInfo(of),
    isOfLiff,
  )
  return parts.get(id) ?? null
}

export const codeSplitting = {
  groups: [...first, { name: partOf, priority: 5, includeDependenciesRecursively: false }],
}

/** The chunks that go by a name of their own. */
export const groupNames: ReadonlySet<string> = new Set(first.map(({ name }) => name))
