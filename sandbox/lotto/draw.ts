/** Draws in place of the outside: every prize of a family, each digit by `node:crypto`. */
import '../not-in-production.ts'
import { randomInt } from 'node:crypto'
import type { Family, RawPrize } from '#server/db/schema/lotto-shapes.ts'
import type { DrawSource } from '#server/kit/services/draws.ts'

type Drawn = Exclude<Family, 'yeekee'>
/** Name of a prize, how many numbers, how many digits each. */
type Shape = readonly (readonly [key: string, count: number, digits: number])[]

/** What is drawn, by family; stocks are no numbers with digits but a price and its change. */
const shapes: Readonly<Record<Exclude<Drawn, 'stock'>, Shape>> = {
  gov: [
    ['first', 1, 6],
    ['front3', 2, 3],
    ['back3', 2, 3],
    ['back2', 1, 2],
  ],
  baac: [
    ['first', 1, 7],
    ['back2', 1, 2],
  ],
  gsb: [
    ['first', 1, 7],
    ['back2', 1, 2],
  ],
  lao: [['first', 1, 6]],
  hanoi: [
    ['special', 1, 5],
    ['first', 1, 5],
  ],
  malay: [['first', 1, 4]],
}

/** Keys of a family's prizes, in the order they are announced. */
export const prizeKeys = (family: Drawn): readonly string[] =>
  family === 'stock' ? ['close', 'change'] : shapes[family].map(([key]) => key)

const digitsAtRandom = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')
const two = (hundredths: number) => (hundredths / 100).toFixed(2)

function quote(): readonly RawPrize[] {
  const change = randomInt(20_000)
  const sign = randomInt(2) === 0 ? '-' : '+'
  const close = Number(two(1_000_000 + randomInt(3_000_000))).toLocaleString('en-US', {
    minimumFractionDigits: 2,
  })
  return [
    { key: 'close', numbers: [close] },
    { key: 'change', numbers: [sign + two(change)] },
  ]
}

/** A whole draw at random. */
export function drawAtRandom(family: Drawn): readonly RawPrize[] {
  if (family === 'stock') return quote()
  return shapes[family].map(([key, count, digits]) => ({
    key,
    numbers: Array.from({ length: count }, () => digitsAtRandom(digits)),
  }))
}

/** Out as soon as it is due. Yeekee has no outside: its members' shots decide it. */
export const sandboxDraws: DrawSource = {
  read: async ({ family }) => (family === 'yeekee' ? null : drawAtRandom(family)),
}
