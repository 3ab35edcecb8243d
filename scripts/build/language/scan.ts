import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesUnder } from '../../lib/hash.mjs'
import { at } from '../../lib/paths.mjs'
import { SEED_ID } from '#src/app/seed.ts'
import { brandBuilt } from '../brand/brand.ts'

/** Spelt so that this file passes the check of Thai letters. */
const thaiRun = /[\u0e01-\u0e3a\u0e40-\u0e5b]+/g

/**
 * What other languages have from the Thai catalogue: what members type or paste is read in Thai too, names of games and banks are
 * looked for by it. None of it is shown.
 */
const readNeverShown = ['thai-letters.ts', 'lotto/lotto-paste.ts', 'money/banks.ts']

/** Begins names of bet types, which are the platform's: four, three, two; digits. */
const betTypes = '\u0e2a\u0e35\u0e48 \u0e2a\u0e32\u0e21 \u0e2a\u0e2d\u0e07 \u0e15\u0e31\u0e27'

/** What a page was drawn with of what the platform says (games, promotions): its seed, in the platform's own words. */
const seedIn = (page: string): string => new RegExp(`id="${SEED_ID}">([^<]*)<`).exec(page)?.[1] ?? ''

/** Thai that is left in the files of a site built in another language: file and words, one line each. */
export function thaiLeft(files: Readonly<Record<string, string>>): string[] {
  const shown = brandBuilt().name ?? ''
  const read = readNeverShown.map((file) => readFileSync(at('src/strings', file), 'utf8'))
  const known = [...read, betTypes, shown].join('\n')
  return Object.entries(files).flatMap(([name, text]) => {
    const said = seedIn(text)
    const left = new Set(text.match(thaiRun)?.filter((run) => !known.includes(run) && !said.includes(run)))
    return left.size > 0 ? [`${name}: ${[...left].join(' ')}`] : []
  })
}

/** Scripts and pages of a built site. */
export const siteTexts = (site: string): Record<string, string> =>
  Object.fromEntries(
    filesUnder(site)
      .filter((file) => /\.(?:js|html|json|css|svg)$/.test(file))
      .map((file) => [relative(site, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  )
