import type { Plugin } from 'vite'

/** What no page stands without, and of which most functions are called by the first of it. */
const early: ReadonlySet<string> = new Set(['react', 'core'])

/** Known to Chromium from 136 on (explicit compile hints); a comment to others. It has to be the first line of a script. */
export const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * The two chunks before all pages are compiled whole while they come, beside the main thread, and not function by function on it
 * when React begins (decision 120).
 */
export function compiledEarly(): Plugin {
  return {
    name: 'compiled-early',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && early.has(chunk.name)) chunk.code = HINT + chunk.code
    },
  }
}
