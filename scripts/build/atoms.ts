import { readFileSync } from 'node:fs'
import type { AtRule, Plugin } from 'postcss'

type Says = readonly { prop: string; value: string }[]

const statement = /^@atom ([\w-]+) (.*);$/gm
/** `(prop: value)`; in a value parentheses may stand in parentheses. */
const declaration = /\(([\w-]+): ((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g

/** What each word of a sheet of atoms says. */
export const atomsOf = (sheet: string): ReadonlyMap<string, Says> =>
  new Map(
    [...sheet.matchAll(statement)].map(([, word, says]) => [
      word!,
      [...says!.matchAll(declaration)].map(([, prop, value]) => ({ prop: prop!, value: value! })),
    ]),
  )

/** `@apply row middle` becomes what these words say; a word that is not in the grammar ends the build. */
export function atoms(file: string): Plugin {
  return {
    postcssPlugin: 'atoms',
    Once(root, { result }) {
      const grammar = atomsOf(readFileSync(file, 'utf8'))
      root.walkAtRules('apply', (rule) => spell(rule, grammar))
      // Where the site is being worked on, a word that changed changes all who say it.
      result.messages.push({ type: 'dependency', plugin: 'atoms', file, parent: root.source?.input.file })
    },
  }
}

function spell(rule: AtRule, grammar: ReadonlyMap<string, Says>): void {
  const says = rule.params.split(/\s+/).flatMap((word) => {
    const known = grammar.get(word)
    if (!known) throw rule.error(`No atom is called “${word}”.`, { word })
    return known
  })
  rule.replaceWith(...says.map((one) => ({ ...one, source: rule.source })))
}
