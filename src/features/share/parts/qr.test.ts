import fc from 'fast-check'
import decodeQR from 'qr/decode.js'
import { expect, it } from 'vitest'
import { QUIET_ZONE, qrModules } from '#src/lib/image/qr-modules.ts'
import { qrLayout } from './qr.ts'

/** The picture of a code as a phone's camera would get it, drawn by the layout that the poster uses. */
function pictureOf(modules: boolean[][], space: number) {
  const { pixel, inset } = qrLayout(modules.length, space)
  const data = new Uint8ClampedArray(space * space * 4).fill(255)
  for (let y = 0; y < space; y++)
    for (let x = 0; x < space; x++) {
      const dark = modules[Math.floor((y - inset) / pixel)]?.[Math.floor((x - inset) / pixel)]
      if (dark) data.fill(27, (y * space + x) * 4, (y * space + x) * 4 + 3)
    }
  return { width: space, height: space, data }
}

it('ENV-7 a reader finds the link in the code', () => {
  const path = fc.constantFrom('register', 'promotions?id=7', 'play?game=2201&provider=4')
  const code = fc.string({ unit: fc.constantFrom('A', '7', 'k', '-', '_'), minLength: 1, maxLength: 32 })
  fc.assert(
    fc.property(path, code, (page, referral) => {
      const link = `https://liff.line.me/2000000000-AbCdEfGh/${page}&ag=1001&code=${referral}`
      expect(decodeQR(pictureOf(qrModules(link)!, 720))).toBe(link)
    }),
    { numRuns: 12 },
  )
})

it('ENV-7 the quiet zone is at least four modules wide', () => {
  for (const text of ['a', 'https://liff.line.me/'.repeat(20)]) {
    const { length } = qrModules(text)!
    const { pixel, inset } = qrLayout(length, 720)
    expect(inset).toBeGreaterThanOrEqual(QUIET_ZONE * pixel)
    expect(inset * 2 + pixel * length).toBeLessThanOrEqual(720)
  }
})

it('says so when a link is too long for any code', () => {
  expect(qrModules('x'.repeat(4000))).toBeNull()
})
