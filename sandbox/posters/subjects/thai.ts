/** Things of Thai life for slots and free spins: parasol, lantern, drum, tuk-tuk, fan, sun, rocket. */
import { box, circle, ellipse, group, line, moved, n, path, stroke, TAU, turned } from '../draw.ts'
import { flower, lozenge, ogee, polar, sparkle, wedge } from '../shapes.ts'
import type { Subject } from './subject.ts'

export const parasol: Subject = (p) => {
  const ribs = Array.from({ length: 9 }, (_, i) => Math.PI + (Math.PI * i) / 8)
  const panels = ribs
    .slice(0, -1)
    .map((a, i) => path(wedge(0, 0, 122, a, a + Math.PI / 8), i % 2 ? p.main2 : p.main, stroke(p.ink, 2.6)))
  const blooms = ribs.slice(0, -1).map((a) => {
    const [x, y] = polar(0, 0, 82, a + Math.PI / 16)
    return turned(x, y, ((a + Math.PI / 16) * 180) / Math.PI + 90, flower(15, p.light, p.gold))
  })
  const fringe = ribs.slice(0, -1).map((a) => {
    const [x, y] = polar(0, 0, 122, a + Math.PI / 16)
    return circle(x, y, 5, p.gold)
  })
  return group(
    'translate(146 216) rotate(-14)',
    line('M0 -4V122C0 138 22 138 22 122', p.ink, 13),
    line('M0 -4V122C0 138 22 138 22 122', p.gold2, 7),
    ...panels,
    path(
      'M-122 0C-100 14 -84 14 -76 2C-60 16 -46 16 -38 2C-24 16 -8 16 0 2C8 16 24 16 38 2C46 16 60 16 76 2C84 14 100 14 122 0Z',
      p.main2,
      stroke(p.ink, 3),
    ),
    ...blooms,
    ...fringe,
    path(`M${n(-122)} 0A122 122 0 0 1 122 0`, 'none', stroke(p.gold, 3)),
    line('M0 -122V-142', p.gold, 7),
    circle(0, -144, 6, p.gold, stroke(p.ink, 2)),
  )
}

export const lantern: Subject = (p) => {
  const band = (y: number) => path(`M96 ${y}H204V${y + 18}H96Z`, p.gold, stroke(p.ink, 3.4))
  return (
    line('M150 56V92', p.gold, 4) +
    circle(150, 58, 9, 'none', stroke(p.gold, 4)) +
    band(92) +
    path('M104 110C54 138 54 246 104 274H196C246 246 246 138 196 110Z', p.main, stroke(p.ink, 4)) +
    path('M122 110C96 140 96 244 122 274H178C204 244 204 140 178 110Z', p.main2, stroke(p.gold, 1.6)) +
    path('M140 110C128 142 128 242 140 274H160C172 242 172 142 160 110Z', p.soft, 'fill-opacity=".55"') +
    line('M72 158C100 170 200 170 228 158M72 226C100 214 200 214 228 226', p.gold, 1.8) +
    moved(
      150,
      192,
      circle(0, 0, 34, p.bg2 === 'none' ? p.ink : p.bg2, stroke(p.gold, 2)),
      flower(30, p.gold),
    ) +
    band(270) +
    line('M120 290V326M136 290V340M150 290V350M164 290V340M180 290V326', p.warm, 5) +
    line('M120 300h0M136 300h0M150 300h0M164 300h0M180 300h0', p.gold, 9)
  )
}

