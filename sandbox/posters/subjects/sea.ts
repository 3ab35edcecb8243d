/** Sea creatures of the board: fighting fish, crab, turtle, octopus. */
import { circle, group, line, mirrored, moved, n, path, stroke, turned, type Point } from '../draw.ts'
import { flower, lozenge, ogee, petal, polygon, regular, ribbon } from '../shapes.ts'
import type { Palette } from '../palettes.ts'
import type { Subject } from './subject.ts'

/** Fin rays fanned from angle a to b; `length` of each ray by its place (0 to 1). */
function finRays(
  p: Palette,
  x: number,
  y: number,
  a: number,
  b: number,
  length: (t: number) => number,
  count: number,
  width: number,
  colours: readonly string[],
): string {
  let o = ''
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const l = length(t)
    o += turned(
      x,
      y,
      a + (b - a) * t,
      path(petal(l, width, (t - 0.5) * 14), colours[i % colours.length]!, stroke(p.ink, 2)),
      line(
        `M0 ${n(-l * 0.2)}C1 ${n(-l * 0.4)} ${n((t - 0.5) * 6)} ${n(-l * 0.6)} ${n((t - 0.5) * 10)} ${n(-l * 0.82)}`,
        p.gold,
        1.2,
        0.85,
      ),
    )
  }
  return o
}

export const betta: Subject = (p) => {
  let scales = ''
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 7; i++) {
      const x = 94 + i * 13 + (row % 2) * 6
      const y = 187 + row * 11
      if (((x - 126) / 58) ** 2 + ((y - 203) / 23) ** 2 < 1) scales += `M${x - 5} ${y - 5}c9 1 9 9 0 10`
    }
  }
  return moved(
    -4,
    -8,
    finRays(p, 172, 204, 34, 158, (t) => 112 + 26 * Math.sin(Math.PI * t), 11, 15, [p.main, p.main2]),
    finRays(p, 138, 190, -8, 62, (t) => 76 + 40 * t, 8, 11, [p.main2, p.main]),
    finRays(p, 132, 214, 196, 124, (t) => 70 + 54 * t, 9, 11, [p.main2, p.main]),
    path(
      'M50 204C66 176 108 166 146 178C166 184 178 194 186 204C178 216 164 226 144 230C106 240 66 232 50 204Z',
      p.main,
      stroke(p.ink, 4),
    ),
    line(scales, p.gold, 1.5),
    path(
      'M50 204C60 186 76 178 92 176C88 194 88 214 93 232C76 230 60 222 50 204Z',
      p.soft,
      stroke(p.ink, 2.4),
    ),
    circle(72, 198, 7, p.light, stroke(p.ink, 2.4)),
    circle(71, 198, 3, p.ink),
    turned(106, 216, 150, path(petal(44, 11, 8), p.gold, stroke(p.ink, 2))),
    line('M50 205C56 207 60 207 64 206', p.ink, 2),
    circle(40, 168, 5, 'none', stroke(p.gold, 1.6)),
    circle(30, 150, 3.4, 'none', stroke(p.gold, 1.6)),
    circle(46, 138, 7, 'none', stroke(p.gold, 1.6)),
  )
}

export const crab: Subject = (p) => {
  const leg = (side: number, bend: number, length: number, y: number) => {
    const points = Array.from({ length: 8 }, (_, i): Point => {
      const t = i / 7
      return [150 + side * (58 + t * length), y + Math.sin(t * Math.PI * 0.9) * -18 * bend + t * t * 46]
    })
    return path(
      ribbon(points, (t) => 15 * (1 - t * 0.92)),
      p.main2,
      stroke(p.ink, 2.6),
    )
  }
  const claw = (side: number) =>
    mirrored(
      150,
      200,
      side,
      path(
        ribbon(
          [
            [50, 6],
            [78, -6],
            [92, -30],
            [86, -54],
          ],
          (t) => 22 - 4 * t,
        ),
        p.main,
        stroke(p.ink, 3.4),
      ),
      path(
        'M72 -50C62 -82 72 -112 98 -122C94 -104 98 -96 104 -86C112 -96 120 -98 126 -112C138 -88 128 -54 104 -46C92 -42 80 -42 72 -50Z',
        p.main,
        stroke(p.ink, 3.6),
      ),
      line('M84 -60C82 -78 86 -92 92 -102M108 -58C118 -66 122 -80 122 -92', p.gold, 1.8),
    )
  const marks = [
    [-44, -4],
    [44, -4],
    [-32, 18],
    [32, 18],
    [-28, -22],
    [28, -22],
  ] as const
  return moved(
    0,
    6,
    ...[1, -1].map(
      (side) =>
        leg(side, 1.5, 66, 212) + leg(side, 1.1, 70, 230) + leg(side, 0.7, 64, 246) + leg(side, 0.3, 50, 260),
    ),
    claw(1),
    claw(-1),
    line('M134 180V160M166 180V160', p.main2, 6),
    ...[134, 166].map((x) => circle(x, 156, 9, p.light, stroke(p.ink, 3)) + circle(x, 155, 4, p.ink)),
    path(
      'M150 176C192 176 226 196 224 226C222 258 188 280 150 280C112 280 78 258 76 226C74 196 108 176 150 176Z',
      p.main,
      stroke(p.ink, 4),
    ),
    path(
      'M150 188C186 188 212 204 211 226C209 250 182 268 150 268C118 268 91 250 89 226C88 204 114 188 150 188Z',
      'none',
      stroke(p.gold, 1.8),
    ),
    moved(150, 228, flower(30, p.gold)),
    ...marks.map(([x, y]) => moved(150 + x, 228 + y, path(lozenge(6, 8), p.soft))),
  )
}

