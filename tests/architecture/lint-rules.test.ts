import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { capture } from '../../scripts/check/step.ts'
import { scratchOutside } from './scratch.ts'

const root = join(import.meta.dirname, '..', '..')

/** Rule, the file that breaks it, and how. */
const broken: readonly [rule: string, path: string, text: string][] = [
  ['no-floating-promises', 'src/lib/floating.ts', 'export function go() { fetch("/") }'],
  [
    'no-misused-promises',
    'src/lib/misused.ts',
    'export const go = (f: () => void) => f()\ngo(async () => { await fetch("/") })',
  ],
  ['no-explicit-any', 'src/lib/any.ts', 'export const a = (b: any): unknown => b'],
  ['ban-ts-comment', 'src/lib/ignore.ts', '// @ts-ignore\nexport const a = 1'],
  [
    'rules-of-hooks',
    'src/ui/Hook.tsx',
    'import { useState } from "react"\nexport function A({ b }: { b: boolean }) { if (b) useState(1); return null }',
  ],
  [
    'exhaustive-deps',
    'src/ui/Deps.tsx',
    'import { useEffect } from "react"\nexport function A({ b }: { b: () => void }) { useEffect(() => b(), []); return null }',
  ],
  ['button-has-type', 'src/ui/actions/Button.tsx', 'export const A = () => <button>a</button>'],
  ['alt-text', 'src/ui/Image.tsx', 'export const A = () => <img src="/a.svg" />'],
  [
    'click-events-have-key-events',
    'src/ui/Click.tsx',
    'export const A = ({ go }: { go: () => void }) => <div onClick={go}>a</div>',
  ],
  ['no-danger', 'src/ui/Danger.tsx', 'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />'],
  ['no-default-export', 'src/ui/Default.tsx', 'export default function A() { return null }'],
  ['no-barrel-file', 'src/ui/index.ts', 'export * from "./Deps.tsx"'],
  ['no-restricted-imports', 'contracts/zod.ts', 'import * as z from "zod"\nexport const a = z.string()'],
  ['no-restricted-globals', 'src/lib/storage.ts', 'export const a = localStorage.getItem("a")'],
  ['no-restricted-properties', 'src/lib/window.ts', 'export const a = window.sessionStorage'],
  ['no-console', 'src/lib/console.ts', 'console.log(1)\nexport {}'],
  ['no-console', 'server/kit/console.ts', 'console.log(1)\nexport {}'],
  ['no-console', 'sandbox/console.ts', 'console.log(1)\nexport {}'],
  ['max-lines', 'src/lib/long.ts', 'export {}\n'.repeat(301)],
  ['no-warning-comments', 'src/lib/later.ts', `// ${'TO'}${'DO'} later\nexport {}`],
  [
    'no-disabled-tests',
    'src/lib/skip.test.ts',
    'import { expect, it } from "vitest"\nit.skip("a", () => { expect(1).toBe(1) })',
  ],
  ['expect-expect', 'src/lib/nothing.test.ts', 'import { it } from "vitest"\nit("a", () => {})'],
]

const fine: readonly [path: string, text: string][] = [
  ['src/stores/persisted.ts', 'export const read = (key: string) => localStorage.getItem(key)'],
  ['src/strings/long.ts', 'export {}\n'.repeat(301)],
]

describe('lint rules', () => {
  const project = scratchOutside({
    ...Object.fromEntries(broken.map(([, path, text]) => [path, `${text}\n`])),
    ...Object.fromEntries(fine.map(([path, text]) => [path, `${text}\n`])),
  })
  let reports: string[] = []
  beforeAll(async () => {
    copyFileSync(join(root, '.oxlintrc.json'), join(project.dir, '.oxlintrc.json'))
    copyFileSync(join(root, 'tsconfig.json'), join(project.dir, 'tsconfig.json'))
    const args = ['--format', 'unix']
    const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
    const { output } = await capture('bash', ['-c', 'cd "$0" && "$@"', project.dir, oxlint, ...args, '.'])
    reports = output.split('\n')
  })
  afterAll(project.remove)

  it.each(broken)('%s: %s is reported', (rule, path) => {
    expect(reports.filter((line) => line.includes(path))).toContainEqual(expect.stringContaining(`(${rule})`))
  })

  it.each(fine)('%s may', (path) => {
    expect(reports.filter((line) => line.startsWith(path))).toEqual([])
  })
})
