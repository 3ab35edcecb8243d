import { existsSync, readFileSync } from 'node:fs'

/**
 * Names of what failed, one line each, at the end of a run's output: a log that was cut to its last lines still
 * says what to look at. `.ci/run` repeats these lines before its own last one.
 */
export type NameFailures<Report> = (report: Report) => string[]

export interface VitestNames {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { projectName: string; status: string }[] }[]
}

export interface PlaywrightNames {
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

const firstLine = (text: string) => text.trim().split('\n', 1)[0] ?? ''

export const vitestFailures: NameFailures<VitestNames> = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`FAILED ${name}: ${firstLine(message ?? '')}`]
    return failed.map(({ fullName }) => `FAILED ${name} › ${fullName}`)
  })

function inSuite(suite: PlaywrightSuite, path: readonly string[]): string[] {
  const here = [...path, suite.title]
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.flatMap(({ projectName, status }) =>
      status === 'unexpected' ? [`FAILED [${projectName}] ${[...here, title].join(' › ')}`] : [],
    ),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, here))]
}

export const playwrightFailures: NameFailures<PlaywrightNames> = ({ suites, errors }) => [
  ...suites.flatMap((suite) => inSuite(suite, [])),
  ...errors.map(({ message }) => `FAILED outside the tests: ${firstLine(message ?? '')}`),
]

/** What to print: the names, or that there is none though the runner ended unhappily (an error outside all tests). */
export function failureLines<Report>(file: string, names: NameFailures<Report>, exitCode: number): string[] {
  const lines = existsSync(file) ? names(JSON.parse(readFileSync(file, 'utf8')) as Report) : []
  const explained = exitCode === 0 || lines.some((line) => line.startsWith('FAILED '))
  return explained ? lines : [...lines, `FAILED outside the tests: the runner ended with ${exitCode}`]
}
