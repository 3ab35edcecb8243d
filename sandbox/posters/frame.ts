/** The border and the gold dust: what every poster has, in a few variants. */
import { at, circle, path, ring, stroke, type Point } from './draw.ts'
import type { Palette } from './palettes.ts'
import { between, type Dice } from './random.ts'
import { flower, polygon } from './shapes.ts'

/** Redented corners (three steps), the signature of the design. */
function redented(inset: number, step: number): string {
  const right = 300 - inset
  const bottom = 400 - inset
  const corner: Point[] = [
    [3, 0],
    [3, 1],
    [2, 1],
    [2, 2],
    [1, 2],
    [1, 3],
    [0, 3],
  ]
  const placed = (list: Point[], x: (v: number) => number, y: (v: number) => number): Point[] =>
    list.map(([a, b]) => [x(a * step), y(b * step)])
  const left = (v: number) => inset + v
  const top = (v: number) => inset + v
  const fromRight = (v: number) => right - v
  const fromBottom = (v: number) => bottom - v
  return polygon([
    ...placed(corner.toReversed(), left, top),
    ...placed(corner, fromRight, top),
    ...placed(corner.toReversed(), fromRight, fromBottom),
    ...placed(corner, left, fromBottom),
  ])
}

const jewel = (p: Palette, x: number, y: number) =>
  `<g transform="translate(${x} ${y})">${circle(0, 0, 9, p.bg)}${flower(10, p.gold)}</g>`

/** 0 the board's single line, 1 a second hairline inside, 2 jewels at the sides, 3 jewels at top and bottom. */
export function frame(p: Palette, variant: number): string {
  let o = path(redented(12, 7), 'none', stroke(p.gold, 2, 0.85))
  if (variant === 1) o += path(redented(18, 7), 'none', stroke(p.gold, 0.8, 0.5))
  if (variant === 2) o += jewel(p, 12, 200) + jewel(p, 288, 200)
  if (variant === 3) o += jewel(p, 150, 12) + jewel(p, 150, 388)
  return o
}

/** Flecks of gold leaf. */
export function flecks(p: Palette, roll: Dice, count = 16): string {
  const tones = ['', '', '']
  for (let i = 0; i < count; i++) {
    const x = 22 + roll() * 256
    const y = 22 + roll() * 356
    const s = 1 + roll() * 2.4
    const points: Point[] = [
      [x - s, y],
      [x, y - s * 0.7],
      [x + s, y + s * 0.2],
      [x + s * 0.1, y + s * 0.8],
    ]
    tones[between(roll, 0, 2)] += `M${points.map(at).join('L')}Z`
  }
  return tones.map((d, i) => (d ? path(d, p.gold, `fill-opacity="${[0.3, 0.5, 0.7][i]}"`) : '')).join('')
}

/** A second motif around the subject: none, a beaded ring, four sparkles, or small flowers at the foot. */
export function garnish(p: Palette, roll: Dice): string {
  const kind = between(roll, 0, 5)
  if (kind === 1) {
    return circle(
      150,
      198,
      between(roll, 150, 166),
      'none',
      `${stroke(p.gold, 2.6, 0.6)} stroke-dasharray="0 ${between(roll, 9, 16)}"`,
    )
  }
  if (kind === 2) {
    const spread = between(roll, 92, 112)
    return [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ]
      .map(
        ([a, b]) =>
          `<g transform="translate(${150 + a! * spread} ${200 + b! * (spread + 52)})">${flower(9, p.gold)}</g>`,
      )
      .join('')
  }
  if (kind === 3) {
    const count = between(roll, 1, 2)
    let o = ''
    for (let i = -count; i <= count; i++) {
      o += `<g transform="translate(${150 + i * 34} ${364 - Math.abs(i) * 3})">${flower(i === 0 ? 11 : 8, p.gold)}</g>`
    }
    return o
  }
  if (kind === 4) return ring(150, 200, between(roll, 152, 170), p.gold, 1, 0.35)
  return ''
}
