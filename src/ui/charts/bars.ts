/** Where the bars of a chart stand: percentages of the plot's height, from above. */

export interface BarRow {
  readonly label: string
  /** The current period. */
  readonly current?: boolean
  /** In the order of the series; below zero hangs from the baseline. */
  readonly values: readonly number[]
}

export interface Bar {
  /** Which of the series. */
  readonly series: number
  readonly top: number
  readonly height: number
  readonly below: boolean
}

/** What is not nothing is seen, however small beside the rest. */
const LEAST = 1.5

/** One scale for all. A value of zero has no bar, so that what is alone in its row stands in the middle of it. */
export function barsOf(rows: readonly BarRow[]): { baseline: number; columns: Bar[][] } {
  const values = rows.flatMap((row) => row.values)
  const up = Math.max(0, ...values)
  const down = Math.max(0, ...values.map((value) => -value))
  const span = up + down
  // Nothing at all lies on the ground.
  const baseline = span === 0 ? 100 : (up / span) * 100
  const columns = rows.map((row) =>
    row.values.flatMap((value, series) => {
      if (value === 0) return []
      const height = Math.max(LEAST, (Math.abs(value) / span) * 100)
      const below = value < 0
      return [{ series, top: below ? baseline : baseline - height, height, below }]
    }),
  )
  return { baseline, columns }
}
