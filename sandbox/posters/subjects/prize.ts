/** Cups, boats, wheels and tops: sport prizes and free spins. */
import { box, circle, ellipse, group, line, moved, n, path, stroke, TAU, turned } from '../draw.ts'
import { flower, lozenge, ogee, polar, sparkle, wedge } from '../shapes.ts'
import type { Subject } from './subject.ts'

export const trophy: Subject = (p) => {
  const handle = (side: number) => {
    const d = `M${150 + 66 * side} 122C${150 + 124 * side} 112 ${150 + 124 * side} 190 ${150 + 48 * side} 204`
    return line(d, p.ink, 19) + line(d, p.gold, 11)
  }
  const glints = [
    [-52, 76],
    [52, 76],
    [0, 58],
  ] as const
  return moved(
    0,
    4,
    handle(-1),
    handle(1),
    path('M78 96H222C222 176 204 230 164 240V266H136V240C96 230 78 176 78 96Z', p.gold, stroke(p.ink, 4)),
    path('M96 110H204C203 170 190 212 150 220C110 212 97 170 96 110Z', p.main, stroke(p.gold2, 2)),
    box(70, 84, 160, 18, 6, p.gold, stroke(p.ink, 4)),
    moved(150, 156, flower(40, p.gold), circle(0, 0, 9, p.light, stroke(p.ink, 2))),
    ...[-1, 1].map((s) => turned(150 + 30 * s, 194, 24 * s, path(lozenge(6, 8), p.gold))),
    path('M112 266H188L198 292H102Z', p.gold2, stroke(p.ink, 4)),
    box(88, 290, 124, 30, 5, p.main2, stroke(p.ink, 4)),
    line('M98 299H202M98 311H202', p.gold, 1.6),
    ...glints.map(([x, y]) => moved(150 + x, y, path(sparkle(12), p.gold))),
  )
}

export const boat: Subject = (p) => {
  const rowers = Array.from({ length: 5 }, (_, i) => {
    const x = 76 + i * 36
    return (
      path(
        `M${x - 12} 250C${x - 14} 222 ${x - 4} 214 ${x + 2} 214C${x + 12} 214 ${x + 14} 226 ${x + 14} 252Z`,
        i % 2 ? p.soft : p.light,
        stroke(p.ink, 3),
      ) +
      circle(x + 3, 200, 12, p.gold, stroke(p.ink, 3)) +
      line(`M${x + 12} 228L${x - 16} 292`, p.gold2, 5)
    )
  })
  return (
    moved(
      0,
      -24,
      path(
        'M14 206C22 236 34 246 60 252L250 236C266 222 274 190 276 150C288 196 284 236 262 262C230 292 82 292 34 262C20 246 12 228 14 206Z',
        p.main,
        stroke(p.ink, 4),
      ),
      line('M36 256C90 282 214 282 252 246', p.gold, 2.4),
      line('M24 234C70 262 200 268 262 224', p.gold, 1.4, 0.8),
      ...rowers,
      moved(276, 146, path('M0 4C10 -10 8 -26 -4 -36C-14 -24 -12 -8 0 4Z', p.gold, stroke(p.ink, 2.4))),
      moved(262, 216, flower(13, p.gold)),
    ) +
    line(
      'M30 290C60 282 90 282 120 290C150 298 180 298 210 290C230 285 250 284 270 288M50 310C80 302 110 302 140 310C170 318 200 316 236 308',
      p.gold,
      2,
      0.7,
    )
  )
}

export const wheel: Subject = (p, roll) => {
  const [cx, cy, r] = [150, 202, 110]
  const count = p.leaf ? 12 : [8, 10, 12, 16][Math.floor(roll() * 4)]!
  const colours = [p.main, p.light, p.mid, p.soft]
  const tips = [p.gold, p.main, p.gold, p.main2]
  let o = circle(cx, cy, r + 9, p.gold, stroke(p.ink, 4)) + circle(cx, cy, r, p.ink)
  for (let i = 0; i < count; i++) {
    const a = (TAU * i) / count - TAU / count / 2
    const [x, y] = polar(cx, cy, r * 0.72, a + TAU / count / 2)
    o += path(wedge(cx, cy, r - 3, a, a + TAU / count), colours[i % 4]!, stroke(p.ink, 1.6))
    o += turned(x, y, (360 * i) / count + 90, path(ogee(9, 22), tips[i % 4]!))
  }
  const bulbs = (odd: number) =>
    Array.from({ length: 12 }, (_, i) => polar(cx, cy, r + 4.5, (TAU * (i * 2 + odd)) / 24))
      .map(([x, y]) => `M${n(x)} ${n(y)}h0`)
      .join('')
  return (
    o +
    line(bulbs(0), p.light, 6) +
    line(bulbs(1), p.ink, 4) +
    circle(cx, cy, 30, p.gold, stroke(p.ink, 3.4)) +
    circle(cx, cy, 23, p.leaf ? p.ink : p.bg2) +
    moved(cx, cy, flower(19, p.gold)) +
    path('M150 112L136 82C140 72 160 72 164 82Z', p.leaf ? p.light : p.alt, stroke(p.ink, 3.4)) +
    circle(150, 84, 4, p.light)
  )
}

