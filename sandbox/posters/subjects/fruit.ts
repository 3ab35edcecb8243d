/** Fruit of slot games: mangosteen, durian, and the orchard beside them. */
import { circle, group, line, moved, n, path, stroke, TAU, turned, type Point } from '../draw.ts'
import { flower, lozenge, petal, polygon } from '../shapes.ts'
import type { Subject } from './subject.ts'

export const mangosteen: Subject = (p) => {
  const [cx, cy, r] = [150, 214, 104]
  const crown = [-64, -22, 22, 64]
    .map((angle) =>
      turned(150, 128, angle, path(petal(62, 25), p.alt, stroke(p.ink, 3.5)), line('M0 -8V-44', p.gold, 1.6)),
    )
    .join('')
  const segment =
    path(
      'M0 -6C24 -18 38 -40 30 -60C22 -78 -22 -78 -30 -60C-38 -40 -24 -18 0 -6Z',
      p.light,
      stroke(p.ink, 3),
    ) + line('M0 -22C6 -34 8 -46 4 -60M-6 -26C-12 -36 -14 -46 -12 -56', p.gold2, 1.4)
  return (
    crown +
    path('M143 116C143 96 147 84 160 78L166 88C158 94 157 104 157 118Z', p.gold2, stroke(p.ink, 3)) +
    circle(cx, cy, r, p.main2, stroke(p.ink, 4)) +
    circle(cx, cy, r - 11, p.main) +
    circle(cx, cy, r - 24, p.mid) +
    [0, 60, 120, 180, 240, 300].map((angle) => turned(cx, cy, angle, segment)).join('') +
    circle(cx, cy, 8, p.gold, stroke(p.ink, 2)) +
    circle(cx, cy, r - 5.5, 'none', `${stroke(p.gold, 1.6)} stroke-dasharray="1 7"`)
  )
}

export const durian: Subject = (p) => {
  const [cx, cy, rx, ry] = [150, 204, 92, 110]
  const edge: Point[] = Array.from({ length: 68 }, (_, i) => {
    const angle = (TAU * i) / 68
    const reach = i % 2 ? 1 : 1.1
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
  })
  let thorns = ''
  for (let row = -4; row <= 4; row++) {
    for (let column = -4; column <= 4; column++) {
      const x = cx + column * 21 + (row % 2 ? 10.5 : 0)
      const y = cy + row * 24
      const far = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2
      if (far < 0.86)
        thorns += `<use href="#t" transform="translate(${n(x)} ${y}) scale(${(1 - far * 0.25).toFixed(2)})"/>`
    }
  }
  const thorn =
    path('M0 -15L12 0L0 15L-12 0Z', p.main, stroke(p.ink, 1.8)) +
    path('M0 -15L12 0L0 3Z', p.soft, 'fill-opacity=".8"')
  return (
    `<defs><g id="t">${thorn}</g></defs>` +
    path('M143 98C140 84 146 74 158 66L168 76C160 84 159 92 160 100Z', p.gold2, stroke(p.ink, 3)) +
    path(polygon(edge), p.main2, stroke(p.ink, 4)) +
    thorns +
    path(
      'M150 122C186 140 200 180 196 220C190 262 172 288 150 296C128 288 110 262 104 220C100 180 114 140 150 122Z',
      p.light,
      stroke(p.ink, 4),
    ) +
    path(
      'M150 138C176 154 186 186 184 218C180 252 166 272 150 280C134 272 120 252 116 218C114 186 124 154 150 138Z',
      p.mid,
    ) +
    path(
      'M150 150C170 152 178 176 172 196C166 212 134 212 128 196C122 176 130 152 150 150Z',
      p.gold,
      stroke(p.ink, 3),
    ) +
    path(
      'M150 206C172 206 180 228 174 246C168 266 156 272 150 274C144 272 132 266 126 246C120 228 128 206 150 206Z',
      p.gold,
      stroke(p.ink, 3),
    ) +
    line('M140 164C146 158 156 158 162 164M138 222C146 214 156 214 162 222', p.light, 2.4, 0.8)
  )
}

export const pineapple: Subject = (p) => {
  let eyes = ''
  for (let row = -4; row <= 4; row++) {
    for (let column = -3; column <= 3; column++) {
      const x = 150 + column * 27 + (row % 2 ? 13.5 : 0)
      const y = 232 + row * 21
      if (((x - 150) / 66) ** 2 + ((y - 232) / 84) ** 2 < 0.92)
        eyes += moved(x, y, path(lozenge(12, 13), p.main2, stroke(p.gold, 1.6)), path(lozenge(4, 5), p.soft))
    }
  }
  const leaves = [-66, 66, -44, 44, -22, 22, 0]
    .map((angle, i) =>
      turned(
        150,
        154,
        angle,
        path(petal(62 + i * 5, 15, angle / 5), i % 2 ? p.alt : p.main2, stroke(p.ink, 3)),
        line(`M0 -10V-${40 + i * 5}`, p.gold, 1.4),
      ),
    )
    .join('')
  const body =
    'M150 142C196 142 222 182 220 236C218 292 190 322 150 322C110 322 82 292 80 236C78 182 104 142 150 142Z'
  return (
    leaves +
    path(body, p.main, stroke(p.ink, 4)) +
    eyes +
    line('M90 216C88 190 98 166 116 156', p.light, 3, 0.6)
  )
}

