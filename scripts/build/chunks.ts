import { at } from '../lib/paths.mjs'
import type { GetModule } from './module-graph.ts'
import { sharedParts, type Visit } from './shared-parts.ts'

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

/** Most who come see the landing; inside LINE the start goes before every page; a dialog is opened by few. */
function visitsOf(entries: readonly string[]): Visit[] {
  const matching = (test: RegExp) => entries.filter((entry) => test.test(entry))
  const [start, reads, pages] = [
    /\/liff\/(app|sdk\/sdk)\.ts$/,
    /\/src\/data\/public-reads\.ts$/,
    /\/src\/pages\//,
  ].map(matching)
  const others = entries.filter((entry) => ![...start!, ...reads!, ...pages!].includes(entry))
  return [
    { entries: start!, weight: 6 },
    ...pages!.map((page) => ({
      entries: [page, ...reads!],
      weight: page.includes('/landing/') ? 25 : 1,
      alone: page,
    })),
    ...others.map((entry) => ({ entries: [entry], weight: 0.15 })),
  ]
}

let parts: ReadonlyMap<string, string> | undefined
const partOf = (id: string, bundle: { getModuleInfo: GetModule }): string | null => {
  parts ??= sharedParts([at('index.html'), at('liff', 'index.html')], visitsOf, (of) =>
    bundle.getModuleInfo(of),
  )
  return parts.get(id) ?? null
}

export const codeSplitting = {
  groups: [...first, { name: partOf, priority: 5, includeDependenciesRecursively: false }],
}

/** The chunks that go by a name of their own. */
export const groupNames: ReadonlySet<string> = new Set(first.map(({ name }) => name))
