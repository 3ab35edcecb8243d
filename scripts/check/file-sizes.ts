import { isTest, readSources, type Source } from './sources.ts'
import type { Finding, Step } from './step.ts'

const limits = { median: 80, p90: 200, component: { median: 60, p90: 120, max: 140 } }

/** Data, not code: as long as what they list. */
const listing = /^contracts\/|^languages\/|\/strings\/|\/seeds?\/|\/catalogue\/|\/migrations\//

/** Architecture §4: files short enough to be read in one go. The hard limit of 300 lines is a lint rule. */
export function fileSizes(sources: readonly Source[]): Finding {
  const counted = sources.filter(
    ({ path }) => /\.(?:tsx?|mjs)$/.test(path) && !isTest(path) && !listing.test(path),
  )
  const all = spread(counted)
  const components = spread(counted.filter(({ path }) => path.endsWith('.tsx')))
  const faults = [
    over('Files', 'median', all.median, limits.median),
    over('Files', '90th percentile', all.p90, limits.p90),
    over('Components', 'median', components.median, limits.component.median),
    over('Components', '90th percentile', components.p90, limits.component.p90),
    over('Components', 'longest', components.max, limits.component.max),
  ].flat()
  const note = `${counted.length} files: median ${all.median} lines, 90 % within ${all.p90}, longest ${all.max}`
  const noteOfComponents = `components: median ${components.median}, 90 % within ${components.p90}, longest ${components.max}`
  return { faults, note: `${note}; ${noteOfComponents}` }
}

export const fileSizesStep: Step = { name: 'File sizes', look: async () => fileSizes(readSources()) }

function spread(sources: readonly Source[]): { median: number; p90: number; max: number } {
  const lines = sources.map(({ text }) => text.split('\n').length - 1).sort((a, b) => a - b)
  const quantile = (share: number) => lines[Math.max(0, Math.ceil(lines.length * share) - 1)] ?? 0
  return { median: quantile(0.5), p90: quantile(0.9), max: quantile(1) }
}

function over(what: string, which: string, value: number, limit: number): string[] {
  return value > limit ? [`${what}: the ${which} is ${value} lines; the limit is ${limit}.`] : []
}
