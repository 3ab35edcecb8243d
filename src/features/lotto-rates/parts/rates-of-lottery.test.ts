import { describe, expect, it } from 'vitest'
import { type BetRule, lowestReturn, percentText, ruleOf } from './rates-of-lottery.ts'

const rule = (bet_type: string, return_percent: number | null): BetRule => ({
  bet_type,
  name: bet_type,
  win_rule: '',
  example_result: '',
  wins: [],
  loses: [],
  return_percent,
  note: '',
})
const rules = (...bet_types: BetRule[]) => ({ version: '1', sections: [], bet_types })

describe('LOTTO-1 the bet that gives back least', () => {
  it('is told, whatever the order', () => {
    expect(lowestReturn(rules(rule('top3', 90), rule('tod2', 75.6), rule('odd', null)))?.bet_type).toBe(
      'tod2',
    )
  })

  it('is nobody where all give back the same, or nothing is known', () => {
    expect(lowestReturn(rules(rule('top3', 90), rule('top2', 90)))).toBeNull()
    expect(lowestReturn(rules(rule('top3', null)))).toBeNull()
    expect(lowestReturn(rules())).toBeNull()
  })
})

it('a percentage has two decimals at most', () => expect(percentText(86.7249)).toBe('86.72'))

it('a rate without a rule has none', () => {
  expect(ruleOf(rules(rule('top3', 90)), 'top2')).toBeUndefined()
  expect(ruleOf(undefined, 'top3')).toBeUndefined()
})
