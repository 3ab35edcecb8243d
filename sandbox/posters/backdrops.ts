/** What stands behind the subject, in the two ground steps of the palette and gold hairlines. */
import { box, circle, line, path, ring, stroke, TAU } from './draw.ts'
import type { Palette } from './palettes.ts'
import { between, type Dice } from './random.ts'
import { scenery } from './scenery.ts'
import { flower, polar, wedge } from './shapes.ts'

type Backdrop = (p: Palette, roll: Dice) => string

const dots = (p: Palette, cx: number, cy: number, r: number, count: number) => {
  let d = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = polar(cx, cy, r, (TAU * i) / count)
    d += `M${x.toFixed(1)} ${y.toFixed(1)}h0`
  }
  return path(d, 'none', stroke(p.gold, 2.4, 0.7))
}

const disc: Backdrop = (p, roll) =>
  circle(150, 190, 126, p.bg2) +
  ring(150, 190, 136, p.gold, 1.6, 0.45) +
  ring(150, 190, 146, p.gold, 1, 0.22) +
  dots(p, 150, 190, 141, between(roll, 24, 48))

const rays: Backdrop = (p, roll) => {
  const count = between(roll, 9, 17) * 2
  let d = ''
  for (let i = 0; i < count; i += 2) d += wedge(150, 195, 330, (TAU * i) / count, (TAU * (i + 1)) / count)
  return (
    path(d, p.bg2) +
    circle(150, 195, 104, p.mid, 'fill-opacity=".75"') +
    ring(150, 195, 111, p.gold, 1.6, 0.5)
  )
}

const lattice: Backdrop = (p, roll) => {
  const w = between(roll, 26, 34)
  const h = w * 1.66
  let grid = ''
  let flowers = ''
  for (let row = 0; row * h <= 400 + h; row++) {
    for (let x = (row % 2) * w; x <= 300 + w; x += w * 2) {
      const y = Math.round(row * h)
      grid += `M${x} ${Math.round(y - h)}l${w} ${Math.round(h)}l-${w} ${Math.round(h)}l-${w}-${Math.round(h)}z`
      flowers += `<use href="#f" x="${x}" y="${y}"/>`
    }
  }
  return (
    `<defs><g id="f">${flower(13, p.bg2)}</g></defs>` +
    path(grid, 'none', stroke(p.bg2, 1.4)) +
    flowers +
    circle(150, 192, 128, p.bg, 'fill-opacity=".72"') +
    ring(150, 192, 128, p.gold, 1.6, 0.4)
  )
}

const arch: Backdrop = (p) => {
  const outline = (k: number) =>
    `M${150 - 112 * k} 330V200C${150 - 112 * k} ${200 - 92 * k} ${150 - 34 * k} ${200 - 100 * k} 150 ${200 - 156 * k}` +
    `C${150 + 34 * k} ${200 - 100 * k} ${150 + 112 * k} ${200 - 92 * k} ${150 + 112 * k} 200V330Z`
  return (
    path(outline(1.08), p.mid) +
    path(outline(1), p.bg2) +
    line(outline(1.08), p.gold, 1.8, 0.7) +
    line(outline(0.93), p.gold, 1, 0.4) +
    box(0, 330, 300, 70, 0, p.bg)
  )
}

const waves: Backdrop = (p, roll) => {
  const step = between(roll, 46, 60)
  let rows = ''
  for (let j = 0; j < 5; j++) {
    const scale = (href: string) => {
      let row = ''
      for (let x = -step + (j % 2 ? step / 2 : 0); x < 340; x += step) {
        row += `<use href="#${href}" x="${x}" y="${314 + j * 24}"/>`
      }
      return row
    }
    rows += scale(j % 2 ? 'o' : 'e')
  }
  const shell = (id: string, fill: string) =>
    `<g id="${id}">${circle(0, 0, 30, fill, stroke(p.gold, 1.4, 0.55))}` +
    `${path('M-20 0a20 20 0 0 1 40 0M-10 0a10 10 0 0 1 20 0', 'none', stroke(p.gold, 1.2, 0.34))}</g>`
  return (
    `<defs>${shell('o', p.mid)}${shell('e', p.bg2)}</defs>` +
    circle(150, 172, 112, p.bg2) +
    ring(150, 172, 120, p.gold, 1.6, 0.4) +
    rows
  )
}

const hills: Backdrop = (p, roll) => {
  const sun = between(roll, -46, 46)
  const far = 'M0 262C60 214 108 236 150 262C200 292 246 230 300 252'
  const near = 'M0 312C70 278 120 300 172 318C222 334 262 300 300 298'
  return (
    circle(150 + sun / 3, 165, 92, p.mid) +
    ring(150 + sun / 3, 165, 100, p.gold, 1.6, 0.5) +
    path(`${far}V400H0Z`, p.bg2) +
    line(far, p.gold, 1.4, 0.6) +
    path(`${near}V400H0Z`, p.mid) +
    line(near, p.gold, 1.4, 0.6) +
    path('M0 352C80 328 160 366 300 338V400H0Z', p.bg)
  )
}

export const backdrops = { disc, rays, lattice, arch, waves, hills, ...scenery }
export type BackdropName = keyof typeof backdrops
