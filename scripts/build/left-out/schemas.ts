/**
 * What zod carries for schemas that this site has not: those whose answer comes later (a promise), those that hold themselves, those
 * that are put together to a pattern for a text, and the interface for other libraries. 1 kB of every page that reads anything. That none of
 * ours answers later, and that the others are read alike, are tests (schemas.test.ts).
 */
const CORE = /\/node_modules\/zod\/v4\/core\/(schemas|checks|parse)\.js$/

interface Cut {
  readonly from: RegExp
  readonly to: string
}

const later: Cut = { from: /\b[\w.]+ instanceof Promise\b/g, to: 'false' }

const cuts: Readonly<Record<string, readonly Cut[]>> = {
  schemas: [
    later,
    { from: /\bproms\.length\b/g, to: '0' },
    { from: /\bcore\.globalConfig\.memoizer\b/g, to: 'undefined' },
    // Schemas in patterns, and objects told apart by one of their keys.
    {
      from: /\butil\.defineLazyInternal\(inst, "(?:pattern|propValues)"/g,
      to: '(() => {})(inst, ""',
    },
    { from: /\bget "~standard"\(\) \{/g, to: '$& return;' },
    { from: /\bconst abortEarly = [^;]+;/g, to: 'const abortEarly = false;' },
  ],
  checks: [later],
  parse: [later],
}

/** The code of zod without it; null for any other file. What is not found any more fails the build. */
export function withoutUnusedSchemas(code: string, id: string): string | null {
  const [, file] = CORE.exec(id) ?? []
  if (!file) return null
  return cuts[file]!.reduce((text, { from, to }) => {
    if (!text.match(from)) throw new Error(`zod’s ${file} has no ${from.source}`)
    return text.replaceAll(from, to)
  }, code)
}
