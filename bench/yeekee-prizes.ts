/**
 * Whether shooting in Yeekee can be made a living of: what one to three members bring home a round by each of these ways, in
 * rooms of several sizes, who all know each other and take every prize that the rules let them. Bets are worth what the
 * sandbox's rates make of them. `node bench/yeekee-prizes.ts`; ends with 1 where a way is worth more than nothing.
 */
import { betTypes, type BetType } from '#contracts/lotto.ts'
import { betsOf, stakeAtRisk } from '#rules/lotto-cover.ts'
import { lotterySeeds } from '#sandbox/lotto/lotteries.ts'
import { ratesFor } from '#sandbox/lotto/rates.ts'
import { winnersOf } from '#server/modules/yeekee/ranks.ts'
import { prizes } from '#server/modules/yeekee/rules.ts'

/** Percent of a type's numbers, as lotteries have it unless told otherwise. */
const MOST_COVERED = 50

/** How likely a line of a type wins, over all results. */
const chances: Partial<Record<BetType, number>> = {
  top3: 1 / 1000,
  tod3: 6 / 1000,
  top2: 1 / 100,
  bottom2: 1 / 100,
  // Two different digits anywhere in three: 54 of 1,000.
  tod2: 54 / 1000,
  run_top: 1 - 0.9 ** 3,
  run_bottom: 1 - 0.9 ** 2,
}

const yeekee = lotterySeeds.find(({ key }) => key === 'yeekee')!
const rates = new Map(ratesFor(yeekee).map(({ betType, rate }) => [betType, rate / 100]))

/** What is lost of a baht on a type, on the whole. */
const lossOf = (type: BetType): number => 1 - rates.get(type)! * chances[type]!

interface Line {
  readonly betType: BetType
  readonly number: string
  readonly amount: number
}

/** So many baht on the first so many numbers of a type. */
const on = (betType: BetType, numbers: number, baht: number): Line[] =>
  Array.from({ length: numbers }, (_, at) => ({
    betType,
    number: String(at).padStart(betTypes[betType], '0'),
    amount: (baht * 100) / numbers,
  }))

type Way = readonly [name: string, stakes: readonly (readonly Line[])[]]

const least = prizes.minStake / 100
const types = [...rates.keys()].filter((type) => chances[type] !== undefined)

const ways: readonly Way[] = [
  ['no stake', [[]]],
  ['a baht on each of a hundred numbers', [on('bottom2', 100, 100)]],
  ['all numbers, for the least stake', [on('bottom2', 100, least)]],
  ['half of the numbers, for the least stake', [on('bottom2', 50, least)]],
  ['half above and half below', [[...on('bottom2', 50, least / 2), ...on('top2', 50, least / 2)]]],
  ['all above, the least stake below', [[...on('top2', 100, 100), ...on('bottom2', 1, least)]]],
  ['a satang under the least stake', [on('bottom2', 1, least - 0.01)]],
  ['ten times the least stake', [on('bottom2', 20, 10 * least)]],
  ['five of the ten run numbers', [on('run_top', 5, least)]],
  ['all run numbers', [on('run_top', 10, least)]],
  ...types.map((type): Way => [`one number of ${type}`, [on(type, 1, least)]]),
  ['two members, each the least stake', [on('bottom2', 1, least), on('bottom2', 1, least)]],
  ['two members, one of them stakes', [on('bottom2', 1, least), []]],
  ['two members, who share the board', [on('bottom2', 50, least), on('top2', 50, least)]],
  [
    'three members, each the least stake',
    [on('bottom2', 1, least), on('bottom2', 1, least), on('top2', 1, least)],
  ],
  ['three members, two of them stake', [on('bottom2', 1, least), on('top2', 1, least), []]],
  ['three members, one of them stakes', [on('bottom2', 1, least), [], []]],
  ['three members, all runs between them', [on('run_top', 5, least), on('run_bottom', 5, least), []]],
  [
    'three members, half the board each',
    [on('bottom2', 50, least), on('bottom2', 50, least), on('top2', 50, least)],
  ],
]

/** They take the places of the prizes; `others` shot before, and leave them to them. */
async function prizesOf(stakes: Way[1], others: number): Promise<number> {
  const shots = Array.from({ length: others + 16 }, (_, at) => ({
    seq: at + 1,
    number: '00000',
    name: '',
    memberId: at < others ? `other ${at}` : String(at === others ? 0 : stakes.length > 1 ? 1 : 0),
  }))
  // The third is somewhere between, to be counted.
  if (stakes.length > 2) shots[others + 5]!.memberId = '2'
  const played = async (memberId: string) =>
    stakeAtRisk(stakes[Number(memberId)] ?? [], MOST_COVERED) >= prizes.minStake ? memberId : null
  const won = await winnersOf(shots, played)
  return won.reduce((sum, { amount }) => sum + amount, 0) / 100
}

let worst = Number.NEGATIVE_INFINITY
for (const [name, stakes] of ways) {
  const lost = stakes.flat().reduce((sum, { betType, amount }) => sum + (amount / 100) * lossOf(betType), 0)
  const each = []
  for (const others of [0, 1, 2, 30]) each.push((await prizesOf(stakes, others)) - lost)
  worst = Math.max(worst, ...each)
  console.log(`${name.padEnd(42)} ${each.map((baht) => baht.toFixed(2).padStart(9)).join('')}`)
}
const smallest = Math.min(...types.map(lossOf))
console.log(
  `baht a round, with 0, 1, 2 and 30 others in the room; ${ways.length} ways, ${betsOf('bottom2')} numbers of two digits`,
)
console.log(
  `the house’s share is ${(100 * smallest).toFixed(1)} % at least; the best way brings ${worst.toFixed(2)} baht`,
)
process.exitCode = worst > 0 ? 1 : 0
