/** Outlines shared by subjects and backdrops, as path data. */
import { at, circle, group, n, path, TAU, type Point } from './draw.ts'
import type { Palette } from './palettes.ts'

export const polar = (cx: number, cy: number, r: number, angle: number): Point => [
  cx + Math.cos(angle) * r,
  cy + Math.sin(angle) * r,
]

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`

export const regular = (cx: number, cy: number, r: number, sides: number, from = 0): Point[] =>
  Array.from({ length: sides }, (_, i) => polar(cx, cy, r, from + (TAU * i) / sides))

/** A slice of a disc from angle a to b; with an inner radius, a slice of a ring. */
export function wedge(cx: number, cy: number, r: number, a: number, b: number, inner = 0): string {
  const big = b - a > Math.PI ? 1 : 0
  const outer = `${at(polar(cx, cy, r, a))}A${r} ${r} 0 ${big} 1 ${at(polar(cx, cy, r, b))}`
  if (!inner) return `M${n(cx)} ${n(cy)}L${outer}Z`
  const back = `${at(polar(cx, cy, inner, b))}A${n(inner)} ${n(inner)} 0 ${big} 0 ${at(polar(cx, cy, inner, a))}`
  return `M${outer}L${back}Z`
}

/** Flame petal: a pointed leaf standing on the origin, `length` high, half `width` wide, its tip leaning by `lean`. */
export const petal = (length: number, width: number, lean = 0): string =>
  `M0 0C${n(width * 1.1)} ${n(-length * 0.22)} ${n(width + lean * 0.4)} ${n(-length * 0.62)} ${n(lean)} ${n(-length)}` +
  `C${n(-width + lean * 0.6)} ${n(-length * 0.62)} ${n(-width * 1.1)} ${n(-length * 0.22)} 0 0Z`

/** The pointed arch of the ornament, standing on the origin. */
export const ogee = (w: number, h: number): string =>
  `M${-w} 0C${-w} ${n(-h * 0.42)} ${n(-w * 0.36)} ${n(-h * 0.55)} 0 ${-h}` +
  `C${n(w * 0.36)} ${n(-h * 0.55)} ${w} ${n(-h * 0.42)} ${w} 0Z`

export const lozenge = (w: number, h: number): string => `M0 ${n(-h)}L${n(w)} 0L0 ${n(h)}L${n(-w)} 0Z`

/** Four-pointed sparkle. */
export function sparkle(s: number): string {
  const [a, b] = [n(s * 0.18), n(s * 0.3)]
  return (
    `M0 ${-s}C${a} -${b} ${b} -${a} ${s} 0C${b} ${a} ${a} ${b} 0 ${s}` +
    `C-${a} ${b} -${b} ${a} ${-s} 0C-${b} -${a} -${a} -${b} 0 ${-s}Z`
  )
}

/** A curve through the points, starting after an `M` to the first (Catmull-Rom as cubic Béziers). */
export function smooth(points: readonly Point[]): string {
  let d = ''
  for (let i = 0; i < points.length - 1; i++) {
    const b = points[i]!
    const c = points[i + 1]!
    const a = points[i - 1] ?? b
    const e = points[i + 2] ?? c
    d += `C${at([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${at([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${at(c)}`
  }
  return d
}

/** A band along the points whose width is told for each part of its length (0 to 1). */
export function ribbon(points: readonly Point[], width: (t: number) => number): string {
  const last = points.length - 1
  const left: Point[] = []
  const right: Point[] = []
  points.forEach((point, i) => {
    const next = points[Math.min(last, i + 1)]!
    const before = points[Math.max(0, i - 1)]!
    const angle = Math.atan2(next[1] - before[1], next[0] - before[0])
    const half = width(i / last) / 2
    left.push([point[0] - Math.sin(angle) * half, point[1] + Math.cos(angle) * half])
    right.push([point[0] + Math.sin(angle) * half, point[1] - Math.cos(angle) * half])
  })
  right.reverse()
  return `M${at(left[0]!)}${smooth(left)}L${at(right[0]!)}${smooth(right)}Z`
}

/** Four petals as one outline. */
export function fourPetals(r: number): string {
  const quarter = (turn: number) => {
    const spin = ([x, y]: Point): Point =>
      turn === 0 ? [x, y] : turn === 1 ? [-y, x] : turn === 2 ? [-x, -y] : [y, -x]
    const p = (x: number, y: number) => at(spin([x * r, y * r]))
    return `M${p(0, -0.16)}C${p(0.26, -0.3)} ${p(0.34, -0.55)} ${p(0, -1)}C${p(-0.34, -0.55)} ${p(-0.26, -0.3)} ${p(0, -0.16)}Z`
  }
  return [0, 1, 2, 3].map(quarter).join('')
}

/** The prajamyam flower of the ornament at the origin. */
export const flower = (r: number, fill: string, heart = fill): string =>
  path(fourPetals(r), fill) + circle(0, 0, r * 0.16, heart)

/** A coin with the flower, as the ornament's money. */
export const coin = (p: Palette, x: number, y: number, r: number): string =>
  group(
    `translate(${n(x)} ${n(y)})`,
    circle(0, 0, r, p.gold, `stroke="${p.ink}" stroke-width="3"`),
    circle(0, 0, r * 0.78, 'none', `stroke="${p.gold2}" stroke-width="1.6"`),
    flower(r * 0.6, p.gold2),
  )
