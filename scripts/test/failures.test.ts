import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { failureLines, playwrightFailures, vitestFailures } from './failures.ts'

describe('names of what failed', () => {
  it('names each failed test of vitest, and a file that did not load with its reason', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'sums' },
            { status: 'failed', fullName: 'rounds half up' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such file\n  at line 1', assertionResults: [] },
      ],
    }
    expect(vitestFailures(report)).toEqual([
      'FAILED a.test.ts › rounds half up',
      'FAILED b.test.ts: no such file',
    ])
  })

  it('names failed end-to-end tests with their project, in groups within groups too', () => {
    const tests = (status: string) => [{ projectName: 'liff', status }]
    const inner = { title: 'order', specs: [{ title: 'expires', tests: tests('unexpected') }] }
    const outer = {
      title: 'deposit.spec.ts',
      specs: [
        { title: 'by QR', tests: tests('expected') },
        { title: 'by bank', tests: tests('unexpected') },
      ],
      suites: [inner],
    }
    expect(
      playwrightFailures({ suites: [outer], errors: [{ message: 'server did not start\nlog' }] }),
    ).toEqual([
      'FAILED [liff] deposit.spec.ts › by bank',
      'FAILED [liff] deposit.spec.ts › order › expires',
      'FAILED outside the tests: server did not start',
    ])
  })

  it('says so when the runner ended unhappily and no test is to blame', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'chokdee-')), 'report.json')
    const outside = 'FAILED outside the tests: the runner ended with 1'
    expect(failureLines(path, vitestFailures, 1)).toEqual([outside])
    const file = (status: string) => ({ name: 'a.test.ts', status, message: 'no', assertionResults: [] })
    writeFileSync(path, JSON.stringify({ testResults: [file('passed')] }))
    expect(failureLines(path, vitestFailures, 1)).toEqual([outside])
    expect(failureLines(path, vitestFailures, 0)).toEqual([])
    writeFileSync(path, JSON.stringify({ testResults: [file('failed')] }))
    expect(failureLines(path, vitestFailures, 1)).toEqual(['FAILED a.test.ts: no'])
  })
})
