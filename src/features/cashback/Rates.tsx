import type { CashbackRule } from '#contracts/cashback.ts'
import { formatRate } from '#rules/baht.ts'
import { cashback as words } from '#src/strings/money/cashback.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'

interface RatesProps {
  rates: CashbackRule['rates']
  /** What a rate is of, in words. */
  nameOf?: (name: string) => string
}

/** The published rates; one of zero takes no part. */
export function Rates({ rates, nameOf = (name) => name }: RatesProps) {
  return (
    <Card pad>
      <KeyValues
        items={rates.map(({ name, rate_percent: rate }) => ({
          label: nameOf(name),
          value: rate === 0 ? words.none : words.percent(formatRate(rate)),
        }))}
      />
    </Card>
  )
}
