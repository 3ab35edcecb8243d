import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { closingLine, countPlaywright, countVitest, readCounts, sumOf } from './counts.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

describe('the closing line', () => {
  it('counts the tests of a vitest report, and a file that did not load as one failure', () => {
    const report = {
      testResults: [file('failed', 'passed', 'failed', 'passed'), file('failed'), file('passed', 'passed')],
    }
    expect(countVitest(report)).toEqual({ passed: 3, failed: 2 })
  })

  it('counts a failed end-to-end test and an error outside all tests as failures', () => {
    const report = { stats: { expected: 7, unexpected: 1 }, errors: ['no server'] }
    expect(countPlaywright(report)).toEqual({ passed: 7, failed: 2 })
  })

  it('does not take a missing report, an empty run or an unexplained exit code for success', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'chokdee-')), 'report.json')
    expect(readCounts(path, countVitest, 0)).toEqual({ passed: 0, failed: 1 })
    writeFileSync(path, JSON.stringify({ testResults: [] }))
    expect(readCounts(path, countVitest, 0)).toEqual({ passed: 0, failed: 1 })
    expect(readCounts(path, countVitest, 0, { mayBeEmpty: true })).toEqual({ passed: 0, failed: 0 })
    expect(readCounts(path, countVitest, 1, { mayBeEmpty: true })).toEqual({ passed: 0, failed: 1 })
    writeFileSync(path, JSON.stringify({ testResults: [file('passed', 'passed')] }))
    expect(readCounts(path, countVitest, 1)).toEqual({ passed: 1, failed: 1 })
    expect(readCounts(path, countVitest, 0)).toEqual({ passed: 1, failed: 0 })
  })

  it('sums the parts', () => {
    expect(
      closingLine(
        sumOf([
          { passed: 1, failed: 2 },
          { passed: 3, failed: 0 },
        ]),
      ),
    ).toBe('4 passed, 2 failed')
  })
})
