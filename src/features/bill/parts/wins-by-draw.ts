import type { Bill } from '#contracts/bills.ts'
import { satang, type Satang } from '#contracts/money.ts'

export interface DrawWins {
  round: Bill['round']
  bills: readonly Bill[]
  /** What all of them brought, satang. */
  sum: Satang
  /** What the member staked in the draw, with the bills that lost; satang. */
  staked: Satang
  /** Whether they brought more than that. */
  gains: boolean
}

/** Of bills that are decided, those that have won, draw by draw in the order of the first of each. Pure. */
export function winsByDraw(decided: readonly Bill[]): DrawWins[] {
  const won = decided.filter(({ state }) => state === 'won')
  const rounds = [...new Set(won.map(({ round }) => round.round_id))]
  return rounds.map((id) => {
    const ofRound = (bills: readonly Bill[]) => bills.filter(({ round }) => round.round_id === id)
    const bills = ofRound(won)
    const lost = ofRound(decided.filter(({ state }) => state === 'lost'))
    const sum = satang(bills.reduce((total, bill) => total + bill.won, 0))
    const staked = satang([...bills, ...lost].reduce((total, bill) => total + bill.total, 0))
    return { round: bills[0]!.round, bills, sum, staked, gains: sum > staked }
  })
}
