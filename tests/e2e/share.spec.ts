/** ENV-7: sharing on the web. Inside LINE: tests/e2e/liff/. */
// oneSize: pictures and what is served know no size.
import decodeQR from 'qr/decode.js'
import { previewByName } from '#src/lib/pages/previews.ts'
import { share } from '#src/strings/line/share.ts'
import { lobby } from '#src/strings/lobby.ts'
import { expect, oneSize, test, type Page } from '../harness/e2e.ts'
import { arriveAs, newMember } from '../harness/e2e-people.ts'

/** The poster's pixels, as a phone's camera would see them. */
async function pixelsOf(page: Page) {
  const poster = page.getByRole('img', { name: /liff\.line\.me|http/ })
  await expect(poster).toBeVisible()
  const { width, height, base64 } = await poster.evaluate(async (element) => {
    const image = element as HTMLImageElement
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    let text = ''
    for (let at = 0; at < data.length; at += 4096)
      text += String.fromCharCode(...data.subarray(at, at + 4096))
    return { width: canvas.width, height: canvas.height, base64: btoa(text) }
  })
  return { width, height, data: new Uint8ClampedArray(Buffer.from(base64, 'base64')) }
}

const thorough = { effort: Infinity, timeLimit: Infinity }

test('ENV-7 a page is shared with the member’s own code', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arriveAs(page, await newMember(request))
  await page.goto('/slot')
  await page.getByRole('button', { name: lobby.shareLobby }).click()
  const sheet = page.getByRole('dialog', { name: share.title })
  const code = sheet.getByRole('definition')
  await expect(code).toHaveText(/^[A-Z0-9]{4,}$/)
  await sheet.getByRole('button', { name: share.copyInstead }).click()
  await expect(page.getByText(share.copied)).toBeVisible()
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied.pathname).toBe('/slot')
  expect(copied.searchParams.get('code')).toBe(await code.textContent())
})

test('ENV-7 the code on the poster, in every colour, is the link', oneSize, async ({ page }) => {
  await page.goto('/share?to=/promotions&ag=chokdee')
  const link = page.getByRole('status', { name: share.link })
  await page.getByLabel(new RegExp(share.referral)).fill('B5-vip')
  await expect(link).toHaveText(/\/promotions\?ag=chokdee&code=B5-vip$/)
  const words = (await link.textContent())!
  for (const tone of Object.values(share.tones)) {
    await page.getByRole('button', { name: tone, exact: true }).click()
    await expect(async () => expect(decodeQR(await pixelsOf(page), thorough)).toBe(words)).toPass({
      timeout: 20_000,
    })
  }
})

test(
  'ENV-7 the poster is saved as a picture, and fills the printed page',
  oneSize,
  async ({ page, browserName }) => {
    await page.goto('/share')
    await expect(page.getByRole('img', { name: /http/ })).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: share.savePoster }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^poster-[\w-]+\.png$/)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#root')).toBeHidden()
    await expect(page.locator('body > img')).toBeVisible()
    if (browserName !== 'chromium') return
    for (const format of ['A4', 'A5'] as const) {
      const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
    }
  },
)

test('ENV-7 the served page says what it is, before any script', oneSize, async ({ request }) => {
  const pages = [
    ['/', ''],
    ['/slot', 'slot'],
    ['/promotions?id=7', 'promotions'],
    ['/member/deposit', 'deposit'],
    ['/lotto/lobby', 'lotto'],
    ['/liff/promotions?ag=1001', 'promotions'],
    ['/liff/lotto/lobby', 'lotto'],
    ['/liff', ''],
  ] as const
  for (const [path, name] of pages) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    const { headline, text } = previewByName(name)
    expect(html, path).toContain(`<title>${headline} · `)
    expect(html, path).toContain(`<meta property="og:title" content="${headline} · `)
    expect(html, path).toContain(`<meta name="description" content="${text}">`)
  }
  const picture = await request.get('/cards/promotions.png')
  expect(picture.headers()['content-type']).toBe('image/png')
})
