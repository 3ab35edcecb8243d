import type { CashbackRule } from '#contracts/cashback.ts'
import { formatBaht, formatRate } from '#rules/baht.ts'
import { winloss as words } from '#src/strings/money/winloss.ts'
import { Paper } from '#src/ui/lotto/Paper.tsx'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'

/** Satang: what went in, came out, and was left. */
const IN = 12_000_00
const OUT = 4_500_00
const LEFT = 1_500_00

/** A worked example with the published rate of the highest level. */
export function WinlossExample({ rule }: { rule: CashbackRule }) {
  const best = rule.rates.toSorted((a, b) => b.rate_percent - a.rate_percent)[0]
  if (!best) return null
  const lost = IN - OUT - LEFT
  const back = Math.floor((lost * Math.round(best.rate_percent * 100)) / 10_000)
  return (
    <Paper>
      <div apply="row baseline between gap-12">
        <h2 apply="h3">{words.example}</h2>
        <span apply="small muted">{words.exampleOf(best.name)}</span>
      </div>
      <KeyValues
        items={[
          { label: words.deposited, value: formatBaht(IN) },
          { label: words.withdrawn, value: words.minus(formatBaht(OUT)) },
          { label: words.end, value: words.minus(formatBaht(LEFT)) },
          { label: words.lost, value: formatBaht(lost) },
          { label: words.rate(words.level(best.name)), value: words.times(formatRate(best.rate_percent)) },
          { label: words.amount, value: formatBaht(Math.min(back, rule.cap ?? back)), strong: true },
        ]}
      />
    </Paper>
  )
}
