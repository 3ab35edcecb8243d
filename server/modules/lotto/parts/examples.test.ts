import { expect, it } from 'vitest'
import { betTypes, type BetType } from '#contracts/lotto.ts'
import { wins } from '#rules/lotto-wins.ts'
import type { Family } from '../../../db/schema/lotto-shapes.ts'
import { exampleDigits, exampleDraws, exampleOf } from './examples.ts'

const families = Object.keys(exampleDraws) as Family[]
const types = Object.keys(betTypes) as BetType[]

it('shows numbers that win and numbers that lose, by the rule itself', () => {
  for (const family of families)
    for (const type of types) {
      const won = (number: string) => wins(type, number, exampleDigits(family))
      const shown = exampleOf(type, family)
      expect(shown.wins.every(won), `${family} ${type}`).toBe(true)
      expect(shown.loses.some(won), `${family} ${type}`).toBe(false)
    }
})

it('of the losing ones shows those that are most easily taken for the winner', () => {
  expect(exampleOf('top3', 'gov')).toEqual({ wins: ['456'], loses: ['465', '546'] })
  expect(exampleOf('top4', 'malay')).toEqual({ wins: ['2676'], loses: ['2667', '2766'] })
})

it('looks through all numbers once: a page of rules costs an open server nothing', () => {
  expect(exampleOf('top4', 'malay')).toBe(exampleOf('top4', 'malay'))
})
