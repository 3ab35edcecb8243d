/** Casino: cards, roulette, the hi-lo bowl, the gourd, chips. */
import { at, box, circle, ellipse, group, line, moved, path, stroke, TAU, turned } from '../draw.ts'
import { flower, lozenge, ogee, petal, polar, wedge } from '../shapes.ts'
import type { Subject } from './subject.ts'

const suits = {
  spade:
    'M0 -22C-26 0 -24 14 -12 14C-6 14 -2 11 -1.5 7C-1.5 13 -4 18 -8 21H8C4 18 1.5 13 1.5 7C2 11 6 14 12 14C24 14 26 0 0 -22Z',
  heart: 'M0 18C-26 0 -24 -20 -11 -20C-4 -20 0 -15 0 -11C0 -15 4 -20 11 -20C24 -20 26 0 0 18Z',
  club: 'M0 -21A9.5 9.5 0 0 1 8 -6A9.5 9.5 0 1 1 1.8 8C1.8 14 4 18 8 21H-8C-4 18 -1.8 14 -1.8 8A9.5 9.5 0 1 1 -8 -6A9.5 9.5 0 0 1 0 -21Z',
  diamond: 'M0 -23C5 -12 10 -6 17 0C10 6 5 12 0 23C-5 12 -10 6 -17 0C-10 -6 -5 -12 0 -23Z',
} as const
const suitNames = Object.keys(suits) as (keyof typeof suits)[]

export const cards: Subject = (p, roll) => {
  const first = Math.floor(roll() * 4)
  return [-25, 0, 25]
    .map((angle, i) => {
      const suit = suitNames[(first + i) % 4]!
      const colour = suit === 'heart' || suit === 'diamond' ? p.warm : p.ink
      return turned(
        150,
        330,
        angle,
        box(-58, -232, 116, 166, 12, p.light, stroke(p.ink, 4)),
        box(-51, -225, 102, 152, 8, 'none', stroke(p.gold2, 1.4)),
        group('translate(0 -149) scale(1.75)', path(suits[suit], colour)),
        group('translate(-36 -206) scale(.48)', path(suits[suit], colour)),
        group('translate(36 -92) rotate(180) scale(.48)', path(suits[suit], colour)),
      )
    })
    .join('')
}

