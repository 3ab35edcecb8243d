/** The harness itself: each thing that must fail a test does. */
// oneSize: what fails a test does so at every size.
import { axeCheck } from '../harness/axe.ts'
import { expect, oneSize, test } from '../harness/e2e.ts'
import { smallTargets } from '../harness/e2e-measure.ts'

test.fail('a warning on the console fails its test', oneSize, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => console.warn('noise'))
})

test.fail('an error that nobody catches fails its test', oneSize, async ({ page }) => {
  await page.goto('/')
  const thrown = page.waitForEvent('pageerror')
  await page.evaluate(() => void setTimeout(() => JSON.parse('no JSON')))
  await thrown
})

test.fail('a violation of the Content-Security-Policy fails its test', oneSize, async ({ page }) => {
  await page.goto('/')
  const refused = page.waitForEvent('console')
  await page.evaluate(
    () =>
      void document.body.insertAdjacentElement(
        'beforeend',
        Object.assign(document.createElement('style'), { textContent: 'p{}' }),
      ),
  )
  await refused
})

test.fail('a request to a stranger fails its test', oneSize, async ({ page }) => {
  await page.goto('/')
  const asked = page.waitForEvent('requestfailed')
  await page.evaluate(() => void (location.href = 'http://stranger.example/'))
  await asked
})

test('what a test allows passes', oneSize, async ({ page, watch }) => {
  watch.allow(/noise/)
  await page.goto('/')
  await page.evaluate(() => console.warn('noise'))
})

test('axe runs under the policy and names the element', oneSize, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('button'), { id: 'nameless' })),
  )
  expect(await axeCheck(page)).toContainEqual(expect.stringMatching(/^button-name .*#nameless/))
})

test('a target that is too small is named', oneSize, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const small = Object.assign(document.createElement('button'), { textContent: 'x' })
    small.setAttribute('aria-label', 'tiny')
    document.body.prepend(small)
  })
  expect(await smallTargets(page)).toContainEqual(expect.stringMatching(/^button "tiny"/))
})
