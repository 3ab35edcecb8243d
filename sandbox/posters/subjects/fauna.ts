/** Animals of slot games, as the board draws them: peacock, cat, elephant. */
import { circle, ellipse, group, line, mirrored, moved, n, path, stroke, turned } from '../draw.ts'
import { flower, ogee, sparkle } from '../shapes.ts'
import type { Subject } from './subject.ts'

export const peacock: Subject = (p) => {
  const rows = [
    { length: 190, count: 15, spread: 116, w: 21, plume: p.mid, eye: p.main },
    { length: 148, count: 12, spread: 108, w: 20, plume: p.main2, eye: p.soft },
    { length: 104, count: 9, spread: 98, w: 18, plume: p.mid, eye: p.main },
  ]
  const feather = ({ length: l, w, plume, eye }: (typeof rows)[number]) =>
    path(
      `M0 0C${n(w * 0.3)} ${n(-l * 0.4)} ${w} ${n(-l * 0.66)} ${n(w * 0.95)} ${n(-l * 0.82)}C${n(w * 0.9)} ${n(-l * 0.96)} 0 ${n(-l * 1.02)} 0 ${n(-l * 1.04)}` +
        `C0 ${n(-l * 1.02)} ${n(-w * 0.9)} ${n(-l * 0.96)} ${n(-w * 0.95)} ${n(-l * 0.82)}C${-w} ${n(-l * 0.66)} ${n(-w * 0.3)} ${n(-l * 0.4)} 0 0Z`,
      plume,
      stroke(p.ink, 2.2),
    ) +
    ellipse(0, -l * 0.84, w * 0.58, w * 0.72, p.gold) +
    ellipse(0, -l * 0.83, w * 0.4, w * 0.52, eye) +
    ellipse(0, -l * 0.82, w * 0.2, w * 0.28, p.ink) +
    line(`M0 ${n(-l * 0.3)}V${n(-l * 0.66)}`, p.gold, 1.2, 0.8)
  const train = rows
    .map((row, id) => {
      let o = `<defs><g id="p${id}">${feather(row)}</g></defs>`
      for (let i = 0; i < row.count; i++) {
        o += `<use href="#p${id}" transform="translate(150 282) rotate(${n(-row.spread + (2 * row.spread * i) / (row.count - 1))})"/>`
      }
      return o
    })
    .join('')
  const body =
    'M150 318C112 316 108 276 124 250C134 232 132 214 128 196C124 176 136 160 150 160C164 160 176 176 172 196C168 214 166 232 176 250C192 276 188 316 150 318Z'
  let scales = ''
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i <= row; i++)
      scales += moved(
        150 + (i - row / 2) * 15,
        242 + row * 16,
        path('M0 -7C7 -5 8 3 0 9C-8 3 -7 -5 0 -7Z', p.gold, 'fill-opacity=".9"'),
      )
  }
  const crest = [-26, -9, 9, 26]
    .map((angle) =>
      turned(150, 161, angle, line('M0 0V-18', p.gold, 2), circle(0, -21, 4, p.gold, stroke(p.ink, 1.5))),
    )
    .join('')
  return (
    train +
    path(body, p.leaf || p.alt === '#C8492F' ? p.main : p.alt, stroke(p.ink, 3.5)) +
    scales +
    path('M150 196L142 182H158Z', p.gold, stroke(p.ink, 2)) +
    eyeDots(p.light, p.ink, 10, 176, 3.6) +
    crest
  )
}

/** A pair of round eyes about the middle line. */
const eyeDots = (light: string, ink: string, dx: number, y: number, r: number) =>
  [-1, 1]
    .map((side) => circle(150 + dx * side, y, r, light) + circle(150 + dx * side, y, r / 2, ink))
    .join('')

