import { existsSync, readFileSync } from 'node:fs'

/** What a group of checks or tests came to, counted from the runner's own report. */
export interface Counts {
  passed: number
  failed: number
}

interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number }
  errors: unknown[]
}

/** Vitest's JSON report. A file that could not even be loaded counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  const counts = { passed: 0, failed: 0 }
  for (const { status, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length
    counts.passed += assertionResults.filter((test) => test.status === 'passed').length
    counts.failed += status === 'failed' && failed === 0 ? 1 : failed
  }
  return counts
}

/** Playwright's JSON report. There is no second try (playwright.config.ts). */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + errors.length }
}

/**
 * Reads a report and holds it against the runner's exit code: no report, no test at all, or an unhappy end without a
 * failed test (an error outside all of them) is a failure too. Where a run `mayBeEmpty`, a happy one without tests is none.
 */
export function readCounts<Report>(
  file: string,
  count: (report: Report) => Counts,
  exitCode: number,
  { mayBeEmpty = false } = {},
): Counts {
  if (!existsSync(file)) return { passed: 0, failed: mayBeEmpty && exitCode === 0 ? 0 : 1 }
  const counts = count(JSON.parse(readFileSync(file, 'utf8')) as Report)
  const unexplained = exitCode !== 0 && counts.failed === 0
  const nothing = !mayBeEmpty && counts.passed + counts.failed === 0
  return unexplained || nothing ? { ...counts, failed: counts.failed + 1 } : counts
}

/** The closing line, the same for every command that tests. */
export const closingLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`

export function sumOf(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  }
}
