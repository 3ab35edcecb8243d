import { npmOutput } from '../lib/npm.ts'
import type { Finding, Step } from './step.ts'

interface Vulnerability {
  name: string
  severity: string
  range: string
}

interface Report {
  vulnerabilities?: Record<string, Vulnerability>
  metadata?: { vulnerabilities?: Record<string, number> }
  code?: string
  statusCode?: number
  error?: { code?: string; summary?: string }
}

/** These stop a change; the milder ones are counted in the note. */
const GRAVE = new Set(['high', 'critical'])

const parsed = (output: string): Report => {
  try {
    return JSON.parse(output) as Report
  } catch {
    return {}
  }
}

/** Reads `npm audit --json`. What is not a report is a registry that was not reached, or that keeps no advisories. */
export function readAudit(output: string): Finding {
  const { vulnerabilities, metadata, ...rest } = parsed(output)
  if (!vulnerabilities || !metadata?.vulnerabilities) {
    const why = rest.statusCode ?? rest.code ?? rest.error?.code ?? 'no answer'
    return { faults: [], note: '', notChecked: `the registry told nothing of advisories (${why})` }
  }
  const all = Object.values(vulnerabilities)
  const grave = all.filter(({ severity }) => GRAVE.has(severity))
  return {
    faults: grave.map(({ name, severity, range }) => `${name} ${range}: ${severity}`),
    note: `production dependencies, ${all.length - grave.length} milder`,
  }
}

/** What is known against the packages that run in production. */
export const auditStep: Step = {
  name: 'Audit of dependencies',
  look: async () =>
    readAudit(
      await npmOutput(['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']),
    ),
}
