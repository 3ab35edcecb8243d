import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { lengthOf } from './scripts/test/lengths.ts'

// Before the workers start, so that every Date in every test is a Bangkok one.
process.env.TZ = 'Asia/Bangkok'

const server = [
  'contracts',
  'rules',
  'server',
  'sandbox',
  'scripts',
  'tests/architecture',
  'tests/faults',
  'tests/harness',
]
const site = ['src', 'liff', 'platforms', 'tests/pages', 'tests/platform']

/** For a small build machine with other work to do; a test that passes takes a fraction of it. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }

const tests = globSync(site.map((folder) => `${folder}/**/*.test.{ts,tsx}`)).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))
const filesOf = (some: typeof tests) => some.map(({ file }) => file)
/** Tests of the site that put a module of their own in another's place: what a worker has loaded must not serve them. */
const mocking = filesOf(tests.filter(({ text }) => text.includes('vi.mock(')))
/** A worker with a jsdom cannot go on without one, nor the other way round: among those in Node each was a worker more, and one after it. */
const inJsdom = filesOf(
  tests.filter(({ file, text }) => file.endsWith('.ts') && text.startsWith('// @vitest-environment jsdom')),
)

/** Project by project, and in each the longest first: on a fresh clone vitest knows no lengths and goes by the files' sizes. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const order = [...new Set(sorted.map(({ project }) => project.name))]
    const length = ({ moduleId }: TestSpecification) => lengthOf(relative(import.meta.dirname, moduleId))
    return sorted.toSorted(
      (a, b) => order.indexOf(a.project.name) - order.indexOf(b.project.name) || length(b) - length(a),
    )
  }
}

const web = {
  extends: true as const,
  plugins: [react({ compiler: { compilationMode: 'annotation' } })],
}
const jsdom = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
}

/**
 * `server` (Node), `logic` (*.test.ts of the site, Node), `dom` (those whose first line asks for jsdom), `pages` (*.test.tsx of the
 * site, jsdom), and `mocks`: those of the last three that mock modules. Files of the others share libraries and jsdom with
 * those that their worker ran before, which is half of what a file takes; our own modules each file has anew (setup-web.ts).
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // A worker opens databases by the hundred: the engine's functions are soon compiled for speed, as V8 has it by default,
    // which a server that starts avoids (server/db/embedded.ts).
    execArgv: ['--wasm-tiering-budget=13000000'],
    sequence: { sequencer: LongestFirst },
    // As long as findBy and waitFor look (setup-web.ts), not one second.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // Its files mock no module, so those of one worker share what they import, the compiled database above all:
          // half of what a file takes. Each has a database of its own all the same (server/testing/database.ts).
          isolate: false,
          include: server.map((folder) => `${folder}/**/*.test.ts`),
          setupFiles: ['tests/harness/setup-node.ts'],
          ...patience,
        },
      },
      {
        ...web,
        test: {
          name: 'logic',
          environment: 'node',
          isolate: false,
          include: site.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...mocking, ...inJsdom],
          setupFiles: ['tests/harness/setup-web.ts'],
          ...patience,
        },
      },
      {
        ...web,
        test: {
          name: 'dom',
          ...jsdom,
          isolate: false,
          include: inJsdom,
          exclude: mocking,
          setupFiles: ['tests/harness/setup-web.ts'],
          ...patience,
        },
      },
      {
        ...web,
        test: {
          name: 'pages',
          ...jsdom,
          isolate: false,
          include: site.map((folder) => `${folder}/**/*.test.tsx`),
          exclude: mocking,
          setupFiles: ['tests/harness/setup-web.ts'],
          ...patience,
        },
      },
      {
        ...web,
        test: {
          name: 'mocks',
          ...jsdom,
          include: mocking,
          setupFiles: ['tests/harness/setup-web.ts'],
          ...patience,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**', 'server/**', 'sandbox/**', 'contracts/**', 'rules/**', 'liff/**'],
    },
  },
})
