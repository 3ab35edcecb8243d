/** More of the sea: carp, pearl shell, starfish, jellyfish, puffer. */
import { circle, ellipse, line, mirrored, moved, n, path, stroke, TAU, turned, type Point } from '../draw.ts'
import { flower, lozenge, petal, polar, polygon, ribbon } from '../shapes.ts'
import type { Subject } from './subject.ts'

export const koi: Subject = (p) => {
  const body: Point[] = [
    [196, 82],
    [204, 124],
    [188, 170],
    [156, 208],
    [118, 244],
    [104, 282],
  ]
  const half = (t: number) => 8 + 64 * Math.sin(Math.PI * Math.min(1, t * 0.82 + 0.16)) ** 0.8
  const scales = [
    [178, 176],
    [160, 196],
    [140, 216],
    [194, 148],
    [164, 172],
    [146, 192],
    [128, 234],
  ]
    .map(([x, y]) => `M${x! - 9} ${y! - 6}q12 2 12 16`)
    .join('')
  return (
    turned(104, 284, 196, path(petal(96, 26, 34), p.main2, stroke(p.ink, 3))) +
    turned(104, 284, 158, path(petal(88, 24, -26), p.main, stroke(p.ink, 3))) +
    turned(
      206,
      150,
      118,
      path(petal(72, 20, 18), p.main2, stroke(p.ink, 3)),
      line('M0 -12C4 -28 8 -40 12 -54', p.gold, 1.4),
    ) +
    turned(
      150,
      160,
      -104,
      path(petal(70, 20, -18), p.main2, stroke(p.ink, 3)),
      line('M0 -12C-4 -28 -8 -40 -12 -54', p.gold, 1.4),
    ) +
    path(ribbon(body, half), p.light, stroke(p.ink, 4)) +
    path(
      'M174 110C190 104 214 108 226 120C222 146 206 160 186 158C174 148 168 128 174 110ZM150 176C168 168 186 176 188 186C176 206 158 216 146 210C140 198 142 184 150 176ZM116 230C126 222 140 224 144 232C136 246 124 256 114 252C110 244 110 236 116 230Z',
      p.warm,
    ) +
    line(scales, p.gold2, 1.8) +
    circle(184, 96, 6, p.ink) +
    circle(214, 100, 6, p.ink) +
    circle(185, 94, 2, p.light) +
    circle(215, 98, 2, p.light) +
    line('M186 76C176 66 168 66 162 70M212 78C222 70 230 72 234 78', p.gold, 2.4) +
    [
      [92, 110, 6],
      [78, 134, 9],
      [100, 148, 4],
    ]
      .map(([x, y, r]) => circle(x!, y!, r!, 'none', stroke(p.gold, 1.8)))
      .join('')
  )
}

export const shell: Subject = (p) => {
  const ribs = (y: number, spread: number, length: number, colours: readonly string[]) =>
    [-3, -2, -1, 0, 1, 2, 3]
      .toSorted((a, b) => Math.abs(b) - Math.abs(a))
      .map((i) =>
        turned(
          150,
          y,
          i * spread,
          path(
            `M0 0C-20 ${-length * 0.5} -24 ${-length * 0.86} -18 ${-length}Q0 ${-length - 14} 18 ${-length}C24 ${-length * 0.86} 20 ${-length * 0.5} 0 0Z`,
            colours[Math.abs(i) % 2]!,
            stroke(p.ink, 3),
          ),
          line(`M0 -24V${-length + 12}`, p.gold, 1.4),
        ),
      )
      .join('')
  return (
    ribs(226, 15, 132, [p.main2, p.main]) +
    path(
      'M62 232C70 290 108 318 150 318C192 318 230 290 238 232C206 258 94 258 62 232Z',
      p.main,
      stroke(p.ink, 4),
    ) +
    path('M62 232C94 210 206 210 238 232C206 258 94 258 62 232Z', p.soft, stroke(p.ink, 3)) +
    line('M92 262C98 284 112 298 124 304M150 256V308M208 262C202 284 188 298 176 304', p.gold, 1.8) +
    circle(150, 218, 31, p.light, stroke(p.ink, 3.4)) +
    line('M132 212C134 202 142 196 150 195', p.leaf ? p.gold2 : '#FFFFFF', 4) +
    circle(150, 218, 25, 'none', stroke(p.gold, 1.2))
  )
}

