/**
 * The drawing that a page begins with stands in the page itself if it is small: it takes fewer bytes there than its own request and answer take, and
 * is there with the page (decision 131). The site's scripts know it by its address, and leave what they find as it is.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { urgentPicture, type Rendered } from './html.ts'

/** Bytes of a drawing, as it is: about a third of it goes over the wire. */
const MOST = 4000

const announced = /^<link[^>]* href="(\/[^"]+\.svg)"/

export async function withDrawing(site: string, rendered: Rendered): Promise<Rendered> {
  const [first = ''] = rendered.html.match(urgentPicture) ?? []
  const address = announced.exec(first)?.[1]
  const drawing = address && (await readFile(join(site, address), 'utf8').catch(() => ''))
  if (!drawing || Buffer.byteLength(drawing) > MOST) return rendered
  return {
    ...rendered,
    html: rendered.html.replace(first, '').replaceAll(` src="${address}"`, () => ` src="${dataOf(drawing)}"`),
  }
}

/** Attribute's text: what means something in an address or in markup is written otherwise. */
const dataOf = (drawing: string): string =>
  `data:image/svg+xml,${drawing
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>&]/g, encodeURIComponent)}`
