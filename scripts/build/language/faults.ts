import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { catalogueFiles, folderOf, thaiFolder } from './catalogue.ts'

type Words = Readonly<Record<string, unknown>>

/** Spelt so that this file passes the check of Thai letters; the baht sign (U+0E3F) is every language's. */
const thaiLetters = /[\u0e01-\u0e3a\u0e40-\u0e5b]/

/**
 * What a language lacks of the Thai catalogue, and what it has besides: one line each, with file and key. A build in it stops
 * at the first; types say the same while it is written (languages/sentences.ts).
 */
export async function languageFaults(language: string, folder = folderOf(language)): Promise<string[]> {
  const [thai, other] = [catalogueFiles(thaiFolder), catalogueFiles(folder)]
  const missing = thai.filter((file) => !other.includes(file)).map((file) => `${file} is missing`)
  const besides = other.filter((file) => !thai.includes(file)).map((file) => `${file} has no Thai file`)
  const both = thai.filter((file) => other.includes(file))
  const told = await Promise.all(
    both.map(async (file) => wordFaults(file, await load(thaiFolder, file), await load(folder, file))),
  )
  return [...missing, ...besides, ...told.flat()].map((fault) => `languages/${language}: ${fault}`)
}

/** The words of a file. */
const load = async (folder: string, file: string): Promise<Words> => ({
  ...((await import(pathToFileURL(join(folder, file)).href)) as Words),
})

/** Faults of one value of the catalogue and of all below it. `at`: its file, and the keys that lead to it. */
export function wordFaults(at: string, thai: unknown, other: unknown): string[] {
  if (other === undefined || (other === '' && thai !== '')) return [`${at} is missing`]
  if (kindOf(thai) !== kindOf(other)) return [`${at} is a ${kindOf(other)}, in Thai a ${kindOf(thai)}`]
  // What is the same to the letter was taken from the Thai catalogue on purpose: none can be written elsewhere (npm run check).
  if (typeof other === 'string')
    return other !== thai && thaiLetters.test(other) ? [`${at} is still Thai`] : []
  if (typeof thai !== 'object' || thai === null) return []
  const [wanted, had] = [thai as Words, other as Words]
  const besides = Array.isArray(had) ? [] : Object.keys(had).filter((key) => !(key in wanted))
  return [
    ...Object.keys(wanted).flatMap((key) => wordFaults(`${at} ${key}`, wanted[key], had[key])),
    ...besides.map((key) => `${at} ${key} is not in Thai`),
  ]
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)