export const starfish: Subject = (p, roll) => {
  const lean = -14 + roll() * 28
  const points: Point[] = Array.from({ length: 10 }, (_, i) =>
    polar(0, 0, i % 2 ? 52 : 124, -Math.PI / 2 + (TAU * i) / 10),
  )
  const rounded = points.map(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % 10]!
    return `${i ? 'Q' : 'M'}${i ? `${n(x)} ${n(y)} ` : ''}${n((x + nx) / 2)} ${n((y + ny) / 2)}`
  })
  const [fx, fy] = points[0]!
  const d = `${rounded.join('')}Q${n(fx)} ${n(fy)} ${n((fx + points[1]![0]) / 2)} ${n((fy + points[1]![1]) / 2)}Z`
  const arms = [0, 72, 144, 216, 288]
    .map((angle) =>
      turned(
        0,
        0,
        angle,
        line('M0 -34V-92', p.gold, 2),
        line('M-12 -44h0M12 -44h0M-9 -62h0M9 -62h0M-6 -78h0M6 -78h0', p.soft, 6),
      ),
    )
    .join('')
  return turned(
    150,
    202,
    lean,
    path(polygon(points), p.main, stroke(p.ink, 30)),
    path(polygon(points), p.main, stroke(p.main, 22)),
    path(d, p.main2, 'fill-opacity=".55"'),
    arms,
    circle(0, 0, 26, p.main2, stroke(p.gold, 2)),
    flower(22, p.gold),
  )
}

export const jelly: Subject = (p) => {
  const strands = [-66, -44, -22, 0, 22, 44, 66].map((x, i) => {
    const points = Array.from({ length: 9 }, (_, k): Point => [
      150 + x + Math.sin(k * 0.9 + i) * (4 + k * 1.6),
      204 + k * (14 - Math.abs(x) / 16),
    ])
    return path(
      ribbon(points, (t) => 13 * (1 - t * 0.8)),
      i % 2 ? p.main2 : p.soft,
      stroke(p.ink, 2.4),
    )
  })
  return (
    strands.join('') +
    path(
      'M56 206C48 118 96 82 150 82C204 82 252 118 244 206C230 218 218 200 202 206C188 218 178 202 164 206C154 216 146 216 136 206C122 202 112 218 98 206C82 200 70 218 56 206Z',
      p.main,
      stroke(p.ink, 4),
    ) +
    path(
      'M74 178C72 124 108 98 150 98C192 98 228 124 226 178C200 160 100 160 74 178Z',
      p.main2,
      'fill-opacity=".7"',
    ) +
    line('M72 184C100 166 200 166 228 184', p.gold, 2) +
    moved(150, 136, flower(26, p.gold)) +
    [-46, 46].map((x) => moved(150 + x, 146, path(lozenge(7, 10), p.gold))).join('') +
    line('M88 138C94 122 106 112 120 108', p.light, 4, 0.8)
  )
}

export const puffer: Subject = (p) => {
  const spikes: Point[] = Array.from({ length: 56 }, (_, i) =>
    polar(146, 200, i % 2 ? 88 : 106, (TAU * i) / 56),
  )
  const spots = [
    [-44, -34],
    [-16, -52],
    [18, -48],
    [46, -26],
    [-58, -4],
    [56, 6],
    [0, -24],
  ]
    .map(([x, y]) => `M${146 + x!} ${200 + y!}h0`)
    .join('')
  return (
    turned(
      244,
      206,
      96,
      path(petal(56, 22, 10), p.main2, stroke(p.ink, 3)),
      line('M0 -10V-40', p.gold, 1.6),
    ) +
    turned(146, 104, 18, path(petal(46, 18, 16), p.main2, stroke(p.ink, 3))) +
    path(polygon(spikes), p.main, stroke(p.ink, 3.4)) +
    path(
      'M58 208C66 262 104 288 146 288C188 288 226 262 234 208C196 236 96 236 58 208Z',
      p.light,
      stroke(p.ink, 2),
    ) +
    line(spots, p.main2, 15) +
    mirrored(188, 214, 1, turned(0, 0, 112, path(petal(50, 16, 8), p.soft, stroke(p.ink, 3)))) +
    circle(94, 176, 20, p.light, stroke(p.ink, 3)) +
    circle(90, 178, 9, p.ink) +
    circle(87, 174, 3, p.light) +
    circle(152, 172, 17, p.light, stroke(p.ink, 3)) +
    circle(149, 174, 8, p.ink) +
    circle(146, 171, 2.6, p.light) +
    ellipse(112, 214, 17, 12, p.warm, stroke(p.ink, 3)) +
    ellipse(112, 214, 7, 4.4, p.ink)
  )
}
