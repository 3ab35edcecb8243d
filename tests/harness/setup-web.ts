import '@testing-library/jest-dom/vitest'
import { afterEach } from 'vitest'
import { failOnNoise } from './noise.ts'
import { standInForBrowser } from './browser.ts'

failOnNoise()

if (typeof document !== 'undefined') {
  standInForBrowser()
  const { cleanup, configure } = await import('@testing-library/react')
  // How long findBy and waitFor look before they give up: longer than the slowest machine needs.
  configure({ asyncUtilTimeout: 15_000 })
  afterEach(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  })
}
