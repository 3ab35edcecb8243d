/**
 * A message on the console is a warning nobody reads: in tests it fails the test that caused it.
 * A test that provokes a message on purpose says so first with `expectNoise(/pattern/)`.
 */
import { afterEach, beforeEach, vi } from 'vitest'

const methods = ['error', 'warn', 'info', 'log', 'debug'] as const

let heard: string[] = []
let expected: RegExp[] = []

/** Lets the current test write console lines that match; at least one must come, or the test fails. */
export function expectNoise(pattern: RegExp): void {
  expected.push(pattern)
}

/** Called once by the setup files. */
export function failOnNoise(): void {
  beforeEach(() => {
    heard = []
    expected = []
    for (const method of methods) {
      vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
        heard.push(`${method}: ${parts.map(asText).join(' ')}`)
      })
    }
  })

  afterEach(() => {
    for (const method of methods) vi.mocked(console[method]).mockRestore()
    const unexpected = heard.filter((line) => !expected.some((pattern) => pattern.test(line)))
    const missing = expected.filter((pattern) => !heard.some((line) => pattern.test(line)))
    if (unexpected.length > 0) throw new Error(`Console noise:\n${unexpected.join('\n')}`)
    if (missing.length > 0) throw new Error(`Expected console noise did not come: ${missing.join(', ')}`)
  })
}

function asText(part: unknown): string {
  if (part instanceof Error) return part.stack ?? part.message
  if (typeof part === 'string') return part
  try {
    return JSON.stringify(part) ?? String(part)
  } catch {
    return String(part)
  }
}
