/**
 * The same for what the build itself reads of the words (titles of previews): `node --import` runs it before anything of the
 * build is loaded.
 */
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { languageBuilt, standIn, THAI } from './catalogue.ts'

const built = languageBuilt()
const pathOf = (url: string | undefined) => (url?.startsWith('file:') ? fileURLToPath(url) : undefined)

if (built !== THAI) {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const [file, importer] = [pathOf(found.url), pathOf(context.parentURL)]
      // Who compares the two catalogues wants each as it is.
      const compares = importer?.endsWith('/build/language/faults.ts')
      const other = file && !compares ? standIn(file, importer, built) : null
      return other === null ? found : { ...found, url: pathToFileURL(other).href }
    },
  })
}
