/** LINE's plain in-app browser, which is not LIFF: the web site, and the way into LIFF (line.md §5). */
import { lineBar } from '#src/strings/line/line-bar.ts'
import { share } from '#src/strings/line/share.ts'
import { images } from '#src/strings/images.ts'
import { agents, expect, test } from '../../harness/liff/e2e-liff.ts'
import { LIFF_ID } from '../../../scripts/test/e2e-server.ts'

test.use({ userAgent: agents.lineBrowser })

test('ENV-1 the page on view is one press away as a LIFF page, with its query and codes', async ({
  page,
  line,
}) => {
  await page.goto('/promotions?ag=chokdee&code=A7K2P9')
  const open = page.getByRole('link', { name: lineBar.open })
  await expect(open).toHaveAttribute(
    'href',
    `https://liff.line.me/${LIFF_ID}/promotions?ag=chokdee&code=A7K2P9`,
  )
  // Nothing of LINE's is loaded for it.
  expect(line.asked).toEqual([])
  await open.click()
  await expect(page).toHaveURL('/liff/promotions?ag=chokdee&code=A7K2P9')
  await line.expectNoSecrets(page)
})

test('ENV-1 put away it stays away, also on the landing, which is served as it was built', async ({
  page,
  line,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: lineBar.close }).click()
  await expect(page.getByText(lineBar.text)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText(lineBar.text)).toBeHidden()
  expect(line.asked).toEqual([])
})

test('ENV-1 a picture is shown to be held, for nothing can be downloaded here', async ({ page, line }) => {
  let downloads = 0
  page.on('download', () => (downloads += 1))
  await page.goto('/share')
  await page.getByRole('button', { name: share.savePoster }).click()
  const sheet = page.getByRole('dialog', { name: share.poster })
  await expect(sheet.getByRole('img', { name: share.poster })).toHaveAttribute(
    'src',
    /^data:image\/(png|jpeg);/,
  )
  await expect(sheet.getByText(images.keepHint)).toBeVisible()
  await expect(sheet.getByRole('button', { name: images.keepOutside })).toBeVisible()
  expect(downloads).toBe(0)
  expect(line.asked).toEqual([])
})

test('ENV-1 no service worker, and no field that iOS would zoom to', async ({ page, line }) => {
  for (const path of ['/login', '/register', '/forgot', '/share']) {
    await page.goto(path)
    await expect(page.locator('input').first()).toBeVisible()
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('input, select, textarea')]
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    )
    expect(small, path).toEqual([])
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await line.expectNoSecrets(page)
})
