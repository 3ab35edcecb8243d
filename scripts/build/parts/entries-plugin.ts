import type { Plugin } from 'vite'
import { relative } from 'node:path'
import { at } from '../../lib/paths.mjs'

/** Beside Vite's manifest: the chunk of each module that is imported when it is needed, also of one that shares it with others. */
const ENTRIES = '.vite/entries.json'

export function entriesPlugin(): Plugin {
  return {
    name: 'entries',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds
              .filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
              .map((id) => [relative(at(), id.replace(/\?.*/, '')), chunk.fileName] as const)
          : [],
      )
      this.emitFile({
        type: 'asset',
        fileName: ENTRIES,
        source: JSON.stringify(Object.fromEntries(files)),
      })
    },
  }
}
