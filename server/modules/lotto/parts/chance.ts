/** Chances, by counting every result there can be; no number of them is typed in (domain.md §1.2). */
import type { BetType } from '#contracts/lotto.ts'
import { betTypes } from '#contracts/lotto.ts'
import { wins, type Digits } from '#rules/lotto-wins.ts'

const empty: Digits = { top3: '', bottom2: '', top4: null, front3: [], bottom3: [] }

const numbers = (digits: number): readonly string[] =>
  Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'))

/** Results that a bet can be decided by, each as likely as the other. */
const spaces = {
  top3: () => numbers(3).map((top3) => ({ ...empty, top3 })),
  bottom2: () => numbers(2).map((bottom2) => ({ ...empty, bottom2 })),
  top4: () => numbers(4).map((top4) => ({ ...empty, top4, top3: top4.slice(1) })),
}
type Space = keyof typeof spaces

/** Drawn twice; the two are independent, so one draw is counted and the chance that both miss worked out. */
const drawnTwice = { front3: 'front3', bottom3: 'bottom3' } as const

const spaceOf = (betType: BetType): Space => {
  if (betType === 'top4' || betType === 'tod4') return 'top4'
  return betType === 'bottom2' || betType === 'run_bottom' || betType.startsWith('pin_bottom')
    ? 'bottom2'
    : 'top3'
}

const share = (results: readonly Digits[], betType: BetType, number: string) =>
  results.filter((digits) => wins(betType, number, digits)).length / results.length

function count(betType: BetType, number: string): number {
  if (betType === 'front3' || betType === 'bottom3') {
    const row = drawnTwice[betType]
    const one = share(
      numbers(3).map((drawn) => ({ ...empty, [row]: [drawn] })),
      betType,
      number,
    )
    return 1 - (1 - one) ** 2
  }
  return share(spaces[spaceOf(betType)](), betType, number)
}

const counted = new Map<string, number>()

/** Chance that a number wins, from 0 to 1. */
export function chanceOf(betType: BetType, number: string): number {
  const key = `${betType} ${number}`
  const chance = counted.get(key) ?? count(betType, number)
  counted.set(key, chance)
  return chance
}

/** Numbers that stand for all of their shape: first without a repeated digit, then with more and more. */
const patterns: Readonly<Record<number, readonly string[]>> = {
  1: ['1'],
  2: ['12', '11'],
  3: ['123', '112', '111'],
  4: ['1234', '1123', '1122', '1112', '1111'],
}

/** The shapes of a bet type's numbers whose chances differ, each with its chance; the usual one first. */
export function chancesOf(betType: BetType): readonly { number: string; chance: number }[] {
  const all = patterns[betTypes[betType]]!.map((number) => ({ number, chance: chanceOf(betType, number) }))
  return all.filter(({ chance }, index) => index === 0 || chance !== all[0]!.chance)
}
