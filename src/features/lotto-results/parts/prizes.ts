/** How a draw is shown: its main prize large, what else was drawn beside it. Pure. */
import type { LottoResult } from '#contracts/lotto.ts'
import { lottoResults as words } from '#src/strings/lotto/lotto-results.ts'

interface Figure {
  name: string
  numbers: readonly string[]
}

interface Drawn {
  lead: Figure | null
  /** Two to four, side by side. */
  beside: readonly Figure[]
}

/** Keys of prizes that a draw is known by, the first that it has. */
const leading = ['special', 'first', 'close']

/** A draw of few prizes shows the digits that bets are decided by beside them. */
const ENOUGH = 2

export function drawnOf({ prizes, top3, top2, bottom2 }: LottoResult): Drawn {
  const key = leading.find((one) => prizes.some((prize) => prize.key === one)) ?? prizes[0]?.key
  const others = prizes.filter((prize) => prize.key !== key)
  const lead = prizes.find((prize) => prize.key === key) ?? null
  if (others.length > ENOUGH) return { lead, beside: others }
  const digits = [
    { name: words.top, numbers: [top3] },
    ...(others.length === 0 ? [{ name: words.top2, numbers: [top2] }] : []),
    { name: words.bottom, numbers: [bottom2] },
  ]
  const named = new Set(others.map(({ name }) => name))
  return {
    lead,
    beside: [...others, ...digits.filter(({ name, numbers }) => numbers[0] && !named.has(name))],
  }
}
