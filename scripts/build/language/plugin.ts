import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { at } from '../../lib/paths.mjs'
import { folderOf, languageBuilt, standIn, THAI } from './catalogue.ts'
import { languageFaults } from './faults.ts'

type Catalogue = typeof import('../../../src/strings/language.ts')

/** What src/strings/antd.ts corrects. */
const library = /^antd-mobile\/es\/locales\/th-TH$/

/** What the catalogue says of pages as such. */
export async function pageWords(): Promise<Catalogue['page']> {
  const file = join(folderOf(languageBuilt()), 'language.ts')
  return ((await import(pathToFileURL(file).href)) as Catalogue).page
}

/**
 * `VITE_LANG=en` puts languages/en in the place of src/strings, file by file, whoever imports it. A sentence that is missing
 * there stops the build. In Thai nothing is put anywhere. `folder`: where the words lie, for tests.
 */
export function language(folder?: string): Plugin {
  return {
    name: 'language',
    enforce: 'pre',
    async buildStart() {
      const faults = await languageFaults(languageBuilt(), folder)
      if (faults.length > 0) this.error(faults.join('\n'))
    },
    resolveId: {
      filter: { id: [/strings\//, library] },
      async handler(source, importer, options) {
        const built = languageBuilt()
        if (built === THAI) return null
        const wanted = library.test(source) ? source.replace('th-TH', (await pageWords()).library) : source
        const found = await this.resolve(wanted, importer, { ...options, skipSelf: true })
        const file = found && standIn(found.id, importer, built)
        if (!file) return found
        if (!existsSync(file)) this.error(`${relative(at(), file)} is missing`)
        return { ...found, id: file }
      },
    },
  }
}
