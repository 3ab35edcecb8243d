import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { isSentence, joined } from '#src/ui/words/joined.ts'
import { languageBuilt, THAI, thaiFolder } from '../language/catalogue.ts'
import { edited, type Edit } from './edit.ts'
import { childrenOf, isNamed, isOfTypes, type Node, parseFile } from './member-uses.ts'

/** Titles and previews stand outside of the page; what is typed and pasted is read and never shown. */
const apart = /^(?:page-titles|previews|thai-letters|whole-words|lotto\/lotto-paste|money\/banks)\.ts$/
/** Sayings that are no text of the page: names of pictures, fields, bars and buttons; a message that is sent. */
const aloud = /^(?:qr|message|checkIn|\w+(?:Alt|Label|Named|Of))$/

interface Keyed extends Node {
  readonly key: Node
  readonly value: Node
}
interface Literal extends Node {
  readonly value?: unknown
  readonly quasis?: readonly Node[]
}

/** The source of a file of the catalogue (its path inside it), with the sentences of the page joined. */
export function withWholeWords(source: string, path: string): string {
  if (apart.test(path)) return source
  const edits: Edit[] = []
  const open = [...parseFile(source, path)]
  for (let node = open.pop(); node; node = open.pop()) {
    if (isOfTypes(node)) continue
    if (node.type === 'Property') {
      const { key, value } = node as Keyed
      if (!isNamed(key) || !aloud.test(key.name)) open.push(value)
      continue
    }
    edits.push(...sentenceEdits(node, source))
    open.push(...childrenOf(node))
  }
  return edited(source, edits)
}

function sentenceEdits({ type, value, quasis, start, end }: Literal, source: string): Edit[] {
  const places =
    type === 'TemplateLiteral'
      ? quasis!
      : typeof value === 'string'
        ? [{ start: start + 1, end: end - 1 }]
        : []
  const parts = places.map((place) => ({ ...place, text: source.slice(place.start, place.end) }))
  if (parts.length < 2 && !isSentence(parts.map(({ text }) => text).join(''))) return []
  return parts.map((part) => ({ ...part, text: joined(part.text) }))
}

/** A file of the catalogue, as a build in Thai shows it; any other as it is. */
export const shown = (source: string, file: string): string =>
  languageBuilt() === THAI && file.startsWith(`${thaiFolder}/`)
    ? withWholeWords(source, relative(thaiFolder, file).replaceAll('\\', '/'))
    : source

/** Joins the sentences where the site is built: the catalogue is written, and read by tests, without. */
export const wholeWords = (): Plugin => ({
  name: 'whole-words',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/strings\/.+\.ts$/ },
    handler: (code, id) => ({ code: shown(code, id), map: null }),
  },
})