export const drum: Subject = (p) =>
  path(
    'M82 128C92 176 96 216 88 268C112 300 188 300 212 268C204 216 208 176 218 128Z',
    p.main,
    stroke(p.ink, 4),
  ) +
  line(
    Array.from(
      { length: 6 },
      (_, i) => `M${88 + i * 24.8} 146L${98 + i * 20.8} 268L${108 + i * 21} 148`,
    ).join(''),
    p.gold,
    2.6,
  ) +
  ellipse(150, 128, 72, 26, p.gold, stroke(p.ink, 4)) +
  ellipse(150, 125, 58, 19, p.light, stroke(p.gold2, 2)) +
  ellipse(150, 125, 24, 8, p.ink) +
  path('M86 262C110 292 190 292 214 262L216 284C190 316 110 316 84 284Z', p.main2, stroke(p.ink, 3.6)) +
  [-40, -14, 14, 40].map((x) => moved(150 + x, 296 - (x * x) / 260, path(lozenge(6, 7), p.gold))).join('') +
  turned(
    96,
    96,
    -36,
    box(-6, -52, 12, 92, 6, p.gold2, stroke(p.ink, 3)),
    circle(0, 40, 15, p.warm, stroke(p.ink, 3.4)),
  ) +
  turned(
    204,
    92,
    34,
    box(-6, -52, 12, 92, 6, p.gold2, stroke(p.ink, 3)),
    circle(0, 40, 15, p.warm, stroke(p.ink, 3.4)),
  ) +
  path('M92 166C110 182 190 182 208 166L207 184C190 198 110 198 93 184Z', p.alt, stroke(p.ink, 3))

export const tuktuk: Subject = (p) => {
  const tyre = (x: number, y: number, r: number) =>
    circle(x, y, r, p.ink) + circle(x, y, r - 8, p.gold2, stroke(p.gold, 2)) + circle(x, y, 6, p.ink)
  return (
    path('M56 144C56 112 74 98 104 98H220C240 98 250 110 252 130L256 144Z', p.warm, stroke(p.ink, 4)) +
    line('M64 134H246', p.gold, 3) +
    line('M84 144V216M160 144L166 214M238 144L226 226', p.gold2, 7) +
    path('M88 150H154L158 214H88Z', p.soft, 'fill-opacity=".45"') +
    path(
      'M38 226C38 204 50 198 68 198H154L168 236H206C214 206 232 200 262 222V262H38Z',
      p.main,
      stroke(p.ink, 4),
    ) +
    path('M92 198C92 172 104 164 124 164H142L150 198Z', p.main2, stroke(p.ink, 3)) +
    line('M44 240H158M206 244H258', p.gold, 2.4) +
    circle(250, 228, 10, p.light, stroke(p.ink, 3)) +
    [62, 90, 118].map((x) => moved(x, 222, flower(11, p.gold))).join('') +
    path('M38 262H262V276H38Z', p.main2, stroke(p.ink, 3)) +
    tyre(88, 280, 31) +
    tyre(226, 280, 31) +
    moved(154, 82, path(lozenge(9, 12), p.gold), path('M-30 14Q0 -6 30 14', 'none', stroke(p.gold, 2)))
  )
}

export const handFan: Subject = (p) => {
  const [cx, cy] = [150, 292]
  const count = 11
  const from = -Math.PI * 0.93
  const step = (Math.PI * 0.86) / count
  let o = ''
  for (let i = 0; i < count; i++) {
    const a = from + step * i
    o += path(wedge(cx, cy, 202, a, a + step, 84), i % 2 ? p.main2 : p.main, stroke(p.ink, 2.6))
    o += path(wedge(cx, cy, 84, a + step * 0.28, a + step * 0.72, 16), p.gold2, stroke(p.ink, 1.6))
    const [x, y] = polar(cx, cy, 148, a + step / 2)
    o += turned(
      x,
      y,
      ((a + step / 2) * 180) / Math.PI + 90,
      i % 2 ? path(ogee(9, 26), p.gold) : flower(18, p.light, p.gold),
    )
  }
  const arc = (r: number) =>
    `M${polar(cx, cy, r, from).map(n).join(' ')}A${r} ${r} 0 0 1 ${polar(cx, cy, r, from + step * count)
      .map(n)
      .join(' ')}`
  return (
    o +
    line(`${arc(194)}${arc(94)}`, p.gold, 2.4) +
    circle(cx, cy, 15, p.gold, stroke(p.ink, 3)) +
    line('M150 306C146 326 156 340 150 356', p.warm, 5) +
    circle(150, 318, 6, p.gold)
  )
}

