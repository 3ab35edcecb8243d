/** The results of a day, category by category. Pure. */
import type { LottoResult, LottoRound } from '#contracts/lotto.ts'
import type { LottoLobby } from '#src/data/lotto/lotto.ts'

export interface Row {
  round: LottoRound
  /** Null while it is waited for. */
  result: LottoResult | null
}

export interface Section {
  /** Category id. */
  key: string
  name: string
  rows: readonly Row[]
  /** Rounds of one lottery that has many a day: its name is the section's, rows are called by their number. */
  rounds: boolean
  /** Rows that are not shown here. */
  more: number
}

/** Of a lottery with many rounds a day, beside others. */
const ROUNDS_SHOWN = 5

/** `whole`: nothing is cut, because nothing else is shown. */
export function sectionsOf(
  results: readonly LottoResult[],
  waiting: readonly LottoRound[],
  categories: LottoLobby['categories'],
  whole: boolean,
): Section[] {
  const drawn = new Set(results.map(({ round }) => round.round_id))
  const rows: Row[] = [
    ...results.map((result) => ({ round: result.round, result })),
    ...waiting.filter(({ round_id: id }) => !drawn.has(id)).map((round) => ({ round, result: null })),
  ]
  const ids = new Set([
    ...categories.map(({ category_id: id }) => id),
    ...rows.map(({ round }) => round.category_id),
  ])
  return [...ids].flatMap((id) => {
    const own = rows.filter(({ round }) => round.category_id === id)
    return own.length === 0
      ? []
      : [sectionOf(id, categories.find((one) => one.category_id === id)?.name, own, whole)]
  })
}

function sectionOf(key: string, category: string | undefined, rows: readonly Row[], whole: boolean): Section {
  const first = rows[0]!.round
  const rounds = rows.every(({ round }) => round.round_no != null && round.lottery_id === first.lottery_id)
  const shown = rounds && !whole ? rows.slice(0, ROUNDS_SHOWN) : rows
  const name = rounds ? first.lottery_name : (category ?? first.lottery_name)
  return { key, name, rows: shown, rounds, more: rows.length - shown.length }
}
