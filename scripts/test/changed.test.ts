import { describe, expect, it } from 'vitest'
import { changedFiles, changedSince, specsOf } from './changed.ts'

describe('what a change touches', () => {
  it('is asked for against the last commit, or another', () => {
    expect(changedSince([])).toBeNull()
    expect(changedSince(['--changed'])).toBe('HEAD')
    expect(changedSince(['--changed=main'])).toBe('main')
  })

  it('names the end-to-end tests that were written on, and no other file', () => {
    const files = ['tests/e2e/share.spec.ts', 'tests/e2e/liff/share.spec.ts', 'tests/harness/e2e.ts']
    expect(specsOf(files)).toEqual(files.slice(0, 2))
  })

  it('does not take an unknown commit for one without changes', async () => {
    await expect(changedFiles('no-such-commit')).rejects.toThrow('no-such-commit')
  })
})
