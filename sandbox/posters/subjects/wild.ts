/** More animals for slots: tiger, buffalo, rabbit, butterfly, frangipani. */
import { circle, ellipse, group, line, mirrored, moved, path, stroke, turned } from '../draw.ts'
import { flower, lozenge, ogee, petal } from '../shapes.ts'
import type { Subject } from './subject.ts'

export const tiger: Subject = (p) => {
  const half = (side: number) =>
    mirrored(
      150,
      196,
      side,
      circle(74, -78, 30, p.main, stroke(p.ink, 4)),
      circle(74, -78, 15, p.soft),
      path('M16 -8C28 -26 54 -30 66 -18C58 -2 36 4 16 -8Z', p.light, stroke(p.ink, 3)),
      circle(42, -13, 8, p.leaf ? p.gold2 : p.alt),
      circle(42, -13, 4, p.ink),
      line('M12 -34C30 -46 52 -44 68 -34', p.ink, 7),
    )
  const stripes = (side: number) =>
    mirrored(
      150,
      196,
      side,
      path(
        'M104 -20C86 -20 78 -14 70 -6C82 -4 94 -4 104 -2ZM106 18C88 16 80 20 72 28C84 32 96 32 104 34ZM92 56C80 50 70 54 62 60C70 68 80 70 86 72ZM20 -104C20 -88 24 -78 32 -68C38 -80 40 -92 38 -100ZM56 -88C52 -76 54 -66 58 -58C66 -66 70 -72 72 -80Z',
        p.ink,
      ),
    )
  const whiskers = (side: number) =>
    mirrored(150, 196, side, line('M44 46C66 42 88 44 106 52M44 56C64 58 82 66 96 76', p.gold, 1.8))
  const face =
    'M150 88C206 88 256 128 258 196C258 262 210 304 150 304C90 304 42 262 42 196C44 128 94 88 150 88Z'
  return (
    [1, -1].map((side) => mirrored(150, 196, side, circle(74, -78, 30, p.main, stroke(p.ink, 4)))).join('') +
    path(face, p.main, stroke(p.ink, 4)) +
    half(1) +
    half(-1) +
    stripes(1) +
    stripes(-1) +
    path(
      'M150 204C186 200 212 226 206 254C200 284 172 292 150 292C128 292 100 284 94 254C88 226 114 200 150 204Z',
      p.light,
      stroke(p.ink, 3),
    ) +
    path(
      'M130 212C142 206 158 206 170 212C168 226 158 234 150 238C142 234 132 226 130 212Z',
      p.warm,
      stroke(p.ink, 3),
    ) +
    line('M150 238V252C142 266 124 266 114 256M150 252C158 266 176 266 186 256', p.ink, 3.4) +
    path('M132 268L139 282L146 270ZM168 268L161 282L154 270Z', p.light, stroke(p.ink, 2)) +
    line('M116 236h0M126 244h0M184 236h0M174 244h0', p.gold2, 4.6) +
    whiskers(1) +
    whiskers(-1) +
    moved(
      150,
      128,
      path(lozenge(7, 16), p.gold),
      path('M-22 20Q0 8 22 20M-16 32Q0 22 16 32', 'none', stroke(p.ink, 5)),
    )
  )
}

export const buffalo: Subject = (p) => {
  const side = (s: number) =>
    mirrored(
      150,
      190,
      s,
      path('M34 -54C74 -58 112 -82 116 -122C140 -84 116 -24 46 -20Z', p.light, stroke(p.ink, 4)),
      line('M66 -44C92 -50 110 -66 116 -88M56 -32C84 -38 104 -50 114 -66', p.gold2, 2),
      path('M52 -10C78 -30 108 -26 120 -6C102 16 76 20 54 10Z', p.main2, stroke(p.ink, 3.6)),
      path('M62 -6C80 -18 98 -16 108 -6C94 8 78 10 64 4Z', p.soft, 'fill-opacity=".5"'),
    )
  const eye = (s: number) =>
    moved(
      150 + 34 * s,
      186,
      path('M-10 2C-4 -7 6 -7 11 0C5 8 -5 8 -10 2Z', p.light, stroke(p.ink, 2)),
      circle(0, 0, 3.6, p.ink),
    )
  return (
    side(1) +
    side(-1) +
    path(
      'M150 112C190 112 216 140 212 180C210 214 196 232 194 262C194 300 174 316 150 316C126 316 106 300 106 262C104 232 90 214 88 180C84 140 110 112 150 112Z',
      p.main,
      stroke(p.ink, 4),
    ) +
    path(
      'M150 252C178 248 198 262 196 284C192 308 172 318 150 318C128 318 108 308 104 284C102 262 122 248 150 252Z',
      p.main2,
      stroke(p.ink, 3),
    ) +
    ellipse(132, 278, 7, 9, p.ink) +
    ellipse(168, 278, 7, 9, p.ink) +
    circle(150, 304, 15, 'none', stroke(p.gold, 5)) +
    eye(1) +
    eye(-1) +
    path('M150 122L176 148C174 176 164 198 150 216C136 198 126 176 124 148Z', p.alt, stroke(p.gold, 3)) +
    moved(150, 164, flower(22, p.gold)) +
    [126, 142, 158, 174]
      .map((x, i) => moved(x, i % 3 ? 116 : 124, path(ogee(8, 20), p.gold, stroke(p.ink, 2))))
      .join('')
  )
}

