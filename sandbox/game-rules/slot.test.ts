import fc from 'fast-check'
import { expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { linePay, playSlot, readCells, slotLines, slotRtp, startsFreeSpins } from './slot.ts'
import { slotProfiles, type SlotProfileName } from './slot-profiles.ts'
import { SCATTER, stripsOf } from './slot-strips.ts'

const names = Object.keys(slotProfiles) as SlotProfileName[]

it.each(names)('GAME the strips of %s hold the published counts', (name) => {
  for (const strip of stripsOf(name)) {
    const counts = slotProfiles[name].counts.map((_, symbol) => strip.filter((one) => one === symbol).length)
    expect(counts).toEqual(slotProfiles[name].counts)
  }
})

/** Every stop of the three reels, so nothing is left to chance. */
function enumerate(name: SlotProfileName) {
  const strips = stripsOf(name)
  const length = strips[0]!.length
  let paid = 0
  let starts = 0
  for (let a = 0; a < length; a++) {
    for (let b = 0; b < length; b++) {
      for (let c = 0; c < length; c++) {
        const stops = [a, b, c]
        const draws = [...stops]
        const outcome = playSlot(name, satang(500), () => draws.shift() ?? 0)
        paid += outcome.win
        if (startsFreeSpins(outcome.cells)) starts += 1
      }
    }
  }
  const base = paid / 500 / length ** 3
  return { rtp: base * (1 + (starts / length ** 3) * 16) * 100 }
}

it.each(names)(
  'GAME the published return of %s is what all its stops really pay, between 95 and 97 %',
  (name) => {
    const { rtp } = enumerate(name)
    expect(rtp).toBeCloseTo(slotRtp(name), 8)
    expect(rtp).toBeGreaterThan(95)
    expect(rtp).toBeLessThan(97)
  },
)

it('GAME a wild stands for any symbol, never for the scatter', () => {
  const { pays } = slotProfiles.freeGentle
  expect(linePay(pays, 0, 3, 3)).toEqual({ symbol: 3, pay: pays[3] })
  expect(linePay(pays, 0, 0, 0)).toEqual({ symbol: 0, pay: pays[0] })
  expect(linePay(pays, 0, 3, 4).pay).toBe(0)
  expect(linePay(pays, 0, SCATTER, 0).pay).toBe(0)
})

it('GAME five lines: three rows and two diagonals', () => {
  const cells = [1, 2, 3, 4, 5, 6, 2, 3, 1]
  expect(readCells('even', cells, satang(100)).lines).toEqual([])
  for (const [index, line] of slotLines.entries()) {
    const shown = cells.map((symbol, i) =>
      (line as readonly number[]).includes(i) ? 6 : symbol === 6 ? 5 : symbol,
    )
    expect(readCells('even', shown, satang(100)).lines).toContainEqual({ line: index, symbol: 6, win: 60 })
  }
})

it('GAME three scatters play eight free spins that pay double', () => {
  const strips = stripsOf('freeGentle')
  const draws = strips.map((strip) => strip.indexOf(SCATTER))
  const outcome = playSlot('freeGentle', satang(500), () => draws.shift() ?? 0)
  expect(outcome.free).toHaveLength(8)
  const plain = readCells('freeGentle', outcome.free[0]!.cells, satang(500))
  expect(outcome.free[0]!.win).toBe(plain.win * 2)
})

it('GAME wins are whole satang and the total is the sum of its parts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom(100, 200, 500, 10_000),
      fc.array(fc.nat(29), { minLength: 40 }),
      (name, stake, draws) => {
        const queue = [...draws]
        const outcome = playSlot(name, satang(stake), (limit) => (queue.shift() ?? 0) % limit)
        const lines = [outcome, ...outcome.free].flatMap((spin) => spin.lines)
        return (
          Number.isSafeInteger(outcome.total) &&
          outcome.total === lines.reduce((sum, one) => sum + one.win, 0)
        )
      },
    ),
  )
})
