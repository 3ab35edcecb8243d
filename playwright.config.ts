import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { chromiumFlags, e2eServer, LIFF } from './scripts/test/e2e-server.ts'

const use: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  locale: 'th-TH',
  timezoneId: 'Asia/Bangkok',
  // A label that is not there is told after half a minute, not at the end of the test: shared machines can be slow.
  actionTimeout: 30_000,
  navigationTimeout: 30_000,
  // Off unless asked for (E2E_TRACE=1): it records every step of every test. A failed one has its screenshot all the same.
  trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  screenshot: 'only-on-failure',
  launchOptions: {
    args: chromiumFlags,
    ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
  },
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const liffSpecs = /[\\/]e2e[\\/]liff[\\/]/
const web = { testIgnore: liffSpecs }
const all = [
  { name: 'web-phone', ...web, use: phone },
  // Without what is alike at every size (tests/harness/e2e.ts).
  { name: 'web-desktop', ...web, grepInvert: /@one-size/, use: { viewport: { width: 1280, height: 800 } } },
  { name: LIFF, testMatch: liffSpecs, use: phone },
]

/** A site that is running already (E2E_URL), or a server of the project's own. */
const running = process.env.E2E_URL

/** Whoever starts the run may name the projects: the others' servers are then not started either. */
const wanted = process.env.E2E_PROJECTS?.split(',')
const projects = all.filter(({ name }) => (wanted ? wanted.includes(name) : !running || name !== LIFF))

/** End to end: the built site and its reference server, in a real browser, at two sizes and as a LIFF app. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  timeout: 150_000,
  retries: 0,
  expect: { timeout: 25_000 },
  forbidOnly: true,
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  projects: projects.map((project) => ({
    ...project,
    use: { ...use, ...project.use, baseURL: running ?? e2eServer(project.name).url },
  })),
  webServer: running
    ? []
    : projects.map(({ name }) => {
        const { url, command, env } = e2eServer(name)
        return {
          command,
          env,
          url: `${url}/`,
          timeout: 120_000,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
          stdout: 'ignore' as const,
          stderr: 'pipe' as const,
        }
      }),
})
