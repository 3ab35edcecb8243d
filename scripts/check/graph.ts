import { existsSync, readFileSync } from 'node:fs'
import type { ICruiseResult } from 'dependency-cruiser'
import { at } from '../lib/paths.mjs'
import { shared } from './imports.ts'
import type { Finding, Step } from './step.ts'

const file = 'docs/imports.md'

/** The graph shows folders: `src/forms`, `server/kit`; the other trees are one box each. */
function folderOf(path: string): string | undefined {
  if (/node_modules|\.(?:test|spec)\.tsx?$|^(tests|bench|scripts)\//.test(path)) return undefined
  const [, folder] = /^((?:src|server)\/[^/]+|contracts|rules|liff)\//.exec(path) ?? []
  return folder
}

/** Text of docs/imports.md. */
export function graphPage(result: Pick<ICruiseResult, 'modules'>): string {
  const edges = new Map<string, number>()
  for (const module of result.modules) {
    const from = folderOf(module.source)
    for (const dependency of module.dependencies) {
      const to = folderOf(dependency.resolved)
      if (from && to && from !== to) edges.set(`${from} ${to}`, (edges.get(`${from} ${to}`) ?? 0) + 1)
    }
  }
  const lines = [...edges].sort(([a], [b]) => (a < b ? -1 : 1)).map(([edge]) => arrow(edge))
  return [
    '# Imports',
    '',
    'Which folder imports which. Written by `npm run graph`; a stale page fails `npm run check`.',
    'The rules are in `.dependency-cruiser.cjs`.',
    '',
    '```mermaid',
    'flowchart TD',
    ...lines,
    '```',
    '',
  ].join('\n')
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

function arrow(edge: string): string {
  const [from, to] = edge.split(' ').map((name) => `${name.replace('/', '_')}["${name}"]`)
  return `  ${from} --> ${to}`
}
