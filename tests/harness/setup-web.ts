import '@testing-library/jest-dom/vitest'
import { afterAll, afterEach, vi } from 'vitest'
import { failOnNoise } from './noise.ts'
import { SilentChannel, standInForBrowser } from './jsdom/browser.ts'

// Files of one worker share its libraries and its jsdom; of our modules each begins with its own, as a page that was loaded
// anew does: stores, the server's clock, what was told once.
vi.resetModules()
failOnNoise()
// Tests are no tabs of one browser: Node's channel reaches the sites of earlier tests, and those of the other worker.
vi.stubGlobal('BroadcastChannel', SilentChannel)

if (typeof document !== 'undefined') {
  standInForBrowser()
  const { missing } = await import('./jsdom/missing.ts')
  const { cleanup, configure } = await import('@testing-library/react')
  configure({
    // How long findBy and waitFor look before they give up: longer than the slowest machine needs.
    asyncUtilTimeout: 15_000,
    getElementError: missing,
  })
  afterEach(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  })
  // A part of the page that is fetched when it is shown (the bell, a dialog) may still be on its way when a file's last
  // test ends: its module would be asked of a runner that has gone, which fails the run outside of all tests.
  afterAll(() => vi.dynamicImportSettled())
}
