import fc from 'fast-check'
import { expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { hiloBets, hiloRtp, rollDice, settleHilo, type Dice } from './hilo.ts'
import { systemRng } from './rng.ts'

const bets = [...hiloBets.keys()]
const settle = (bet: string, dice: Dice) => settleHilo(new Map([[bet, satang(10_000)]]), dice).total

it.each(bets)('GAME bet %s returns between 96 and 97.5 % over all 216 throws', (bet) => {
  expect(hiloRtp(bet)).toBeGreaterThan(96)
  expect(hiloRtp(bet)).toBeLessThan(97.5)
})

it.each<[string, Dice, number]>([
  ['low', [1, 2, 3], 194_00],
  ['low', [4, 4, 3], 0],
  ['eleven', [4, 4, 3], 770_00],
  ['high', [6, 5, 1], 258_00],
  ['high', [6, 4, 1], 0],
  ['s4', [4, 1, 2], 200_00],
  ['s4', [4, 4, 2], 300_00],
  ['s4', [4, 4, 4], 1300_00],
  ['s4', [1, 2, 3], 0],
  ['p26', [6, 1, 2], 700_00],
  ['p26', [2, 2, 1], 0],
  ['triple', [5, 5, 5], 3500_00],
  ['triple', [5, 5, 4], 0],
])('GAME %s on %j of 100 baht returns %i satang', (bet, dice, returned) => {
  expect(settle(bet, dice)).toBe(returned)
})

it('GAME bets settle independently, and to whole satang for stakes of whole baht', () => {
  const stakes = fc.dictionary(
    fc.constantFrom(...bets),
    fc.integer({ min: 1, max: 5000 }).map((baht) => satang(baht * 100)),
  )
  const die = fc.integer({ min: 1, max: 6 })
  fc.assert(
    fc.property(stakes, fc.tuple(die, die, die), (chosen, dice) => {
      const map = new Map(Object.entries(chosen))
      const alone = [...map].reduce(
        (sum, [bet, stake]) => sum + settleHilo(new Map([[bet, stake]]), dice).total,
        0,
      )
      return settleHilo(map, dice).total === alone && Number.isSafeInteger(alone)
    }),
  )
})

it('GAME dice show one to six', () => {
  for (let i = 0; i < 300; i++)
    for (const face of rollDice(systemRng)) expect([1, 2, 3, 4, 5, 6]).toContain(face)
})
