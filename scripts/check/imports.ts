import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { cruise, type ICruiseResult, type IConfiguration } from 'dependency-cruiser'
import { at } from '../lib/paths.mjs'
import type { Finding, Step } from './step.ts'

const trees = [
  'contracts',
  'rules',
  'src',
  'liff',
  'server',
  'sandbox',
  'main.ts',
  'scripts',
  'tests',
  'bench',
]

/** Reads every import of a project and holds it against .dependency-cruiser.cjs. */
export async function cruiseImports(baseDir: string = at()): Promise<ICruiseResult> {
  const { forbidden, options } = createRequire(import.meta.url)(
    at('.dependency-cruiser.cjs'),
  ) as IConfiguration
  const there = trees.filter((tree) => existsSync(`${baseDir}/${tree}`))
  const { output } = await cruise(there, {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: forbidden ?? [] },
  })
  return output as ICruiseResult
}

/** One line for each broken rule. */
export function importFaults(result: ICruiseResult): string[] {
  return result.summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle ? [from, ...cycle.map((step) => step.name)].join(' → ') : `${from} → ${to}`
    return `${rule.name}: ${way}`
  })
}

export const importsStep: Step = {
  name: 'Import rules',
  async look(): Promise<Finding> {
    const result = await shared()
    const { totalCruised, totalDependenciesCruised = 0 } = result.summary
    return {
      faults: importFaults(result),
      note: `${totalCruised} modules, ${totalDependenciesCruised} imports`,
    }
  },
}

let reading: Promise<ICruiseResult> | undefined
/** The imports of this project, read once for the rules and for the graph. */
export const shared = (): Promise<ICruiseResult> => (reading ??= cruiseImports())
