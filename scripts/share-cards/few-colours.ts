/** A picture in few colours, as PNG with a palette: a third of the size that a browser's own has. */
import { writePng } from '#server/kit/png.ts'

export interface Picture {
  width: number
  height: number
  /** Red, green, blue and opacity of each pixel. */
  pixels: Uint8Array
}

type Colour = readonly [number, number, number]

const COLOURS = 128

export function inFewColours({ width, height, pixels }: Picture): Buffer {
  const palette = paletteOf(pixels)
  const nearest = nearestIn(palette)
  const indexes = Uint8Array.from({ length: width * height }, (_, pixel) =>
    nearest(pixels[pixel * 4]!, pixels[pixel * 4 + 1]!, pixels[pixel * 4 + 2]!),
  )
  return writePng({ width, height, pixels: indexes, palette })
}

interface Count {
  colour: Colour
  count: number
}

/** Median cut: the box of colours with the widest side is halved until there are enough boxes. */
function paletteOf(pixels: Uint8Array): Colour[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const key = (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const all = [...counts].map(([key, count]): Count => ({
    colour: [key >> 16, (key >> 8) & 255, key & 255],
    count,
  }))
  const boxes = [boxOf(all)]
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((a, b) => (b.weight > a.weight ? b : a))
    if (widest.weight === 0) break
    boxes.splice(boxes.indexOf(widest), 1, ...halves(widest).map(boxOf))
  }
  return boxes.map(({ counts: inside }) => meanOf(inside))
}

interface Box {
  counts: Count[]
  /** The channel in which its colours differ most. */
  channel: 0 | 1 | 2
  weight: number
}

function boxOf(counts: Count[]): Box {
  const spans = ([0, 1, 2] as const).map((channel) => {
    const values = counts.map(({ colour }) => colour[channel])
    return {
      channel,
      span: values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255),
    }
  })
  const { channel, span } = spans.reduce((a, b) => (b.span > a.span ? b : a))
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  // Large boxes count more, yet not by their size: a small emblem keeps its shades beside a large ground.
  return { counts, channel, weight: counts.length < 2 ? 0 : span * Math.sqrt(total) }
}

function halves({ counts, channel }: Box): [Count[], Count[]] {
  const sorted = counts.toSorted((a, b) => a.colour[channel] - b.colour[channel])
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2
  let sum = 0
  const found = sorted.findIndex(({ count }) => (sum += count) >= half)
  const middle = Math.min(Math.max(found, 1), sorted.length - 1)
  return [sorted.slice(0, middle), sorted.slice(middle)]
}

function meanOf(counts: readonly Count[]): Colour {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const mean = (channel: 0 | 1 | 2) =>
    Math.round(counts.reduce((sum, { colour, count }) => sum + colour[channel] * count, 0) / total)
  return [mean(0), mean(1), mean(2)]
}

function nearestIn(palette: readonly Colour[]): (r: number, g: number, b: number) => number {
  const known = new Map<number, number>()
  return (r, g, b) => {
    const key = (r << 16) | (g << 8) | b
    const before = known.get(key)
    if (before !== undefined) return before
    let index = 0
    let least = Infinity
    palette.forEach(([pr, pg, pb], candidate) => {
      const distance = (pr - r) ** 2 + (pg - g) ** 2 + (pb - b) ** 2
      if (distance < least) [index, least] = [candidate, distance]
    })
    known.set(key, index)
    return index
  }
}
