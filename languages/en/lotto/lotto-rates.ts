import type * as thai from '#src/strings/lotto/lotto-rates.ts'
import type { Sentences } from '../../sentences.ts'

export const lottoRates: Sentences<typeof thai.lottoRates> = {
  lotteries: 'Lotteries of this group',
  table: (name) => `Payout rates of ${name}`,
  playRound: 'Bet on this draw',
  past: 'Past results and statistics',
  betType: 'Type',
  perBaht: 'Per ฿1',
  range: 'Bet a number',
  chance: 'Chance',
  back: 'Return',
  percent: (value) => `${value}%`,
  fromTo: (from, to) => `${from}–${to}`,
  tier: (from, rate) => `After ${from} on one number, the rest pays ${rate}`,
  meaning:
    'Per ฿1 is what a bet of 1 baht pays, the stake included. Return is what comes back on average from every 100 baht bet',
  lowest: (name, back) => `${name} has the lowest return of this lottery, ${back}%`,
  limited:
    'Limited and closed numbers of each draw are on its page. Real rates are always shown before you send a bet',

  rules: 'Rules and examples',
  rulesText: 'Tap a type to see how it wins, with examples',
  win: 'Wins when',
  example: 'Example result',
  wins: 'Wins',
  loses: 'Does not win',
  worked: (stake, win) => `A bet of ${stake} wins ${win}`,
  general: 'General rules',

  failed: 'Could not load payout rates',
  rulesFailed: 'Could not load the rules. The rates above are still right',
  none: 'No lotteries in this group yet',
  noneText: 'Choose another group, or come back later',
  noRates: 'This lottery has no payout rates yet',
}
