import { expect, it } from 'vitest'
import { angleOf, endAngle, restAngle, sliceAt } from './wheel-angle.ts'

const all = (count: number) => Array.from({ length: count }, (_, index) => index)

it('EXTRA-5 the pointer stands in the middle of each of the ten prizes', () => {
  for (const index of all(10)) {
    expect(sliceAt(restAngle(index, 10), 10)).toBe(index)
    expect((restAngle(index, 10) + index * 36) % 360).toBe(0)
  }
})

it('EXTRA-5 it comes to rest at the answered prize wherever it turned from, after six turns and less than seven', () => {
  for (const count of [2, 3, 8, 10, 12])
    for (const index of all(count))
      for (const from of [0, 17.3, 36, 359.9, 2160, 4321.5]) {
        const end = endAngle(from, index, count)
        expect(sliceAt(end, count)).toBe(index)
        expect(end - from).toBeGreaterThanOrEqual(2160)
        expect(end - from).toBeLessThan(2520.001)
        const middle = (((end - restAngle(index, count)) % 360) + 360) % 360
        expect(Math.min(middle, 360 - middle)).toBeLessThan(1e-6)
      }
})

it('the angle of a matrix', () => {
  const matrix = (degrees: number) => {
    const at = (degrees * Math.PI) / 180
    return `matrix(${Math.cos(at)}, ${Math.sin(at)}, ${-Math.sin(at)}, ${Math.cos(at)}, 0, 0)`
  }
  for (const degrees of [0, 30, 90, 179, 200, 300]) expect(angleOf(matrix(degrees))).toBeCloseTo(degrees, 9)
  expect(angleOf('none')).toBeNull()
})
