import { expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { FISH_RTP, fishKinds, fishRtp, isFish, shoot } from './fish.ts'

it.each(fishKinds.map((fish) => fish.id))('GAME %s returns exactly the published percentage', (id) => {
  expect(fishRtp(id)).toBeCloseTo(FISH_RTP, 10)
})

it.each(fishKinds)('GAME $id is caught by the lowest draw and missed by the highest', ({ id, pays }) => {
  expect(shoot(id, satang(250), () => 0)).toEqual({ fish: id, caught: true, total: 250 * pays })
  expect(shoot(id, satang(250), (limit) => limit - 1)).toEqual({ fish: id, caught: false, total: 0 })
})

it('GAME the draw that decides is the exact edge of the chance', () => {
  const edge = (480_000 * 0.96) / 60
  expect(shoot('octopus', satang(100), () => edge - 1).caught).toBe(true)
  expect(shoot('octopus', satang(100), () => edge).caught).toBe(false)
})

it('GAME only known fish can be shot', () => {
  expect(isFish('koi')).toBe(true)
  expect(isFish('whale')).toBe(false)
})
