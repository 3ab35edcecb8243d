import type { Plugin } from 'vite'

/** A chunk, as the bundler has made it. */
export interface Chunk {
  readonly fileName: string
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** It imports itself by way of its own parts, as it is published; nothing of it is used while it is read. */
const KNOWN = '/node_modules/antd-mobile/es/index.js'

/**
 * Chunks that import each other in a circle. One of them runs before what it imports: a list of icons that it makes then is a list of
 * nothing, and whoever draws it later stands before a broken page.
 */
export function circlesOf(chunks: readonly Chunk[]): string[] {
  const known = new Set(
    chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds.some((id) => id.endsWith(KNOWN)) ? [fileName] : [],
    ),
  )
  let left = chunks.filter(({ fileName }) => !known.has(fileName))
  for (let before = -1; before !== left.length;) {
    before = left.length
    left = left.filter(({ imports }) => left.some(({ fileName }) => imports.includes(fileName)))
    left = left.filter(({ fileName }) => left.some(({ imports }) => imports.includes(fileName)))
  }
  return left.map(({ fileName }) => fileName)
}

export function withoutCircles(): Plugin {
  return {
    name: 'without-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const round = circlesOf(Object.values(bundle).filter((one) => one.type === 'chunk'))
      if (round.length > 0) this.error(`Chunks import each other in a circle: ${round.join(', ')}`)
    },
  }
}
