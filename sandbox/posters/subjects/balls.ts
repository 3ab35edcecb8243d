/** Balls of sports: woven takraw and football are solids projected properly, the others drawn by their seams. */
import { at, circle, line, mirrored, moved, path, stroke, turned } from '../draw.ts'
import { ballAxes, ballFaces, bandsOf, project, third } from './solids.ts'
import { polygon, smooth } from '../shapes.ts'
import type { Subject } from './subject.ts'

const clip = (id: string, r: number, children: string) =>
  `<clipPath id="${id}"><circle cx="150" cy="196" r="${r}"/></clipPath><g clip-path="url(#${id})">${children}</g>`

export const takraw: Subject = (p) => {
  const bands = bandsOf(ballAxes())
  const cane = (d: string) =>
    line(d, p.ink, 25) + line(d, p.leaf ? p.main : p.gold, 20) + line(d, p.gold2, 11) + line(d, p.soft, 8)
  const curve = (points: (typeof bands)[number]['points']) => {
    const flat = points.map((q) => project(q, 101))
    return `M${at(flat[0]!)}${smooth(flat)}`
  }
  const under = bands.map((band) => cane(curve(band.points)))
  // Weave: short pieces of alternate bands are drawn again on top.
  const over = bands.map((band) => {
    let pieces = ''
    for (let k = (band.id % 2) * 3 + 1; k < band.points.length - 3; k += 6)
      pieces += curve(band.points.slice(k, k + 4))
    return pieces && cane(pieces)
  })
  return (
    circle(150, 196, 104, p.mid, stroke(p.ink, 5)) +
    clip('c', 103, under.join('') + over.join('')) +
    circle(150, 196, 104, 'none', stroke(p.ink, 4)) +
    circle(150, 196, 109, 'none', stroke(p.gold, 2))
  )
}

export const football: Subject = (p) => {
  const faces = ballFaces()
  const seams = faces
    .flatMap(({ corner, near }) =>
      near.map((other) => ({
        from: project(third(corner, other), 106),
        to: project(third(other, corner), 106),
        front: corner[2] + other[2] > -0.2,
      })),
    )
    .filter((seam) => seam.front)
    .map((seam) => `M${at(seam.from)}L${at(seam.to)}`)
    .join('')
  const patches = faces
    .filter(({ corner }) => corner[2] > -0.05)
    .map(({ corner, near }) => {
      const c = project(corner, 106)
      const points = near
        .map((other) => project(third(corner, other), 106))
        .toSorted((a, b) => Math.atan2(a[1] - c[1], a[0] - c[0]) - Math.atan2(b[1] - c[1], b[0] - c[0]))
      const inner = points.map(([x, y]) => [c[0] + (x - c[0]) * 0.62, c[1] + (y - c[1]) * 0.62] as const)
      return (
        path(polygon(points), p.main, stroke(p.ink, 3.4)) + path(polygon(inner), 'none', stroke(p.gold, 1.8))
      )
    })
  return (
    circle(150, 196, 106, p.light) +
    clip(
      'c',
      106,
      line(seams, p.ink, 3.4) +
        patches.join('') +
        path('M186 302A106 106 0 0 0 256 216A127 127 0 0 1 186 302Z', p.gold2, 'fill-opacity=".35"'),
    ) +
    circle(150, 196, 106, 'none', stroke(p.ink, 4)) +
    circle(150, 196, 112, 'none', stroke(p.gold, 2))
  )
}

export const basketball: Subject = (p, roll) =>
  turned(
    150,
    196,
    Math.round(roll() * 60 - 30),
    circle(0, 0, 106, p.leaf ? p.main : p.warm, stroke(p.ink, 5)),
    circle(0, 0, 92, p.main2, 'fill-opacity=".28"'),
    line('M0 -106V106M-106 0H106M-74 -76C-34 -34 -34 34 -74 76M74 -76C34 -34 34 34 74 76', p.ink, 9),
    line('M0 -104V104M-104 0H104M-74 -75C-34 -34 -34 34 -74 75M74 -75C34 -34 34 34 74 75', p.gold, 3),
    line('M-66 -52C-54 -72 -40 -84 -24 -92', p.light, 5, 0.7),
    circle(0, 0, 112, 'none', stroke(p.gold, 2)),
  )

