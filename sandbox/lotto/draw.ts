/** Draws in place of the outside: every prize of a family, each digit by `node:crypto`. */
import '../not-in-production.ts'
import { createHmac, randomBytes, randomInt } from 'node:crypto'
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

/** A number from 0 up to, and without, `below`. */
type Chance = (below: number) => number

const two = (hundredths: number) => (hundredths / 100).toFixed(2)

function quote(chance: Chance): readonly RawPrize[] {
  const change = chance(20_000)
  const sign = chance(2) === 0 ? '-' : '+'
  const close = Number(two(1_000_000 + chance(3_000_000))).toLocaleString('en-US', {
    minimumFractionDigits: 2,
  })
  return [
    { key: 'close', numbers: [close] },
    { key: 'change', numbers: [sign + two(change)] },
  ]
}

/** A whole draw. */
export function drawAtRandom(family: Drawn, chance: Chance = randomInt): readonly RawPrize[] {
  if (family === 'stock') return quote(chance)
  return shapes[family].map(([key, count, digits]) => ({
    key,
    numbers: Array.from({ length: count }, () => String(chance(10 ** digits)).padStart(digits, '0')),
  }))
}

const secret = randomBytes(32)

/** The same for everybody who asks for the same draw, while the process lives. */
function chanceOf(draw: string): Chance {
  let asked = 0
  return (below) =>
    createHmac('sha256', secret).update(`${draw}/${asked++}`).digest().readUIntBE(0, 6) % below
}

/** Out as soon as it is due, at two places that tell the same. Yeekee has no outside: its members' shots decide it. */
export const sandboxDraws: readonly DrawSource[] = ['draw hall', 'news agency'].map((name) => ({
  name,
  read: async ({ family, lotteryKey, gameDay, roundNo }) =>
    family === 'yeekee'
      ? null
      : { prizes: drawAtRandom(family, chanceOf(`${lotteryKey}/${gameDay}/${roundNo}`)), valueAt: null },
}))
