/**
 * Draws the pictures of shared links: `npm run cards`. Run by hand when words, art or colours change; what it writes below
 * public/cards/ is committed, so that a build needs no browser. `npm run cards -- brands/x.json folder`: those of a brand, in its name,
 * colours and mark, into a folder that its file then names.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { type CardName, chatPicture, previewPicture } from '#src/lib/pages/cards.ts'
import { main } from './lib/main.mjs'
import { at } from './lib/paths.mjs'
import { brandAt } from './build/brand/brand.ts'
import { findBrowser } from './test/browser.ts'
import { cardHtml, cards, ownBrand, type CardBrand, type CardSize } from './share-cards/card-html.ts'
import { inFewColours } from './share-cards/few-colours.ts'

/** An address of its own for the repository's files: nothing leaves this machine. */
const origin = 'http://cards.invalid'
const types: Record<string, string> = { css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2' }

const sizes: { size: CardSize; file: (card: CardName) => string }[] = [
  { size: { width: 1200, height: 630, text: true }, file: previewPicture },
  { size: { width: 800, height: 520, text: false }, file: chatPicture },
]

await main(async () => {
  const [file, folder] = process.argv.slice(2)
  if (file !== undefined && folder === undefined) throw new Error('npm run cards [-- brands/x.json folder]')
  const { path } = await findBrowser()
  const brand = file === undefined ? ownBrand : brandOf(file)
  const browser = await chromium.launch({ ...(path && { executablePath: path }), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  await page.route(`${origin}/**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1)
    const contentType = types[file.split('.').at(-1) ?? ''] ?? 'text/html'
    await route.fulfill({ body: file ? await readFile(at(file)) : '', contentType })
  })
  for (const { size, file: fileOf } of sizes)
    for (const [name, card] of Object.entries(cards) as [CardName, (typeof cards)[CardName]][]) {
      const png = inFewColours(await draw(page, cardHtml(card, size, origin, brand), size))
      // Of a brand without the folder that all of them share.
      const target =
        folder === undefined
          ? at('public', fileOf(name))
          : join(folder, fileOf(name).replace(/^\/cards\//, ''))
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, png)
      console.log(`${fileOf(name)} ${(png.length / 1000).toFixed(1)} kB`)
    }
  await browser.close()
})

function brandOf(file: string): CardBrand {
  const { name = ownBrand.name, mark, colours } = brandAt(file)
  const own = colours?.dark ?? {}
  return {
    name,
    mark: mark ? relative(at(), resolve(dirname(file), mark)) : ownBrand.mark,
    gold: own.gold ?? ownBrand.gold,
    bright: own['gold-bright'] ?? ownBrand.bright,
    dye: own['surface-3'] ?? null,
  }
}

async function draw(page: Page, html: string, { width, height }: CardSize) {
  await page.setViewportSize({ width, height })
  await page.goto(`${origin}/`)
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const shot = (await page.screenshot()).toString('base64')
  // The browser that made the picture also reads it: no decoder of our own.
  const pixels = await page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    const chunks = Array.from({ length: data.length / canvas.width }, (_, index) =>
      String.fromCharCode(...data.subarray(index * canvas.width, (index + 1) * canvas.width)),
    )
    return btoa(chunks.join(''))
  }, shot)
  return { width, height, pixels: Buffer.from(pixels, 'base64') }
}
