/** Where two sets differ: by element, property and box; and by pixel, where both have pictures. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { findBrowser } from '../test/browser.ts'
import { chromiumFlags } from '../test/e2e-server.ts'
import { lookFolder, type Look } from './take.ts'
import type { Seen } from './snapshot.ts'

/** Says where the sets differ; 1 when they do. */
export async function compareLooks(one: string, other: string): Promise<number> {
  const before = readLook(one)
  const after = readLook(other)
  const names = Object.keys(before.snapshots)
  const both = names.filter((name) => name in after.snapshots)
  const faults = new Map<string, string[]>()
  let compared = 0
  for (const name of both) {
    compared += before.snapshots[name]!.length
    for (const fault of differences(before, after, name)) {
      faults.set(fault, [...(faults.get(fault) ?? []), name])
    }
  }
  for (const [fault, where] of faults) {
    console.log(`${fault}\n    ${where.length} × ${where.slice(0, 3).join(' · ')}`)
  }
  const missing = names.filter((name) => !(name in after.snapshots))
  const added = Object.keys(after.snapshots).filter((name) => !(name in before.snapshots))
  for (const name of missing) console.log(`only in ${one}: ${name}`)
  for (const name of added) console.log(`only in ${other}: ${name}`)
  const views = new Set([...faults.values()].flat())
  console.log(`${both.length} views, ${compared} elements compared; ${views.size} views differ.`)
  const pictures = await comparePictures(lookFolder(one), lookFolder(other))
  return views.size + missing.length + added.length + pictures === 0 ? 0 : 1
}

const readLook = (name: string): Look =>
  JSON.parse(gunzipSync(readFileSync(join(lookFolder(name), 'look.json.gz'))).toString()) as Look

function differences(before: Look, after: Look, name: string): Set<string> {
  const was = before.snapshots[name]!
  const is = after.snapshots[name]!
  const found = new Set<string>()
  if (was.length !== is.length) found.add(`${was.length} elements became ${is.length}`)
  const end = was.findIndex((seen, index) => seen[0] !== is[index]?.[0])
  if (end !== -1) found.add(`${was[end]![0]} became ${is[end]?.[0] ?? 'nothing'}`)
  for (const [index, seen] of was.slice(0, end === -1 ? undefined : end).entries()) {
    for (const what of elementDifferences(seen, is[index]!, before, after)) found.add(`${seen[0]} ${what}`)
  }
  return found
}

function elementDifferences(was: Seen, is: Seen, before: Look, after: Look): string[] {
  const [, style, ...box] = was
  const [, newStyle, ...newBox] = is
  const moved = box.join() === newBox.join() ? [] : [`box ${box.join(' ')} → ${newBox.join(' ')}`]
  const old = before.styles[style]!
  const now = after.styles[newStyle]!
  if (old === now) return moved
  const lines = new Set(old.split('\n'))
  const changed = now.split('\n').filter((line) => !lines.delete(line))
  return [...moved, `was ${[...lines].join(' ')} is ${changed.join(' ')}`]
}

/** Equal bytes are equal pixels; the others are drawn and counted by the browser. Answers how many differ. */
async function comparePictures(one: string, other: string): Promise<number> {
  const files = readdirSync(one).filter((file) => file.endsWith('.png') && existsSync(join(other, file)))
  if (files.length === 0) return 0
  const unequal = files.filter(
    (file) => !readFileSync(join(one, file)).equals(readFileSync(join(other, file))),
  )
  const { path } = await findBrowser()
  const browser = await chromium.launch({ args: chromiumFlags, ...(path ? { executablePath: path } : {}) })
  const page = await browser.newPage()
  let differ = 0
  for (const file of unequal) {
    const pixels = await differentPixels(page, join(one, file), join(other, file))
    if (pixels === 0) continue
    differ += 1
    console.log(`${file}: ${pixels} pixels differ`)
  }
  await browser.close()
  console.log(`${files.length} pictures compared; ${differ} differ.`)
  return differ
}

async function differentPixels(page: Page, one: string, other: string): Promise<number> {
  const sources = [one, other].map((file) => `data:image/png;base64,${readFileSync(file).toString('base64')}`)
  return page.evaluate(async (urls) => {
    const [a, b] = await Promise.all(
      urls.map(async (url) => {
        const image = new Image()
        image.src = url
        await image.decode()
        const canvas = new OffscreenCanvas(image.width, image.height)
        const drawing = canvas.getContext('2d')!
        drawing.drawImage(image, 0, 0)
        return drawing.getImageData(0, 0, image.width, image.height)
      }),
    )
    if (a!.width !== b!.width || a!.height !== b!.height) return Infinity
    const left = new Uint32Array(a!.data.buffer)
    const right = new Uint32Array(b!.data.buffer)
    return left.reduce((count, pixel, index) => count + (pixel === right[index] ? 0 : 1), 0)
  }, sources)
}
