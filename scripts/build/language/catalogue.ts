import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { filesUnder } from '../../lib/hash.mjs'
import { at } from '../../lib/paths.mjs'

/** What src/strings is written in: no folder of languages/ holds it. */
export const THAI = 'th'

/** The language that is built: `VITE_LANG`, Thai without one. */
export const languageBuilt = (env: NodeJS.ProcessEnv = process.env): string => env.VITE_LANG || THAI

export const thaiFolder = at('src', 'strings')
export const folderOf = (language: string): string =>
  language === THAI ? thaiFolder : at('languages', language)

/** Whether the site can be built in it. */
export const isLanguage = (name: string): boolean =>
  name === THAI || (/^[a-z][a-z-]*$/.test(name) && existsSync(at('languages', name)))

/** The files of a catalogue, by their paths inside it: `money/banks.ts`. */
export const catalogueFiles = (folder: string): string[] =>
  filesUnder(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => relative(folder, file).replaceAll('\\', '/'))

/**
 * The file that stands for a file of the Thai catalogue; null where it is none, or where a catalogue itself asks: what another
 * language has from the Thai one (letters, words that are read and never shown) it imports from there.
 */
export function standIn(file: string, importer: string | undefined, language: string): string | null {
  const [path, from] = [slashes(file), slashes(importer ?? '')]
  if (language === THAI || !path.startsWith(`${slashes(thaiFolder)}/`)) return null
  if (from.startsWith(`${slashes(at('languages'))}/`) || from.startsWith(`${slashes(thaiFolder)}/`))
    return null
  return folderOf(language) + path.slice(thaiFolder.length)
}

/** As Vite spells paths, on Windows too. */
const slashes = (path: string) => path.replaceAll('\\', '/')