export const rabbit: Subject = (p) => {
  const ear = (s: number) =>
    mirrored(
      150,
      160,
      s,
      turned(
        28,
        -18,
        12,
        path('M0 0C-32 -30 -30 -92 -6 -118C22 -96 32 -34 20 -4Z', p.light, stroke(p.ink, 4)),
        path('M2 -10C-16 -36 -16 -74 -4 -98C12 -76 18 -38 12 -12Z', p.soft),
      ),
    )
  const eye = (s: number) =>
    mirrored(150 + 36 * s, 206, s, ellipse(0, 0, 10, 13, p.ink), circle(3, -5, 3.4, p.light))
  return (
    path('M68 336C72 286 108 270 150 270C192 270 228 286 232 336Z', p.main, stroke(p.ink, 4)) +
    line('M84 320C110 296 190 296 216 320', p.gold, 2) +
    ear(1) +
    ear(-1) +
    path(
      'M150 138C204 138 236 172 234 216C232 260 196 284 150 284C104 284 68 260 66 216C64 172 96 138 150 138Z',
      p.light,
      stroke(p.ink, 4),
    ) +
    circle(96, 240, 17, p.soft) +
    circle(204, 240, 17, p.soft) +
    eye(1) +
    eye(-1) +
    path(
      'M138 228C144 224 156 224 162 228C160 238 154 243 150 245C146 243 140 238 138 228Z',
      p.warm,
      stroke(p.ink, 2.4),
    ) +
    line('M150 245V254C144 262 134 262 128 256M150 254C156 262 166 262 172 256', p.ink, 2.8) +
    moved(150, 172, flower(20, p.gold)) +
    circle(150, 304, 18, p.gold, stroke(p.ink, 3)) +
    moved(150, 304, flower(12, p.gold2)) +
    line(
      'M40 236C58 234 72 236 88 242M260 236C242 234 228 236 212 242M44 254C60 250 74 250 88 252M256 254C240 250 226 250 212 252',
      p.gold,
      1.6,
    )
  )
}

export const butterfly: Subject = (p) => {
  const wing = (s: number) =>
    mirrored(
      150,
      200,
      s,
      path('M8 -20C30 -90 84 -124 118 -104C142 -86 126 -24 82 0C58 12 28 10 8 0Z', p.main, stroke(p.ink, 4)),
      path(
        'M20 -22C40 -72 80 -100 104 -88C120 -74 106 -30 74 -12C52 -2 32 -4 20 -22Z',
        p.main2,
        stroke(p.gold, 1.8),
      ),
      path('M8 8C50 2 100 18 104 58C104 96 66 112 44 88C28 70 14 44 8 20Z', p.main, stroke(p.ink, 4)),
      path('M24 22C54 20 84 34 86 58C86 80 62 90 48 74C36 60 28 44 24 22Z', p.soft, stroke(p.gold, 1.6)),
      turned(78, -60, 40, flower(22, p.gold)),
      turned(62, 52, 20, flower(18, p.main2, p.gold)),
      line('M14 -14C40 -30 66 -34 92 -34M18 12C36 30 46 50 52 76', p.gold, 1.5),
      line('M112 -92h0M122 -76h0M122 -58h0M98 70h0M92 86h0', p.light, 7),
    )
  return (
    wing(1) +
    wing(-1) +
    path(
      'M150 142C162 152 164 176 160 200C160 240 156 276 150 292C144 276 140 240 140 200C136 176 138 152 150 142Z',
      p.gold,
      stroke(p.ink, 3.6),
    ) +
    line('M142 200H158M141 220H159M143 240H157M144 258H156', p.ink, 2.4) +
    circle(150, 136, 11, p.ink) +
    line('M146 128C138 104 124 92 112 92M154 128C162 104 176 92 188 92', p.gold, 3) +
    circle(112, 92, 4, p.gold) +
    circle(188, 92, 4, p.gold)
  )
}

/** Frangipani: five turning petals. */
export const frangipani: Subject = (p, roll) => {
  const leaf = (angle: number) =>
    turned(
      150,
      200,
      angle,
      path(petal(150, 30, 18), p.alt, stroke(p.ink, 3.4)),
      line('M0 -30C4 -66 10 -96 14 -126', p.gold, 1.6),
    )
  const turn = Math.round(roll() * 60)
  const blossom = [0, 72, 144, 216, 288]
    .map((a) =>
      group(
        `translate(150 198) rotate(${a + turn})`,
        path(
          'M-4 2C-50 -18 -56 -84 -10 -114C34 -104 48 -56 22 -18C16 -8 8 -2 -4 2Z',
          p.light,
          stroke(p.ink, 3.6),
        ),
        path(
          'M0 0C-22 -16 -26 -48 -8 -70C12 -60 18 -32 8 -12Z',
          p.leaf ? p.soft : p.gold,
          'fill-opacity=".85"',
        ),
        path('M-10 -114C34 -104 48 -56 22 -18C30 -50 20 -86 -10 -114Z', p.soft),
      ),
    )
    .join('')
  return leaf(38) + leaf(-104) + leaf(158) + blossom + circle(150, 198, 7, p.warm)
}
