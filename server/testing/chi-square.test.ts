import { expect, it } from 'vitest'
import { chiSquare, chiSquareSurvival } from './chi-square.ts'

/** Statistic, degrees of freedom, probability: as printed in tables of the distribution. */
it.each([
  [3.841_458_8, 1, 0.05],
  [10.827_566_2, 1, 0.001],
  [5.991_464_5, 2, 0.05],
  [16.918_977_6, 9, 0.05],
  [27.877_164_9, 9, 0.001],
  [3.325_112_8, 9, 0.95],
  [2.087_900_7, 9, 0.99],
  [124.342_113_4, 100, 0.05],
])('the survival of %d at %d degrees is %d', (statistic, degrees, p) => {
  expect(chiSquareSurvival(statistic, degrees)).toBeCloseTo(p, 7)
})

it('with two degrees it is the exponential', () => {
  for (const x of [0.1, 1, 2, 7, 30]) expect(chiSquareSurvival(x, 2)).toBeCloseTo(Math.exp(-x / 2), 12)
})

it('of counts that are exactly as expected is certain, of impossible ones nothing', () => {
  expect(chiSquare([500, 300, 200], [0.5, 0.3, 0.2])).toEqual({ statistic: 0, degrees: 2, p: 1 })
  expect(chiSquare([0, 0, 1000], [0.5, 0.3, 0.2]).p).toBeLessThan(1e-100)
})

it('is the sum of squared distances over what is expected', () => {
  const { statistic, p } = chiSquare([44, 56], [0.5, 0.5])
  expect(statistic).toBeCloseTo(1.44, 12)
  expect(p).toBeCloseTo(0.230_139, 6)
})
