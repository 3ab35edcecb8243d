/** Further backdrops, added so that thousands of posters do not share six grounds. */
import { circle, line, path, ring, stroke, TAU } from './draw.ts'
import type { Palette } from './palettes.ts'
import { between, type Dice } from './random.ts'
import { ogee, polar, wedge } from './shapes.ts'

type Scene = (p: Palette, roll: Dice) => string

/** A ring of pointed petals, like an opened flower seen from above. */
const rosette: Scene = (p, roll) => {
  const count = between(roll, 12, 20)
  const leaf = ogee(Math.round(560 / count), 46)
  let petals = ''
  for (let i = 0; i < count; i++) {
    petals += `<path transform="translate(150 190) rotate(${((360 * i) / count).toFixed(1)}) translate(0 -106)" d="${leaf}"/>`
  }
  return (
    `<g fill="${p.bg2}" ${stroke(p.gold, 1.2, 0.4)}>${petals}</g>` +
    circle(150, 190, 112, p.mid) +
    ring(150, 190, 104, p.gold, 1.4, 0.5)
  )
}

/** Night: a crescent and scattered stars over a horizon. */
const night: Scene = (p, roll) => {
  let stars = ''
  for (let i = 0; i < 26; i++) stars += `M${Math.round(30 + roll() * 240)} ${Math.round(30 + roll() * 250)}h0`
  return (
    circle(150, 180, 122, p.bg2) +
    ring(150, 180, 128, p.gold, 1.2, 0.4) +
    path(stars, 'none', stroke(p.light, 2.2, 0.55)) +
    path('M0 318Q150 282 300 318V400H0Z', p.mid) +
    line('M0 318Q150 282 300 318', p.gold, 1.4, 0.6) +
    path('M0 350Q150 322 300 350V400H0Z', p.bg)
  )
}

/** Curled clouds in bands. */
const clouds: Scene = (p, roll) => {
  const curl = (x: number, y: number, side: number) =>
    line(
      `M${x} ${y}h${78 * side}a17 17 0 1 ${side > 0 ? 0 : 1} ${-17 * side} -17a10 10 0 0 ${side > 0 ? 0 : 1} ${7 * side} 17M${x} ${y + 11}h${50 * side}`,
      p.gold,
      1.5,
      0.42,
    )
  let bands = ''
  for (let y = 84; y < 370; y += 58) {
    const shift = between(roll, -22, 22)
    bands += curl(26, y + shift / 2, 1) + curl(274, y + 26 - shift / 2, -1)
  }
  return bands + circle(150, 192, 112, p.bg2) + ring(150, 192, 119, p.gold, 1.6, 0.45)
}

/** Hanging drapery left and right of an open stage. */
const curtain: Scene = (p) => {
  const fold = (side: number, k: number) => {
    const x = (v: number) => (side > 0 ? v : 300 - v)
    return `M${x(0)} 0H${x(96 - k * 26)}C${x(104 - k * 26)} 120 ${x(60 - k * 20)} 190 ${x(30 - k * 10)} 236C${x(44 - k * 12)} 290 ${x(46 - k * 14)} 350 ${x(40 - k * 12)} 400H${x(0)}Z`
  }
  const folds = (k: number, fill: string) =>
    [1, -1].map((side) => path(fold(side, k), fill, stroke(p.gold, 1.2, 0.5))).join('')
  return (
    circle(150, 190, 118, p.bg2) +
    ring(150, 190, 126, p.gold, 1.4, 0.4) +
    folds(0, p.mid) +
    folds(1, p.bg2) +
    folds(2, p.mid) +
    path('M0 0H300V40Q262 66 225 40Q188 66 150 40Q112 66 75 40Q38 66 0 40Z', p.mid, stroke(p.gold, 1.4, 0.6))
  )
}

/** Rings running out from the middle, broken like ripples. */
const ripples: Scene = (p, roll) => {
  const count = between(roll, 5, 8)
  let o = circle(150, 192, 100, p.bg2)
  for (let i = 0; i < count; i++) {
    const r = 108 + i * 17
    const dash = between(roll, 20, 90)
    o += circle(
      150,
      192,
      r,
      'none',
      `${stroke(p.gold, i % 2 ? 1 : 1.8, 0.5 - i * 0.04)} stroke-dasharray="${dash} ${Math.round(dash / 3)}"`,
    )
  }
  return o
}

/** A fan opened upwards behind the subject. */
const fan: Scene = (p, roll) => {
  const count = between(roll, 9, 13)
  let o = ''
  for (let i = 0; i < count; i++) {
    const a = Math.PI + (Math.PI * i) / count
    o += path(
      wedge(150, 300, 216, a, a + Math.PI / count, 60),
      i % 2 ? p.bg2 : p.mid,
      stroke(p.gold, 1, 0.45),
    )
  }
  for (let i = 0; i < count; i++) {
    const [x, y] = polar(150, 300, 216, Math.PI + (TAU / 2 / count) * (i + 0.5))
    o += circle(x, y, 5, p.gold, 'fill-opacity=".6"')
  }
  return o
}

export const scenery = { rosette, night, clouds, curtain, ripples, fan }
