/** What every page must be: no fault that axe knows, every target large enough, nothing wider than the screen. */
import { expect, type Page } from '@playwright/test'
import { axeCheck } from './axe.ts'
import { overflow, smallTargets } from './e2e-measure.ts'

// Sizes are measured here, each target scrolled to: axe takes what lies under the tab bar for too small.
const faultsOf = (page: Page, coloursOnly = false) =>
  axeCheck(page, coloursOnly ? { coloursOnly } : { withoutRules: ['target-size'] })

/** As it stands, in the theme and motion that it has. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  expect(await faultsOf(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}

/** In both themes, without motion; `what` names it in the report. The second changes colours alone, and only they are looked at. */
export async function expectSoundInThemes(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    expect.soft(await faultsOf(page, colorScheme === 'light'), `${what}, ${colorScheme}`).toEqual([])
  }
  expect.soft(await smallTargets(page), `${what}: smaller than 44 px`).toEqual([])
  expect.soft(await overflow(page), `${what}: wider than the screen`).toBeLessThanOrEqual(0)
}
