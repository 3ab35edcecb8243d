/** A LIFF site of the worker's own, whose clock can be moved on. */
import { e2eServer, LIFF } from '../../../scripts/test/e2e-server.ts'
import { openSite, type OwnSite } from '../e2e-own-site.ts'
import { test as base } from './e2e-liff.ts'

export const clockTest = base.extend<object, { site: OwnSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => openSite(use, e2eServer(LIFF).env),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})
