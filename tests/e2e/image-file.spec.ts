/** PAY-1: what a real browser makes of a picked picture, under the site's own policy. */
// oneSize: pixels of a file know no size.
import { build } from 'vite'
import { at } from '../../scripts/lib/paths.mjs'
import { expect, oneSize, test, type Page } from '../harness/e2e.ts'

/** What is told of a picture that was made ready. */
interface Told {
  fault?: string
  type?: string
  width?: number
  height?: number
  bytes?: number
  hasExif?: boolean
  corner?: number[]
}

let code: string
test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: at('src/lib/image/image-file.ts'), formats: ['iife'], name: 'imageFile' },
    },
  })
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }]
  code = output[0].code.replace(/^var imageFile/m, 'window.imageFile')
})

interface Picture {
  width: number
  height: number
  type: string
  /** Every pixel its own colour: nothing compresses it. */
  noise?: boolean
  /** Bytes put behind the first two, where JPEG keeps its metadata. */
  metadata?: number[]
  /** In place of a picture. */
  raw?: number[]
}

/** Draws a picture in the page (red above, clear below), reads it as the site does, and tells what came out. */
async function ready(page: Page, picture: Picture): Promise<Told> {
  await page.goto('/')
  await page.evaluate(code)
  return page.evaluate(async ({ width, height, type, noise, metadata = [], raw }) => {
    interface Site {
      imageFile: {
        readImageFile(
          file: File,
        ): Promise<{ ok: boolean; fault?: string; image: { blob: Blob; width: number; height: number } }>
      }
    }
    const drawn = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const pen = canvas.getContext('2d')!
      if (noise) {
        const pixels = pen.createImageData(width, height)
        const words = new Uint32Array(pixels.data.buffer)
        let seed = 1
        for (let at = 0; at < words.length; at += 1) {
          seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
          words[at] = 0xff000000 | (seed >>> 8)
        }
        pen.putImageData(pixels, 0, 0)
      } else {
        pen.fillStyle = '#f00'
        pen.fillRect(0, 0, width, height / 2)
      }
      const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), type, 1))
      const bytes = new Uint8Array(await blob.arrayBuffer())
      return [bytes.slice(0, 2), Uint8Array.from(metadata), bytes.slice(2)]
    }
    const parts = raw ? [Uint8Array.from(raw)] : await drawn()
    const site = window as unknown as Site
    const reading = await site.imageFile.readImageFile(new File(parts, 'slip', { type }))
    if (!reading.ok) return { fault: reading.fault! }
    const { blob, ...size } = reading.image
    const shown = await createImageBitmap(blob)
    const canvas = Object.assign(document.createElement('canvas'), {
      width: shown.width,
      height: shown.height,
    })
    const pen = canvas.getContext('2d')!
    pen.drawImage(shown, 0, 0)
    const text = String.fromCharCode(...new Uint8Array(await blob.slice(0, 4096).arrayBuffer()))
    return {
      ...size,
      type: blob.type,
      bytes: blob.size,
      hasExif: text.includes('Exif'),
      corner: Array.from(pen.getImageData(2, shown.height - 3, 1, 1).data.slice(0, 3)),
    }
  }, picture)
}

/** APP1 with one entry of the first directory: orientation 6, "turn a quarter to the right" (Exif 2.3, 4.6.4). */
const turned = [
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0,
  0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
]

test(
  'PAY-1 a photo is turned upright, made smaller, and loses where it was taken',
  oneSize,
  async ({ page }) => {
    const told = await ready(page, { width: 3000, height: 2400, type: 'image/jpeg', metadata: turned })
    expect(told).toMatchObject({ type: 'image/jpeg', width: 1600, height: 2000, hasExif: false })
  },
)

test('PAY-1 what is clear comes out white, not black', oneSize, async ({ page }) => {
  const told = await ready(page, { width: 300, height: 200, type: 'image/png' })
  expect(told).toMatchObject({ type: 'image/jpeg', width: 300, height: 200 })
  expect(Math.min(...told.corner!)).toBeGreaterThan(250)
})

test('PAY-1 the worst of pictures still fits what the server takes', oneSize, async ({ page }) => {
  const told = await ready(page, { width: 2000, height: 2000, type: 'image/webp', noise: true })
  expect(told.bytes).toBeLessThanOrEqual(2_900_000)
})

test('PAY-1 broken files and HEIC have their own answer', oneSize, async ({ page }) => {
  const heic = Array.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', (letter) => letter.charCodeAt(0))
  const size = { width: 1, height: 1, type: 'image/jpeg' }
  expect(await ready(page, { ...size, raw: heic })).toEqual({ fault: 'heic' })
  expect(await ready(page, { ...size, raw: [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3] })).toEqual({ fault: 'broken' })
})
