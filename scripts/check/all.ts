import { auditStep } from './audit.ts'
import { budgetsStep } from './budgets.ts'
import { fileSizesStep } from './file-sizes.ts'
import { foldersStep } from './folders.ts'
import { graphStep } from './graph.ts'
import { importsStep } from './imports.ts'
import { liffConfigStep } from './liff-config.ts'
import type { Counts } from '../lib/counts.ts'
import { sbomStep } from './sbom.ts'
import type { Finding, Step } from './step.ts'
import { thaiLettersStep } from './thai-letters.ts'
import { formatStep, lintStep, stylesStep, typesStep, unusedStep } from './tools.ts'

/** The build first: it is the longest, and has use for one core only. */
const steps: readonly Step[] = [
  budgetsStep,
  typesStep,
  lintStep,
  stylesStep,
  importsStep,
  foldersStep,
  graphStep,
  thaiLettersStep,
  fileSizesStep,
  liffConfigStep,
  formatStep,
  unusedStep,
  sbomStep,
  auditStep,
]

/** Most tools use one core, and a small machine has two. */
const AT_ONCE = 2

/** Those whose names contain one of these, all without any; a name of no check is an error. */
export function checksNamed(names: readonly string[]): readonly Step[] {
  const by = (part: string) => steps.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()))
  const nobody = names.filter((part) => by(part).length === 0)
  if (nobody.length > 0)
    throw new Error(`no check is named ${nobody.join(', ')}: ${steps.map(({ name }) => name).join(', ')}`)
  const wanted = new Set(names.flatMap(by))
  return names.length === 0 ? steps : steps.filter((step) => wanted.has(step))
}

/** Runs the checks of these names, two at a time, and says of each what it found. `unbuilt` leaves out what needs a built site. */
export async function runChecks(names: readonly string[] = [], { unbuilt = false } = {}): Promise<Counts> {
  const counts = { passed: 0, failed: 0 }
  const waiting = checksNamed(names).filter((step) => !unbuilt || step !== budgetsStep)
  const takeTurns = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step)
      if (outcome) counts[outcome] += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  return counts
}

/** What it counts as; null for one that could not look. */
async function runStep(step: Step): Promise<keyof Counts | null> {
  const started = performance.now()
  const { faults, note, notChecked } = await step
    .look()
    .catch((error: unknown): Finding => ({ faults: [String(error)], note: '' }))
  const named = `${step.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`
  if (notChecked !== undefined) {
    console.log(`NOT CHECKED ${named}: ${notChecked}`)
    return null
  }
  // In one piece: the lines of two steps must not mix.
  const lines = faults.map((fault) => fault.replace(/^/gm, '       '))
  console.log([`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${named}: ${note}`, ...lines].join('\n'))
  return faults.length === 0 ? 'passed' : 'failed'
}