export const sun: Subject = (p, roll) => {
  const count = 12 + Math.floor(roll() * 3) * 2
  const flame =
    path('M-15 0C-18 -24 -4 -36 2 -54C12 -36 20 -22 15 0Z', p.main, stroke(p.ink, 3)) +
    path('M-6 -2C-8 -18 0 -26 3 -36C8 -24 10 -14 6 -2Z', p.gold)
  const flames = Array.from({ length: count }, (_, i) =>
    group(`translate(150 198) rotate(${n((360 * i) / count)}) translate(0 -70)`, flame),
  ).join('')
  return (
    flames +
    circle(150, 198, 76, p.gold, stroke(p.ink, 4)) +
    circle(150, 198, 64, p.main2, stroke(p.gold2, 2)) +
    Array.from({ length: 8 }, (_, i) =>
      turned(
        150,
        198,
        i * 45,
        path('M0 -20C14 -30 14 -46 0 -58C-14 -46 -14 -30 0 -20Z', i % 2 ? p.gold : p.soft),
      ),
    ).join('') +
    circle(150, 198, 18, p.light, stroke(p.ink, 3)) +
    moved(150, 198, flower(13, p.warm))
  )
}

/** Bamboo rocket of the rain festival. */
export const rocket: Subject = (p) =>
  group(
    'translate(152 192) rotate(28)',
    path('M-18 74C-34 108 -20 132 0 158C20 132 34 108 18 74Z', p.leaf ? p.soft : p.warm, stroke(p.ink, 3)),
    path('M-9 78C-16 100 -10 116 0 132C10 116 16 100 9 78Z', p.gold),
    path('M-26 60L-62 108L-26 92ZM26 60L62 108L26 92Z', p.alt, stroke(p.ink, 3.4)),
    box(-28, -70, 56, 150, 8, p.main, stroke(p.ink, 4)),
    path('M-28 -68C-24 -104 -10 -126 0 -142C10 -126 24 -104 28 -68Z', p.main2, stroke(p.ink, 4)),
    box(-30, -46, 60, 14, 3, p.gold, stroke(p.ink, 2.6)),
    box(-30, 34, 60, 14, 3, p.gold, stroke(p.ink, 2.6)),
    moved(0, -2, flower(25, p.gold)),
    line('M-16 -84C-12 -102 -6 -112 0 -122', p.soft, 3),
    ...[-14, 14].map((x) => moved(x, 60, path(lozenge(5, 7), p.gold))),
  ) +
  (
    [
      [70, 116, 14],
      [232, 262, 11],
      [216, 92, 9],
      [84, 250, 8],
    ] as const
  )
    .map(([x, y, s]) => moved(x, y, path(sparkle(s), p.gold)))
    .join('')

/** A five-pointed star on its ribbon of light. */
export const star: Subject = (p) => {
  const points = Array.from({ length: 10 }, (_, i) =>
    polar(0, 0, i % 2 ? 46 : 108, -Math.PI / 2 + (TAU * i) / 10),
  )
  const facets = points.map((q, i) => {
    const next = points[(i + 1) % 10]!
    return path(
      `M0 0L${q.map(n).join(' ')}L${next.map(n).join(' ')}Z`,
      i % 2 ? p.main2 : p.main,
      stroke(p.ink, 1.6),
    )
  })
  return (
    line(
      'M44 330C70 286 92 262 118 246M78 340C100 304 118 286 140 272M32 292C56 262 76 244 98 230',
      p.gold,
      4,
      0.8,
    ) +
    moved(
      162,
      186,
      path(`M${points.map((q) => q.map(n).join(' ')).join('L')}Z`, p.main, stroke(p.ink, 9)),
      ...facets,
      path(`M${points.map((q) => q.map(n).join(' ')).join('L')}Z`, 'none', stroke(p.gold, 2.6)),
      circle(0, 0, 26, p.light, stroke(p.ink, 3)),
      flower(22, p.main2, p.gold),
    ) +
    moved(60, 108, path(sparkle(12), p.gold)) +
    moved(238, 300, path(sparkle(15), p.gold))
  )
}