export const top: Subject = (p) => {
  const shadows = (
    [
      [286, 96, 14],
      [300, 72, 10],
      [312, 46, 7],
    ] as const
  )
    .map(([y, rx, ry]) =>
      ellipse(150, y, rx, ry, 'none', `${stroke(p.gold, 2, 0.6)} stroke-dasharray="${rx} ${n(rx * 0.4)}"`),
    )
    .join('')
  const band = [-66, -33, 0, 33, 66].map((x, i) =>
    moved(
      x,
      -12 + (4356 - x * x) / 560,
      flower(i === 2 ? 17 : 14, i % 2 ? p.alt : p.leaf ? p.ink : p.main, p.gold),
    ),
  )
  const glints = [
    [56, 120, 20],
    [240, 136, 14],
    [250, 250, 10],
  ] as const
  return (
    shadows +
    group(
      'translate(150 196) rotate(10)',
      box(-7, -112, 14, 40, 5, p.gold, stroke(p.ink, 3)),
      circle(0, -116, 11, p.light, stroke(p.ink, 3)),
      path(
        'M0 112C-10 92 -96 44 -100 -14C-101 -52 -56 -78 0 -78C56 -78 101 -52 100 -14C96 44 10 92 0 112Z',
        p.main,
        stroke(p.ink, 4),
      ),
      path(
        'M-100 -14C-98 -34 -60 -46 0 -46C60 -46 98 -34 100 -14C98 8 60 22 0 22C-60 22 -98 8 -100 -14Z',
        p.light,
        stroke(p.ink, 3),
      ),
      path('M-94 14C-70 34 70 34 94 14C86 30 78 42 66 54C40 66 -40 66 -66 54C-78 42 -86 30 -94 14Z', p.main2),
      line('M-66 54C-40 66 40 66 66 54M-50 68C-30 78 30 78 50 68M-78 -50C-40 -62 40 -62 78 -50', p.gold, 2),
      ...band,
      path('M-8 104L0 124L8 104Z', p.gold, stroke(p.ink, 2.6)),
    ) +
    glints.map(([x, y, s]) => moved(x, y, path(sparkle(s), p.gold))).join('')
  )
}

/** Pinwheel. */
export const windmill: Subject = (p) => {
  const blade = (colour: string, back: string) =>
    path('M0 0C-10 -44 -6 -88 34 -112C46 -76 30 -30 0 0Z', colour, stroke(p.ink, 3.4)) +
    path('M0 0C20 -26 30 -66 34 -112C58 -84 50 -30 0 0Z', back, stroke(p.ink, 3)) +
    line('M6 -20C4 -50 10 -76 26 -94', p.gold, 1.6)
  return (
    line('M150 182V366', p.ink, 14) +
    line('M150 182V364', p.gold2, 8) +
    [0, 60, 120, 180, 240, 300]
      .map((a, i) => turned(150, 176, a, blade(i % 2 ? p.light : p.main, i % 2 ? p.soft : p.main2)))
      .join('') +
    circle(150, 176, 17, p.gold, stroke(p.ink, 3)) +
    moved(150, 176, flower(12, p.main2))
  )
}

/** A wrapped gift. */
export const gift: Subject = (p) => {
  const bow = (side: number) =>
    group(
      `translate(150 146) scale(${side} 1)`,
      path('M0 0C14 -46 66 -66 82 -42C92 -20 52 -2 0 0Z', p.gold, stroke(p.ink, 3.6)),
      path('M18 -12C28 -34 54 -44 64 -34C66 -22 44 -12 18 -12Z', p.gold2),
    )
  return (
    path('M66 190H234V316H66Z', p.main, stroke(p.ink, 4)) +
    path('M66 190H234V210H66Z', p.main2) +
    path('M132 190H168V316H132Z', p.gold, stroke(p.ink, 3)) +
    path('M52 146H248V192H52Z', p.main, stroke(p.ink, 4)) +
    path('M128 146H172V192H128Z', p.gold, stroke(p.ink, 3)) +
    bow(-1) +
    bow(1) +
    circle(150, 142, 14, p.gold, stroke(p.ink, 3.4)) +
    [98, 202].map((x) => moved(x, 254, flower(20, p.soft))).join('') +
    moved(82, 92, path(sparkle(15), p.gold)) +
    moved(228, 84, path(sparkle(11), p.gold)) +
    moved(150, 70, path(sparkle(9), p.light))
  )
}
