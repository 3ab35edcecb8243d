import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

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
const site = ['src', 'liff', 'tests/pages', 'tests/platform']

/** For a small build machine with other work to do; a test that passes takes a fraction of it. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }

/**
 * Three projects: `server` (Node), `logic` (*.test.ts of the site; Node, or jsdom where a file's first line asks
 * for it) and `pages` (*.test.tsx of the site, jsdom).
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
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
        extends: true,
        plugins: [react({ compiler: { compilationMode: 'annotation' } })],
        test: {
          name: 'logic',
          environment: 'node',
          ...patience,
          include: site.map((folder) => `${folder}/**/*.test.ts`),
          setupFiles: ['tests/harness/setup-web.ts'],
        },
      },
      {
        extends: true,
        plugins: [react({ compiler: { compilationMode: 'annotation' } })],
        test: {
          name: 'pages',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          include: site.map((folder) => `${folder}/**/*.test.tsx`),
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
