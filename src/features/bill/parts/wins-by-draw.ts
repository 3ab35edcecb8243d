import type { Bill } from '#contracts/bills.ts'
import { satang, type Satang } from '#contracts/money.ts'

export interface DrawWins {
  round: Bill['round']
  bills: readonly Bill[]
  /** What all of them brought, satang. */
  sum: Satang
  /** Whether that is more than they cost. */
  gains: boolean
}

/** Bills that have won, draw by draw in the order of the first of each. Pure. */
export function winsByDraw(won: readonly Bill[]): DrawWins[] {
  const rounds = [...new Set(won.map(({ round }) => round.round_id))]
  return rounds.map((id) => {
    const bills = won.filter(({ round }) => round.round_id === id)
    const total = (of: 'won' | 'total') => satang(bills.reduce((sum, bill) => sum + bill[of], 0))
    return { round: bills[0]!.round, bills, sum: total('won'), gains: total('won') > total('total') }
  })
}
