/** Lottery: numbered balls and tickets. */
import { at, box, circle, group, line, moved, n, path, stroke, type Point } from '../draw.ts'
import { digits } from '../digits.ts'
import { flower } from '../shapes.ts'
import type { Subject } from './subject.ts'

export const balls: Subject = (p, roll) => {
  const ball = (x: number, y: number, r: number, colour: string) =>
    circle(x, y, r, colour, stroke(p.ink, 4)) +
    line(
      `M${n(x - r * 0.7)} ${n(y - r * 0.3)}C${n(x - r * 0.5)} ${n(y - r * 0.75)} ${n(x - r * 0.1)} ${n(y - r * 0.84)} ${n(x + r * 0.16)} ${n(y - r * 0.8)}`,
      p.light,
      4,
      0.7,
    ) +
    circle(x, y + r * 0.06, r * 0.58, p.light, stroke(p.ink, 2.4)) +
    circle(x, y + r * 0.06, r * 0.5, 'none', stroke(p.gold2, 1.2)) +
    digits(String(Math.floor(roll() * 10)), x, y + r * 0.06, r * 0.58, p.ink)
  return ball(150, 130, 62, p.main) + ball(92, 232, 66, p.alt) + ball(208, 236, 66, p.main2)
}

export const ticket: Subject = (p, roll) => {
  const [w, h, teeth] = [104, 64, 13]
  const edge = (from: number, to: number, y: number, dip: number) =>
    Array.from({ length: teeth }, (_, i): Point[] => [
      [from + ((to - from) * (i + 0.5)) / teeth, y + dip],
      [from + ((to - from) * (i + 1)) / teeth, y],
    ])
      .flat()
      .map((point) => `L${at(point)}`)
      .join('')
  const outline = `M${-w} ${-h}${edge(-w, w, -h, 6)}V-10A10 10 0 0 0 ${w} 10V${h}${edge(w, -w, h, -6)}V10A10 10 0 0 0 ${-w} -10Z`
  const slip = (angle: number, dx: number, dy: number, colour: string, ...print: string[]) =>
    group(
      `translate(${150 + dx} ${200 + dy}) rotate(${angle})`,
      path(outline, colour, stroke(p.ink, 4)),
      ...print,
    )
  const number = Array.from({ length: 3 }, () => Math.floor(roll() * 10)).join('')
  return (
    slip(-24, -6, -46, p.main2) +
    slip(-11, 0, -18, p.soft) +
    slip(
      6,
      0,
      26,
      p.light,
      path('M-52 -46V46', 'none', `${stroke(p.gold2, 2)} stroke-dasharray="1 7"`),
      moved(-78, 0, circle(0, 0, 19, p.main, stroke(p.gold, 2)), flower(14, p.gold)),
      box(-42, -34, 130, 4, 2, p.gold2),
      box(-42, 32, 84, 4, 2, p.gold2),
      box(50, 32, 38, 4, 2, p.gold2),
      digits(number, 23, 1, 46, p.leaf ? p.ink : p.main2),
    )
  )
}