export const cat: Subject = (p) => {
  const eye = (side: number) =>
    mirrored(
      150 + 35 * side,
      194,
      side,
      path(
        'M-23 4C-14 -14 10 -18 23 -8C16 12 -10 16 -23 4Z',
        p.leaf ? p.light : '#7FB6E8',
        stroke(p.gold, 2.4),
      ),
      ellipse(1, -3, 4.6, 9, p.ink),
      circle(4, -7, 2.4, p.light),
    )
  const whiskers = [
    [-1, 224, 6],
    [-1, 232, -2],
    [1, 224, 6],
    [1, 232, -2],
  ] as const
  return (
    path('M70 330C70 268 110 252 150 252C190 252 230 268 230 330Z', p.soft, stroke(p.ink, 3.5)) +
    path(
      'M76 96C98 100 116 116 122 130C140 122 160 122 178 130C184 116 202 100 224 96C234 126 236 158 230 182C238 204 232 238 208 256C184 274 116 274 92 256C68 238 62 204 70 182C64 158 66 126 76 96Z',
      p.light,
      stroke(p.ink, 4),
    ) +
    path(
      'M84 110C99 116 110 126 115 138C101 148 88 160 79 176C74 152 76 130 84 110ZM216 110C201 116 190 126 185 138C199 148 212 160 221 176C226 152 224 130 216 110Z',
      p.ink,
    ) +
    path(
      'M92 124C100 130 105 136 107 142C99 149 92 156 87 164C85 150 87 136 92 124ZM208 124C200 130 195 136 193 142C201 149 208 156 213 164C215 150 213 136 208 124Z',
      p.main2,
    ) +
    path(
      'M150 160C166 160 182 178 194 196C206 214 196 250 150 256C104 250 94 214 106 196C118 178 134 160 150 160Z',
      p.ink,
    ) +
    eye(1) +
    eye(-1) +
    path('M141 222C146 219 154 219 159 222C158 229 153 233 150 235C147 233 142 229 141 222Z', p.soft) +
    line('M150 235V241C146 248 138 248 134 244M150 241C154 248 162 248 166 244', p.gold, 2) +
    line(
      whiskers
        .map(
          ([s, y, d]) =>
            `M${150 + 34 * s} ${y}C${150 + 60 * s} ${y - d} ${150 + 82 * s} ${y - d} ${150 + 100 * s} ${y + 2 - d}`,
        )
        .join(''),
      p.gold,
      1.6,
    ) +
    path(
      'M92 262C120 282 180 282 208 262L206 280C180 300 120 300 94 280Z',
      p.leaf ? p.main2 : p.warm,
      stroke(p.ink, 3),
    ) +
    line('M96 272C122 290 178 290 204 272', p.gold, 1.5) +
    circle(150, 300, 15, p.gold, stroke(p.ink, 3)) +
    line('M137 300H163', p.ink, 2) +
    circle(150, 306, 2.6, p.ink) +
    moved(150, 142, path(sparkle(14), p.gold))
  )
}

export const elephant: Subject = (p) => {
  const ear = (side: number) =>
    mirrored(
      150,
      190,
      side,
      path(
        'M30 -66C66 -100 116 -88 122 -42C128 4 106 50 78 62C58 70 44 46 36 22Z',
        p.main2,
        stroke(p.ink, 4),
      ),
      path(
        'M48 -54C74 -76 102 -66 107 -34C110 0 96 34 78 44C64 48 54 30 48 10Z',
        p.main,
        'fill-opacity=".75"',
      ),
      line('M92 -44C98 -16 94 8 82 28M78 -50C84 -22 80 2 70 20', p.gold, 1.5),
    )
  const tusk = (side: number) =>
    mirrored(150, 236, side, path('M24 -4C34 26 46 46 72 52C50 66 26 44 14 10Z', p.light, stroke(p.ink, 3)))
  let wrinkles = ''
  for (let i = 0; i < 6; i++) {
    const y = 236 + i * 13
    const d = i * i * 0.55
    wrinkles += `M${n(122 + d * 0.6 + i * 0.4)} ${y}C${n(136 + d)} ${y + 6} ${n(156 + d)} ${y + 6} ${n(178 - i * 0.5 + d * 0.2)} ${y - 1}`
  }
  const eye = (side: number) =>
    moved(
      150 + 38 * side,
      190,
      path('M-10 2C-4 -7 6 -7 11 0C5 8 -5 8 -10 2Z', p.light, stroke(p.ink, 2)),
      circle(0, 0, 3.6, p.ink),
    )
  return (
    ear(1) +
    ear(-1) +
    tusk(1) +
    tusk(-1) +
    path(
      'M150 92C186 92 208 118 206 156C205 190 196 212 184 228C178 262 182 296 190 312C194 326 182 338 170 332C176 326 174 318 168 314C150 322 132 314 124 286C120 268 120 246 116 228C104 212 95 190 94 156C92 118 114 92 150 92Z',
      p.main,
      stroke(p.ink, 4),
    ) +
    line(wrinkles, p.ink, 1.8, 0.45) +
    path('M150 96L186 128C180 160 166 190 150 214C134 190 120 160 114 128Z', p.alt, stroke(p.gold, 3)) +
    path('M150 112L173 134C168 156 160 174 150 190C140 174 132 156 127 134Z', 'none', stroke(p.gold, 1.4)) +
    moved(150, 146, flower(22, p.gold)) +
    eye(-1) +
    eye(1) +
    [118, 134, 150, 166, 182]
      .map((x, i) =>
        group(
          `translate(${x} ${100 - (i === 2 ? 8 : i % 2 ? 5 : -6)})`,
          path(ogee(8, i === 2 ? 26 : 20), p.gold, stroke(p.ink, 2)),
        ),
      )
      .join('')
  )
}