export const mango: Subject = (p) => {
  const body = 'M0 -92C42 -92 66 -54 62 -8C58 44 30 92 -18 92C-58 92 -70 52 -56 10C-46 -20 -44 -92 0 -92Z'
  const one = (x: number, y: number, angle: number, colour: string, cheek: string) =>
    turned(
      x,
      y,
      angle,
      path(body, colour, stroke(p.ink, 4)),
      path('M14 -78C40 -66 52 -34 46 2C42 34 28 60 6 76C26 30 30 -30 14 -78Z', cheek, 'fill-opacity=".75"'),
      line('M-46 28C-40 -6 -36 -50 -14 -76', p.light, 3, 0.7),
    )
  return (
    turned(
      196,
      112,
      62,
      path(petal(86, 22, 12), p.alt, stroke(p.ink, 3.5)),
      line('M0 -8C4 -30 8 -46 10 -66', p.gold, 1.6),
    ) +
    turned(
      140,
      104,
      -56,
      path(petal(78, 20, -12), p.alt, stroke(p.ink, 3.5)),
      line('M0 -8C-4 -28 -8 -44 -10 -58', p.gold, 1.6),
    ) +
    line('M168 128C166 108 168 92 176 78', p.gold2, 8) +
    line('M168 128C166 108 168 92 176 78', p.gold, 3) +
    one(192, 204, -14, p.main2, p.mid) +
    one(118, 222, 12, p.leaf ? p.main : p.gold, p.main)
  )
}

export const chili: Subject = (p) => {
  const body =
    'M-26 -96C-6 -108 18 -104 28 -90C40 -34 40 34 -6 108C-16 122 -24 118 -20 104C-2 46 -18 -20 -38 -72C-42 -84 -36 -92 -26 -96Z'
  const one = (x: number, y: number, angle: number, colour: string, low: string) =>
    turned(
      x,
      y,
      angle,
      path(body, colour, stroke(p.ink, 4)),
      line('M4 -78C18 -34 18 12 2 56', p.light, 3.4, 0.75),
      path(
        'M-42 -80C-38 -104 -14 -116 -4 -112C14 -116 34 -104 32 -82C20 -92 10 -90 2 -82C-8 -92 -26 -92 -42 -80Z',
        low,
        stroke(p.ink, 3),
      ),
      line('M-4 -110C-6 -128 -2 -140 10 -148', p.ink, 12),
      line('M-4 -110C-6 -128 -2 -140 10 -148', low, 7),
    )
  return (
    one(208, 212, -30, p.main2, p.alt) +
    one(96, 212, 26, p.leaf ? p.soft : p.gold, p.alt) +
    one(152, 216, -2, p.warm, p.leaf ? p.main2 : p.alt === p.warm ? p.main : p.alt)
  )
}

export const coconut: Subject = (p) => {
  const fibre = Array.from(
    { length: 9 },
    (_, i) =>
      `M${64 + i * 21.5} ${n(232 - Math.sin((i / 8) * Math.PI) * 10)}C${68 + i * 20} 274 ${90 + i * 15} 300 ${118 + i * 8} 314`,
  ).join('')
  return (
    group(
      'translate(204 132) rotate(34)',
      path(petal(110, 24, 20), p.alt, stroke(p.ink, 3.5)),
      line('M0 -12C6 -44 14 -66 18 -88', p.gold, 1.6),
    ) +
    group(
      'translate(196 144) rotate(66)',
      path(petal(92, 20, 16), p.alt, stroke(p.ink, 3.5)),
      line('M0 -10C4 -36 10 -54 14 -70', p.gold, 1.6),
    ) +
    path('M52 222C52 286 96 326 150 326C204 326 248 286 248 222Z', p.main2, stroke(p.ink, 4)) +
    path(fibre, 'none', stroke(p.gold, 1.6, 0.7)) +
    `<ellipse cx="150" cy="220" rx="98" ry="46" fill="${p.main}" ${stroke(p.ink, 4)}/><ellipse cx="150" cy="220" rx="84" ry="37" fill="${p.light}" ${stroke(p.gold2, 2)}/>` +
    `<ellipse cx="150" cy="226" rx="66" ry="26" fill="${p.soft}"/>` +
    line('M104 226C120 214 140 212 158 214', p.light, 3) +
    line('M176 226L214 96L236 88', p.ink, 13) +
    line('M176 226L214 96L236 88', p.warm, 8) +
    line('M182 205l9 3M190 178l9 3M198 150l9 3M206 122l9 3', p.light, 3) +
    moved(98, 142, flower(40, p.light, p.gold))
  )
}