export const turtle: Subject = (p) => {
  const flipper = (x: number, y: number, angle: number, l: number, w: number, lean: number) =>
    turned(
      x,
      y,
      angle,
      path(petal(l, w, lean), p.main2, stroke(p.ink, 3.4)),
      ...[0.3, 0.48, 0.66].map((t) => moved(lean * t * t, -l * t, path(lozenge(5, 6), p.soft))),
    )
  const cell = (x: number, y: number, s: number, colour: string) =>
    path(polygon(regular(x, y, s, 6)), colour, stroke(p.ink, 2))
  const side = [
    [-42, -30],
    [42, -30],
    [-45, 15],
    [45, 15],
    [-36, 57],
    [36, 57],
  ] as const
  return group(
    'translate(150 202) rotate(16)',
    flipper(-58, -52, -62, 96, 24, -24),
    flipper(58, -52, 62, 96, 24, 24),
    flipper(-50, 70, -136, 66, 18, 14),
    flipper(50, 70, 136, 66, 18, -14),
    turned(0, 104, 180, path(petal(30, 9), p.main2, stroke(p.ink, 3))),
    path(
      'M0 -140C20 -140 30 -122 26 -100L20 -80H-20L-26 -100C-30 -122 -20 -140 0 -140Z',
      p.main2,
      stroke(p.ink, 3.6),
    ),
    ...[-15, 15].map((x) => circle(x, -118, 4.4, p.light) + circle(x, -119, 2, p.ink)),
    path(
      'M0 -94C50 -94 82 -54 82 0C82 58 46 108 0 112C-46 108 -82 58 -82 0C-82 -54 -50 -94 0 -94Z',
      p.gold,
      stroke(p.ink, 4),
    ),
    path(
      'M0 -82C42 -82 70 -46 70 2C70 52 40 94 0 98C-40 94 -70 52 -70 2C-70 -46 -42 -82 0 -82Z',
      p.main,
      stroke(p.ink, 2.4),
    ),
    ...[-50, -6, 38, 78].map(
      (y, i) => cell(0, y, i === 3 ? 19 : 25, i % 2 ? p.soft : p.mid) + moved(0, y, flower(13, p.gold)),
    ),
    ...side.map(
      ([x, y], i) => cell(x, y, 20, i % 4 < 2 ? p.main2 : p.mid) + moved(x, y, path(lozenge(6, 8), p.gold)),
    ),
  )
}

/** One arm: out from the body, then curling up; `c` is how strongly. */
function arm(p: Palette, side: number, dx: number, dy: number): string {
  const points: Point[] = []
  const steps = 14
  const stride = 148 / steps
  let angle = Math.atan2(dy, side * dx)
  let x = 150 + side * dx * 0.28
  let y = 226 + dy * 0.12
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    points.push([x, y])
    const curl = t < 0.42 ? side * 0.9 : -side * (1.1 + 5.2 * ((t - 0.42) / 0.58) ** 1.3)
    angle += curl * stride * 0.024
    x += Math.cos(angle) * stride
    y += Math.sin(angle) * stride
  }
  const suckers = points
    .slice(2, -2)
    .map((q) => `M${n(q[0])} ${n(q[1])}h0`)
    .join('')
  return (
    path(
      ribbon(points, (t) => 26 * (1 - t) + 3),
      p.main,
      stroke(p.ink, 3),
    ) + line(suckers, p.soft, 6)
  )
}

export const octopus: Subject = (p) => {
  const arms = (
    [
      [96, 20],
      [70, 54],
      [44, 78],
      [18, 92],
    ] as const
  )
    .map(([dx, dy]) => arm(p, -1, dx, dy) + arm(p, 1, dx, dy))
    .join('')
  return moved(
    0,
    -4,
    arms,
    path(
      'M150 76C204 76 224 118 216 162C211 190 198 206 194 228C186 250 114 250 106 228C102 206 89 190 84 162C76 118 96 76 150 76Z',
      p.main,
      stroke(p.ink, 4),
    ),
    path('M150 88C188 88 206 112 206 140C176 116 124 116 94 140C94 112 112 88 150 88Z', p.main2),
    ...[-34, 0, 34].map((x) => moved(150 + x, 112 + Math.abs(x) * 0.22, path(ogee(11, 22), p.gold))),
    line('M94 142C124 118 176 118 206 142', p.gold, 2),
    ...[-1, 1].map(
      (s) =>
        circle(150 + 28 * s, 176, 16, p.light, stroke(p.ink, 3)) +
        circle(150 + 25 * s, 178, 7.5, p.ink) +
        circle(150 + 22 * s, 175, 2.4, p.light),
    ),
    line('M138 206C146 212 154 212 162 206', p.gold, 2.4),
  )
}
