/** Things of slot games: gem, lotus, kite, reels. */
import { box, circle, group, line, moved, n, path, stroke, TAU, turned, type Point } from '../draw.ts'
import { digits } from '../digits.ts'
import { flower, lozenge, petal, polar, polygon, regular, ribbon, sparkle } from '../shapes.ts'
import type { Subject } from './subject.ts'

export const gem: Subject = (p) => {
  const [cx, cy] = [150, 196]
  const ringOf = (r: number, shift: number) => regular(cx, cy, r, 8, (TAU * shift) / 8)
  const outer = ringOf(108, 0.5)
  const middle = ringOf(74, 0)
  const table = ringOf(42, 0.5)
  const tones = [p.soft, p.main, p.main2, p.mid, p.main2, p.main, p.soft, p.light]
  const facet = (points: Point[], tone: number) => path(polygon(points), tones[tone % 8]!, stroke(p.ink, 1.6))
  let o = path(polygon(outer), p.main2, stroke(p.ink, 5))
  for (let i = 0; i < 8; i++) {
    const b = middle[i]!
    const next = middle[(i + 1) % 8]!
    o += facet([outer[(i + 7) % 8]!, outer[i]!, b], i + 1) + facet([b, outer[i]!, next], i + 3)
    o += facet([table[(i + 7) % 8]!, b, table[i]!], i + 6) + facet([b, table[i]!, next], i + 2)
  }
  o +=
    path(polygon(table), p.soft, stroke(p.ink, 1.8)) +
    path(polygon(table.slice(4)), p.light, 'fill-opacity=".75"')
  o += path(polygon(outer), 'none', stroke(p.gold, 3))
  const glints = [
    [70, 92, 16],
    [236, 118, 11],
    [224, 296, 14],
    [82, 290, 9],
  ] as const
  return o + glints.map(([x, y, s]) => moved(x, y, path(sparkle(s), p.gold))).join('')
}

export const lotus: Subject = (p) => {
  const leafAt = (angle: number, l: number, w: number, colour: string) =>
    turned(
      150,
      272,
      angle,
      path(petal(l, w), colour, stroke(p.ink, 3)),
      line(`M0 -14V${n(-l * 0.74)}`, p.gold, 1.4),
      line(
        `M${n(w * 0.3)} ${n(-l * 0.26)}C${n(w * 0.46)} ${n(-l * 0.44)} ${n(w * 0.36)} ${n(-l * 0.6)} ${n(w * 0.16)} ${n(-l * 0.72)}` +
          `M${n(-w * 0.3)} ${n(-l * 0.26)}C${n(-w * 0.46)} ${n(-l * 0.44)} ${n(-w * 0.36)} ${n(-l * 0.6)} ${n(-w * 0.16)} ${n(-l * 0.72)}`,
        p.gold,
        1.1,
        0.7,
      ),
    )
  const pair = (angle: number, l: number, w: number, colour: string) =>
    leafAt(-angle, l, w, colour) + leafAt(angle, l, w, colour)
  const ripple = ([y, w]: readonly [number, number]) =>
    `M${150 - w} ${y}C${150 - w / 2} ${y - 7} ${150 - w / 4} ${y - 7} 150 ${y}C${150 + w / 4} ${y + 7} ${150 + w / 2} ${y + 7} ${150 + w} ${y}`
  return (
    pair(78, 120, 24, p.main2) +
    pair(56, 146, 30, p.main2) +
    pair(32, 160, 34, p.main) +
    pair(12, 168, 34, p.main2) +
    leafAt(0, 170, 38, p.main) +
    pair(44, 112, 28, p.soft) +
    pair(20, 122, 30, p.soft) +
    leafAt(0, 116, 32, p.light) +
    path('M60 276C90 262 210 262 240 276C214 300 86 300 60 276Z', p.alt, stroke(p.ink, 3.5)) +
    line('M76 278C110 268 190 268 224 278', p.gold, 1.5) +
    line(
      (
        [
          [300, 76],
          [314, 54],
          [328, 30],
        ] as const
      )
        .map(ripple)
        .join(''),
      p.gold,
      2,
      0.75,
    )
  )
}

export const kite: Subject = (p) => {
  const tail = (side: number) =>
    path(
      ribbon(
        Array.from({ length: 13 }, (_, i): Point => {
          const t = i / 12
          return [150 + side * (46 + t * 26 + Math.sin(t * 7) * 12), 262 + t * 84]
        }),
        (t) => 7 * (1 - t * 0.8),
      ),
      p.alt,
      stroke(p.ink, 1.6),
    )
  const studs = [
    [118, 168],
    [182, 168],
    [128, 220],
    [172, 220],
    [150, 124],
  ] as const
  return (
    tail(-1) +
    tail(1) +
    path(
      'M150 64C166 92 176 120 184 142C216 134 244 142 262 160C236 166 214 180 200 204C206 230 214 252 222 276C194 268 168 258 150 246C132 258 106 268 78 276C86 252 94 230 100 204C86 180 64 166 38 160C56 142 84 134 116 142C124 120 134 92 150 64Z',
      p.main,
      stroke(p.ink, 4),
    ) +
    path(
      'M150 92C160 114 168 134 174 152C200 148 222 152 240 160C216 166 200 178 188 200C192 222 198 240 204 258C182 250 164 242 150 232C136 242 118 250 96 258C102 240 108 222 112 200C100 178 84 166 60 160C78 152 100 148 126 152C132 134 140 114 150 92Z',
      p.main2,
      stroke(p.gold, 2),
    ) +
    line('M150 70V244M44 160C90 152 210 152 256 160M104 204L196 204', p.gold, 1.6) +
    circle(150, 178, 27, p.light, stroke(p.ink, 3)) +
    moved(150, 178, flower(23, p.main, p.gold)) +
    studs.map(([x, y]) => moved(x, y, path(lozenge(5, 7), p.gold))).join('') +
    line('M150 246C156 290 140 330 160 388', p.gold, 1.6)
  )
}

