import type { Bill } from '#contracts/bills.ts'
import { satang, type Satang } from '#contracts/money.ts'

export interface DrawWins {
  round: Bill['round']
  bills: readonly Bill[]
  /** What all of them brought, satang. */
  sum: Satang
}

/** Bills that have won, draw by draw in the order of the first of each. Pure. */
export function winsByDraw(won: readonly Bill[]): DrawWins[] {
  const rounds = [...new Set(won.map(({ round }) => round.round_id))]
  return rounds.map((id) => {
    const bills = won.filter(({ round }) => round.round_id === id)
    return { round: bills[0]!.round, bills, sum: satang(bills.reduce((sum, bill) => sum + bill.won, 0)) }
  })
}
