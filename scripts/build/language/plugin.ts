import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { at } from '../../lib/paths.mjs'
import { folderOf, languageBuilt, standIn, THAI } from './catalogue.ts'
import { languageFaults } from './faults.ts'

type Catalogue = typeof import('../../../src/strings/language.ts')

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
    async resolveId(source, importer, options) {
      const built = languageBuilt()
      if (built === THAI) return null
      const ofLibrary = /^antd-mobile\/es\/locales\/th-TH$/.test(source)
      if (!ofLibrary && !source.includes('strings/') && !importer?.includes('/strings/')) return null
      if (ofLibrary) {
        const { library } = await pageWords()
        return this.resolve(source.replace('th-TH', library), importer, { ...options, skipSelf: true })
      }
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const file = found && standIn(found.id, importer, built)
      if (!file) return found
      if (!existsSync(file)) this.error(`${relative(at(), file)} is missing`)
      return { ...found, id: file }
    },
  }
}
