/** The slip's lines as rows, bet type by bet type, each group led by the first of its rows. */
import type { BillInputLine } from '#contracts/bills.ts'
import type { LottoRate } from '#contracts/lotto.ts'
import { lineKey, type Lines } from '#src/stores/slip-lines.ts'

export interface SlipRow {
  key: string
  line: BillInputLine
  /** Name of the bet type. */
  name: string
  /** Above this row stands the heading of its bet type, with its usual rate. */
  heads: boolean
  rate: number | null
}

export function slipRows(lines: Lines, rates: readonly LottoRate[]): SlipRow[] {
  const places = new Map(rates.map((rate, place) => [rate.bet_type, place]))
  const types = [...new Set(lines.map((line) => line.bet_type))].sort(
    (a, b) => (places.get(a) ?? rates.length) - (places.get(b) ?? rates.length),
  )
  return types.flatMap((type) => {
    const rate = rates.find(({ bet_type }) => bet_type === type)
    return lines
      .filter((line) => line.bet_type === type)
      .map((line, at) => ({
        key: lineKey(line),
        line,
        name: rate?.name ?? '',
        heads: at === 0,
        rate: rate?.rate ?? null,
      }))
  })
}
