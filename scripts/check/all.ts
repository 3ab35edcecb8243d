import { auditStep } from './audit.ts'
import { budgetsStep } from './budgets.ts'
import { fileSizesStep } from './file-sizes.ts'
import { graphStep } from './graph.ts'
import { importsStep } from './imports.ts'
import { liffConfigStep } from './liff-config.ts'
import type { Counts } from '../test/counts.ts'
import { sbomStep } from './sbom.ts'
import type { Finding, Step } from './step.ts'
import { thaiLettersStep } from './thai-letters.ts'
import { formatStep, lintStep, typesStep, unusedStep } from './tools.ts'

const steps: readonly Step[] = [
  typesStep,
  lintStep,
  importsStep,
  graphStep,
  thaiLettersStep,
  fileSizesStep,
  liffConfigStep,
  formatStep,
  unusedStep,
  sbomStep,
  auditStep,
  budgetsStep,
]

/** Runs the checks whose names contain `only` (all without it), one after the other, and says what each found. */
export async function runChecks(only = ''): Promise<Counts> {
  const counts = { passed: 0, failed: 0 }
  for (const step of steps.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()))) {
    const started = performance.now()
    const { faults, note, notChecked } = await step
      .look()
      .catch((error: unknown): Finding => ({ faults: [String(error)], note: '' }))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    if (notChecked !== undefined) {
      console.log(`NOT CHECKED ${step.name} (${seconds} s): ${notChecked}`)
      continue
    }
    counts[faults.length === 0 ? 'passed' : 'failed'] += 1
    console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s): ${note}`)
    for (const fault of faults) console.log(fault.replace(/^/gm, '       '))
  }
  return counts
}
