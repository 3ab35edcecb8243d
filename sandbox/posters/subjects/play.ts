/** Modern play: game pad, mahjong tiles, coins. */
import { box, circle, ellipse, group, line, moved, path, stroke, turned } from '../draw.ts'
import { digits } from '../digits.ts'
import { flower, lozenge, sparkle } from '../shapes.ts'
import type { Subject } from './subject.ts'

export const gamepad: Subject = (p) =>
  line('M150 128C150 100 176 104 176 82C176 70 166 62 154 66', p.gold, 4) +
  path(
    'M92 136C116 128 132 140 150 140C168 140 184 128 208 136C248 148 266 214 262 262C258 296 226 298 208 272C196 254 186 246 150 246C114 246 104 254 92 272C74 298 42 296 38 262C34 214 52 148 92 136Z',
    p.main,
    stroke(p.ink, 4),
  ) +
  path(
    'M94 150C116 142 132 154 150 154C168 154 184 142 206 150C232 160 246 204 248 238C230 216 196 210 150 210C104 210 70 216 52 238C54 204 68 160 94 150Z',
    p.main2,
    'fill-opacity=".8"',
  ) +
  path('M82 172H100V190H118V208H100V226H82V208H64V190H82Z', p.light, stroke(p.ink, 3.4)) +
  circle(91, 199, 6, p.gold2) +
  (
    [
      [208, 176, 0],
      [232, 200, 1],
      [208, 224, 2],
      [184, 200, 3],
    ] as const
  )
    .map(([x, y, i]) => circle(x, y, 12, [p.gold, p.soft, p.warm, p.alt][i]!, stroke(p.ink, 3)))
    .join('') +
  box(132, 176, 14, 8, 4, p.gold) +
  box(154, 176, 14, 8, 4, p.gold) +
  moved(150, 214, flower(18, p.gold)) +
  moved(62, 104, path(sparkle(12), p.gold)) +
  moved(240, 96, path(sparkle(9), p.gold))

export const tiles: Subject = (p, roll) => {
  const tile = (x: number, y: number, angle: number, face: string) =>
    turned(
      x,
      y,
      angle,
      box(-40, -54, 80, 120, 10, p.main2, stroke(p.ink, 4)),
      box(-40, -58, 80, 108, 10, p.light, stroke(p.ink, 4)),
      box(-33, -51, 66, 94, 6, 'none', stroke(p.gold2, 1.2)),
      face,
    )
  const dots = [-18, 18]
    .flatMap((x) =>
      [-30, -4, 22].map(
        (y) => circle(x, y, 9, y < -10 ? p.warm : p.main, stroke(p.ink, 2)) + circle(x, y, 3.4, p.light),
      ),
    )
    .join('')
  const figure = String(1 + Math.floor(roll() * 9))
  return (
    tile(92, 170, -12, dots) +
    tile(208, 176, 10, moved(0, -6, flower(34, p.main, p.gold)) + line('M-22 32H22', p.warm, 4)) +
    tile(
      150,
      232,
      -2,
      digits(figure, 0, -10, 54, p.leaf ? p.ink : p.warm) +
        group('translate(0 34)', path(lozenge(7, 7), p.main)),
    )
  )
}

export const coins: Subject = (p) => {
  const pile = (x: number, base: number, count: number) => {
    let o = ''
    for (let i = 0; i < count; i++)
      o +=
        ellipse(
          x + (i % 2 ? 3 : -2),
          base - i * 17,
          44,
          15,
          i % 3 === 1 ? p.gold2 : p.gold,
          stroke(p.ink, 3.2),
        ) + ellipse(x + (i % 2 ? 3 : -2), base - i * 17 - 6, 44, 15, p.gold, stroke(p.ink, 2.6))
    const y = base - (count - 1) * 17 - 6
    return o + ellipse(x + (count % 2 ? -2 : 3), y, 31, 10, 'none', stroke(p.gold2, 1.8))
  }
  return (
    pile(206, 300, 9) +
    pile(94, 304, 6) +
    pile(150, 322, 4) +
    moved(
      116,
      138,
      circle(0, 0, 50, p.gold, stroke(p.ink, 4)),
      circle(0, 0, 40, p.main, stroke(p.gold2, 2)),
      flower(34, p.gold),
      circle(0, 0, 9, p.light),
    ) +
    moved(232, 96, path(sparkle(15), p.gold)) +
    moved(52, 226, path(sparkle(11), p.gold))
  )
}
