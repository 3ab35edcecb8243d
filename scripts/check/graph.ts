import { existsSync, readFileSync } from 'node:fs'
import type { ICruiseResult } from 'dependency-cruiser'
import { at } from '../lib/paths.mjs'
import { shared } from './imports.ts'
import type { Finding, Step } from './step.ts'

type Imports = Pick<ICruiseResult, 'modules'>
/** Each box, and the boxes it imports. */
type Arrows = ReadonlyMap<string, ReadonlySet<string>>

const file = 'docs/imports.md'
const looker = /node_modules|\.(?:test|spec)\.tsx?$|\/testing\/|^(tests|bench|scripts)\//

/** `src/forms`, `server/kit`; the other trees are one box each. */
const folderOf = (path: string) => /^((?:src|server)\/[^/]+|contracts|rules|liff|sandbox)\//.exec(path)?.[1]
const moduleOf = (path: string) => /^server\/modules\/([^/]+)\//.exec(path)?.[1]

function arrowsOf({ modules }: Imports, boxOf: (path: string) => string | undefined): Arrows {
  const arrows = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = looker.test(source) ? undefined : boxOf(source)
    if (!from) continue
    const targets = arrows.get(from) ?? arrows.set(from, new Set()).get(from)!
    for (const { resolved } of dependencies) {
      const to = looker.test(resolved) ? undefined : boxOf(resolved)
      if (to && to !== from) targets.add(to)
    }
  }
  return arrows
}

/**
 * What stands on what: the ground floor imports no other box, each further one only floors below it. A circle has no
 * floor, so whoever stands in one or above it is left out; the check of folders names it.
 */
function floorsOf(arrows: Arrows): string[][] {
  const floors: string[][] = []
  const placed = new Set<string>()
  for (;;) {
    const rests = (box: string) => [...(arrows.get(box) ?? [])].every((to) => placed.has(to))
    const floor = [...arrows.keys()].filter((box) => !placed.has(box) && rests(box)).sort()
    if (floor.length === 0) return floors
    floors.push(floor)
    for (const box of floor) placed.add(box)
  }
}

/** Text of docs/imports.md. */
export function graphPage(imports: Imports): string {
  const folders = arrowsOf(imports, folderOf)
  const modules = arrowsOf(imports, moduleOf)
  return [
    '# Imports',
    '',
    'Which folder imports which. Written by `npm run graph`; a stale page fails `npm run check`.',
    'The rules are in `.dependency-cruiser.cjs`; that no folders stand in a circle, on any level, is a check of its own',
    '(`scripts/check/folders.ts`).',
    '',
    '```mermaid',
    'flowchart TD',
    ...[...folders].flatMap(([from, targets]) => [...targets].map((to) => arrow(from, to))).sort(),
    '```',
    '',
    '## Modules of the server',
    '',
    'Floor by floor, from the top: a module imports modules of lower floors only. The diagram leaves out an arrow where a',
    'way over other modules says it already; the table has them all.',
    '',
    '```mermaid',
    'flowchart TD',
    ...floorsOf(modules)
      .flatMap((floor, index) => [
        [`  subgraph floor${index} [floor ${index}]`, ...floor.map((name) => `    ${name}`), '  end'],
      ])
      .toReversed()
      .flat(),
    ...[...modules].flatMap(([from]) => shortest(modules, from).map((to) => `  ${from} --> ${to}`)).sort(),
    '```',
    '',
    '| floor | module | imports |',
    '| ----- | ------ | ------- |',
    ...floorsOf(modules)
      .flatMap((floor, index) => [
        floor.map((name) => `| ${index} | ${name} | ${[...(modules.get(name) ?? [])].sort().join(', ')} |`),
      ])
      .toReversed()
      .flat(),
    '',
  ].join('\n')
}

/** What a box imports, without what it reaches over another of its imports. */
function shortest(arrows: Arrows, from: string): string[] {
  const reached = (box: string, seen = new Set<string>()): Set<string> => {
    for (const to of arrows.get(box) ?? []) if (!seen.has(to)) reached(to, seen.add(to))
    return seen
  }
  const targets = [...(arrows.get(from) ?? [])]
  return targets.filter((to) => !targets.some((other) => other !== to && reached(other).has(to)))
}

export const graphStep: Step = {
  name: 'Import graph is fresh',
  async look(): Promise<Finding> {
    const page = graphPage(await shared())
    const fresh = existsSync(at(file)) && readFileSync(at(file), 'utf8') === page
    return {
      faults: fresh ? [] : [`${file} is stale: run \`npm run graph\`.`],
      note: `${page.split('-->').length - 1} arrows`,
    }
  },
}

function arrow(...names: [from: string, to: string]): string {
  const [from, to] = names.map((name) => `${name.replace('/', '_')}["${name}"]`)
  return `  ${from} --> ${to}`
}