export const roulette: Subject = (p, roll) => {
  const [cx, cy] = [150, 192]
  const slice = (i: number) => wedge(cx, cy, 106, (TAU * i) / 24, (TAU * (i + 1)) / 24, 70)
  const odd = Array.from({ length: 12 }, (_, i) => slice(i * 2 + 1)).join('')
  const even = Array.from({ length: 12 }, (_, i) => (i === 9 ? '' : slice(i * 2))).join('')
  const arm =
    path('M-6 0L-4 -42L0 -50L4 -42L6 0Z', p.gold, stroke(p.ink, 2)) +
    circle(0, -50, 7, p.gold, stroke(p.ink, 2))
  const [bx, by] = polar(cx, cy, 88, -1.1 + roll() * 4)
  return (
    circle(cx, cy, 118, p.gold, stroke(p.ink, 4)) +
    circle(cx, cy, 110, p.ink) +
    path(odd, p.main, stroke(p.gold, 1.4)) +
    path(even, p.bg2, stroke(p.gold, 1.4)) +
    path(slice(18), p.alt, stroke(p.gold, 1.4)) +
    circle(cx, cy, 69, p.mid, stroke(p.gold, 2.4)) +
    circle(cx, cy, 54, p.bg2, stroke(p.gold, 1.2)) +
    [20, 110, 200, 290].map((angle) => turned(cx, cy, angle, arm)).join('') +
    circle(cx, cy, 18, p.gold, stroke(p.ink, 2.4)) +
    moved(cx, cy, flower(13, p.mid)) +
    circle(bx, by, 11, p.light, stroke(p.ink, 2.6))
  )
}

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-9, -9],
    [9, 9],
  ],
  3: [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
  4: [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
  5: [
    [-9, -9],
    [9, -9],
    [0, 0],
    [-9, 9],
    [9, 9],
  ],
  6: [
    [-9, -10],
    [9, -10],
    [-9, 0],
    [9, 0],
    [-9, 10],
    [9, 10],
  ],
}

/** One die about (x, y); the single pip is red, as on Thai dice. */
export function die(
  p: Parameters<Subject>[0],
  x: number,
  y: number,
  angle: number,
  value: number,
  scale = 1,
): string {
  const dots =
    value === 1
      ? circle(0, 0, 8, p.alt)
      : path(pips[value]!.map((q) => `M${at(q)}h0`).join(''), 'none', stroke(p.ink, 8.8))
  return group(
    `translate(${x} ${y}) rotate(${angle})${scale === 1 ? '' : ` scale(${scale})`}`,
    box(-23, -23, 46, 46, 9, p.light, stroke(p.ink, 3.5)),
    dots,
  )
}

export const hilo: Subject = (p, roll) => {
  const value = () => 2 + Math.floor(roll() * 5)
  const dome = 'M-92 0C-92 -128 92 -128 92 0Z'
  return (
    ellipse(150, 302, 122, 26, p.gold2, stroke(p.ink, 3.5)) +
    ellipse(150, 294, 122, 26, p.gold, stroke(p.ink, 3.5)) +
    ellipse(150, 294, 102, 19, p.main2, stroke(p.gold2, 1.6)) +
    die(p, 100, 266, -14, value()) +
    die(p, 200, 268, 12, value()) +
    die(p, 150, 276, 3, 1) +
    turned(
      150,
      196,
      -9,
      path(dome, p.main, stroke(p.ink, 4)),
      line('M-88 -24C-50 -38 50 -38 88 -24', p.gold, 3),
      line('M-83 -42C-46 -56 46 -56 83 -42', p.gold, 1.6),
      ...[-60, -30, 0, 30, 60].map((x) => moved(x, -30 - (3600 - x * x) / 900, path(lozenge(5, 5), p.gold))),
      ...[-40, 0, 40].map((x) =>
        turned(x, -58 - (1600 - x * x) / 160, x * 0.4, path(ogee(11, 24), p.gold), path(ogee(5, 11), p.main)),
      ),
      ellipse(0, 0, 92, 13, p.main2, stroke(p.ink, 3)),
      ellipse(0, 0, 78, 8, p.ink),
      path('M-12 -94C-12 -104 12 -104 12 -94Z', p.gold, stroke(p.ink, 3)),
      circle(0, -110, 11, p.gold, stroke(p.ink, 3)),
    )
  )
}

export const gourd: Subject = (p) => {
  const body =
    'M150 118C176 118 188 138 184 158C181 174 176 180 178 188C212 200 228 232 222 262C214 304 182 318 150 318' +
    'C118 318 86 304 78 262C72 232 88 200 122 188C124 180 119 174 116 158C112 138 124 118 150 118Z'
  const crease =
    'M150 118C160 118 168 140 164 160C162 176 166 182 168 190C186 204 192 236 188 266C184 298 168 318 150 318' +
    'C132 318 116 298 112 266C108 236 114 204 132 190C134 182 138 176 136 160C134 140 140 118 150 118Z'
  const stem = 'M150 118C150 100 158 88 172 82'
  return (
    path(body, p.main, stroke(p.ink, 4)) +
    line(crease, p.ink, 2, 0.35) +
    path('M116 184C128 196 172 196 184 184L180 200C168 208 132 208 120 200Z', p.gold, stroke(p.ink, 3)) +
    line('M78 258C110 276 190 276 222 258', p.gold, 3) +
    line('M80 270C112 288 188 288 220 270', p.gold, 1.6) +
    [-48, -24, 0, 24, 48]
      .map((x) =>
        moved(
          150 + x,
          258 - x * x * 0.006,
          path(ogee(10, 22), p.gold, stroke(p.ink, 1.5)),
          path(ogee(4.5, 10), p.main2),
        ),
      )
      .join('') +
    moved(150, 150, flower(17, p.gold)) +
    line(stem, p.gold2, 7) +
    line(stem, p.gold, 3) +
    turned(
      160,
      96,
      -62,
      path(petal(66, 20, -14), p.alt, stroke(p.ink, 3)),
      line('M0 -4C-2 -24 -6 -40 -12 -56', p.gold, 1.6),
    ) +
    turned(
      158,
      96,
      58,
      path(petal(54, 17, 10), p.alt, stroke(p.ink, 3)),
      line('M0 -4C2 -20 4 -32 8 -44', p.gold, 1.6),
    )
  )
}

export const chips: Subject = (p) => {
  const chip = (x: number, y: number, r: number, colour: string, heart: string) =>
    circle(x, y, r, colour, stroke(p.ink, 4)) +
    path(
      Array.from({ length: 8 }, (_, i) =>
        wedge(x, y, r - 2, (TAU * i) / 8 - 0.17, (TAU * i) / 8 + 0.17, r * 0.74),
      ).join(''),
      p.light,
    ) +
    circle(x, y, r * 0.72, heart, stroke(p.gold, 2.4)) +
    circle(x, y, r * 0.58, 'none', `${stroke(p.gold, 1.4)} stroke-dasharray="2 5"`) +
    moved(x, y, flower(r * 0.44, p.gold))
  return (
    chip(104, 150, 62, p.main2, p.bg2) +
    chip(206, 172, 62, p.alt, p.bg2) +
    chip(146, 254, 74, p.main, p.main2)
  )
}

/** Two dice tumbling over a tray. */
export const dicePair: Subject = (p, roll) => {
  const value = () => 1 + Math.floor(roll() * 6)
  return (
    ellipse(150, 300, 116, 24, p.gold2, stroke(p.ink, 3.5)) +
    ellipse(150, 292, 116, 24, p.main2, stroke(p.gold, 2.4)) +
    die(p, 104, 226, -18, value(), 1.9) +
    die(p, 196, 250, 12, value(), 1.7) +
    die(p, 160, 132, 24, value(), 1.5)
  )
}