export const reels: Subject = (p, roll) => {
  const figure = p.leaf ? '7' : String([7, 7, 7, 8, 9, 3][Math.floor(roll() * 6)])
  const reel = (i: number) =>
    box(77 + i * 50, 161, 46, 100, 3, p.light) +
    box(77 + i * 50, 161, 46, 14, 3, p.gold2, 'fill-opacity=".35"') +
    box(77 + i * 50, 247, 46, 14, 3, p.gold2, 'fill-opacity=".35"') +
    digits(figure, 100 + i * 50, 211, 50, i === 1 ? p.alt : p.leaf ? p.ink : p.main)
  return (
    path('M52 138C52 88 96 70 150 70C204 70 248 88 248 138V300H52Z', p.main, stroke(p.ink, 4)) +
    line('M62 140C62 98 100 80 150 80C200 80 238 98 238 140', p.gold, 2) +
    box(40, 296, 220, 34, 8, p.gold, stroke(p.ink, 4)) +
    box(52, 306, 196, 4, 2, p.gold2) +
    box(66, 150, 168, 122, 8, p.gold, stroke(p.ink, 3)) +
    box(73, 157, 154, 108, 4, p.ink) +
    [0, 1, 2].map(reel).join('') +
    moved(150, 120, flower(24, p.gold)) +
    moved(104, 130, flower(14, p.gold)) +
    moved(196, 130, flower(14, p.gold)) +
    line('M262 250V196', p.gold2, 8) +
    circle(262, 186, 13, p.alt, stroke(p.ink, 3))
  )
}

/** Chest of treasure with coins. */
export const chest: Subject = (p) => {
  const heap = (
    [
      [96, 192, 20],
      [204, 192, 20],
      [122, 176, 22],
      [178, 176, 22],
      [150, 166, 24],
      [136, 196, 20],
      [168, 196, 20],
    ] as const
  )
    .map(([x, y, r]) =>
      moved(
        x,
        y,
        circle(0, 0, r, p.gold, stroke(p.ink, 2.6)),
        circle(0, 0, r * 0.76, 'none', stroke(p.gold2, 1.5)),
        flower(r * 0.56, p.gold2),
      ),
    )
    .join('')
  const stud = (x: number, y: number) => moved(x, y, path(lozenge(6, 6), p.gold, stroke(p.ink, 1.6)))
  return (
    path('M58 150C58 104 90 84 150 84C210 84 242 104 242 150L230 176H70Z', p.main2, stroke(p.ink, 4)) +
    line('M74 150C74 116 98 100 150 100C202 100 226 116 226 150', p.gold, 2) +
    heap +
    path('M54 204H246L236 318H64Z', p.main, stroke(p.ink, 4)) +
    path('M54 204H246L244 228H56Z', p.main2, stroke(p.ink, 3)) +
    line('M62 240H238M68 302H232', p.gold, 2) +
    line('M96 228L100 318M204 228L200 318', p.gold, 7) +
    [
      [97, 250],
      [99, 290],
      [203, 250],
      [201, 290],
    ]
      .map(([x, y]) => stud(x!, y!))
      .join('') +
    path('M126 206H174V246C174 262 162 270 150 276C138 270 126 262 126 246Z', p.gold, stroke(p.ink, 3.4)) +
    circle(150, 234, 8, p.ink) +
    path('M147 236H153L156 258H144Z', p.ink) +
    moved(66, 96, path(sparkle(13), p.gold)) +
    moved(240, 80, path(sparkle(10), p.gold))
  )
}

/** Crescent moon with a rabbit's lozenge and stars. */
export const moon: Subject = (p, roll) => {
  const stars = Array.from({ length: 5 }, (_, i) => {
    const [x, y] = polar(166, 190, 44 + roll() * 66, -1.1 + i * 0.52)
    return moved(x, y, path(sparkle(8 + Math.round(roll() * 10)), i % 2 ? p.gold : p.light))
  }).join('')
  return (
    path(
      'M176 82C110 84 62 134 62 198C62 264 114 314 180 314C206 314 230 306 248 292C184 300 138 256 138 198C138 150 152 108 176 82Z',
      p.light,
      stroke(p.ink, 4),
    ) +
    path(
      'M160 96C108 106 74 148 74 198C74 248 108 292 158 302C118 280 98 244 98 198C98 154 118 116 160 96Z',
      p.soft,
    ) +
    group('translate(110 198)', flower(18, p.gold2)) +
    moved(118, 146, flower(11, p.gold2)) +
    moved(122, 252, flower(11, p.gold2)) +
    stars
  )
}
