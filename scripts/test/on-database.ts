import type { Importer } from './touched.ts'

/** What opens a database of whichever kind the run has, and what reads which kind that is. */
const databases: ReadonlySet<string> = new Set(['server/testing/database.ts', 'scripts/lib/postgres.mjs'])

/**
 * The server's and sandbox's tests that reach a database of the run's kind by their imports, through types too. The others
 * (pure rules, a server on a folder of its own) would do the same twice, on PostgreSQL as on the embedded one.
 */
export function testsOnDatabase(modules: readonly Importer[]): string[] {
  const importers = new Map<string, string[]>()
  for (const { source, imports } of modules)
    for (const one of imports) importers.set(one, [...(importers.get(one) ?? []), source])
  const found = new Set(databases)
  const waiting = [...databases]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
    for (const one of importers.get(file) ?? [])
      if (!found.has(one)) {
        found.add(one)
        waiting.push(one)
      }
  return [...found].filter((file) => /^(?:server|sandbox)\/.*\.test\.ts$/.test(file)).sort()
}