export const volleyball: Subject = (p, roll) => {
  const panel =
    path('M0 0C34 -12 60 -40 66 -83A106 106 0 0 1 106 -2C70 8 34 8 0 0Z', p.main, stroke(p.ink, 3.4)) +
    line('M30 -2C58 -12 80 -34 86 -60M54 2C74 -4 90 -16 98 -32', p.light, 2.4) +
    path('M0 0C-10 -34 4 -76 30 -102A106 106 0 0 1 66 -83C60 -40 34 -12 0 0Z', p.light, stroke(p.ink, 3.4)) +
    line('M16 -22C14 -48 26 -76 46 -94', p.gold2, 2.4)
  const turnBy = Math.round(roll() * 100)
  return (
    circle(150, 196, 106, p.soft, stroke(p.ink, 5)) +
    [0, 120, 240].map((a) => turned(150, 196, a + turnBy, panel)).join('') +
    circle(150, 196, 106, 'none', stroke(p.ink, 4)) +
    circle(150, 196, 112, 'none', stroke(p.gold, 2))
  )
}

/** Shuttlecock: cork, band and feathers. */
export const shuttle: Subject = (p) => {
  const feathers = [-30, -20, -10, 0, 10, 20, 30]
    .toSorted((a, b) => Math.abs(b) - Math.abs(a))
    .map((angle) =>
      turned(
        0,
        60,
        angle,
        path(
          'M-9 0C-14 -60 -22 -110 -18 -164C-8 -178 8 -178 18 -164C22 -110 14 -60 9 0Z',
          angle % 20 ? p.soft : p.light,
          stroke(p.ink, 3),
        ),
        line('M0 -10V-158', p.gold2, 1.8),
      ),
    )
    .join('')
  return moved(
    150,
    196,
    turned(
      0,
      0,
      34,
      feathers,
      line('M-42 -6C-16 4 16 4 42 -6M-50 -38C-18 -26 18 -26 50 -38', p.warm, 4),
      path('M-30 46H30V70C30 96 14 108 0 108C-14 108 -30 96 -30 70Z', p.light, stroke(p.ink, 4)),
      path('M-30 46H30V66H-30Z', p.main, stroke(p.ink, 3)),
    ),
    ...Array.from({ length: 3 }, (_, i) =>
      line(`M${-104 + i * 20} ${70 - i * 26}l${-16} ${24}`, p.gold, 3, 0.8),
    ),
  )
}

/** Boxing gloves hung by their cord. */
export const gloves: Subject = (p) => {
  const glove = 'M-44 62C-52 22 -62 -4 -58 -38C-54 -74 -24 -92 8 -90C40 -88 58 -66 58 -36C58 -4 46 22 44 62Z'
  const one = (x: number, y: number, angle: number, colour: string, dark: string, side: number) =>
    turned(
      x,
      y,
      angle,
      mirrored(
        0,
        0,
        side,
        path(glove, colour, stroke(p.ink, 4)),
        path(
          'M-46 -2C-66 -10 -78 -34 -66 -52C-56 -66 -40 -60 -32 -44C-24 -26 -20 -8 -26 10Z',
          dark,
          stroke(p.ink, 3.6),
        ),
        path('M-46 60H46V92H-46Z', p.light, stroke(p.ink, 4)),
        line('M-46 70H46M-46 82H46', p.gold2, 2),
        line('M-8 -72C16 -76 36 -64 40 -42', p.soft, 5),
        line('M-6 20H34M-6 34H34', dark, 3),
      ),
    )
  return (
    line('M104 300C70 330 96 346 150 330C204 346 230 330 196 300', p.gold, 4) +
    one(100, 190, -10, p.warm, p.main2, 1) +
    one(204, 204, 12, p.main, p.main2, -1) +
    moved(
      150,
      90,
      ...[0, 72, 144, 216, 288].map(
        (a) => `<path transform="rotate(${a})" d="M0 -10L4 -22L0 -28L-4 -22Z" fill="${p.gold}"/>`,
      ),
      circle(0, 0, 6, p.gold),
    )
  )
}
