import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Satang } from '#contracts/money.ts'
import { satang } from '#contracts/money.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { lottoLimitQuery, lottoRateQuery } from '#src/data/lotto/lotto.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { linesRepriced } from '#src/stores/slip.ts'
import { typePrice as words } from '#src/strings/lotto/type-price.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { priceFor } from '../bets/lines-for.ts'
import { limitsOf } from '../bets/limits.ts'
import { useSlip } from '../bets/use-slip.ts'
import { PriceChips } from '../prices/PriceChips.tsx'
import { viewSlip } from './slip-view.ts'

interface TypePriceSheetProps {
  roundId: string
  betType: string
  control: DialogControl<void>
}

const none = satang(0)

/** One price for the lines of one bet type, within what it takes: what they come to then, before it is so. One step of undo. */
export function TypePriceSheet({ roundId, betType, control }: TypePriceSheetProps) {
  const { lines } = useSlip(roundId)
  const { data: rates = [] } = useQuery(lottoRateQuery(roundId))
  const { data: limits = [] } = useQuery(lottoLimitQuery(roundId))
  const of = lines.filter((line) => line.bet_type === betType)
  const same = of.every(({ amount }) => amount === of[0]?.amount) ? (of[0]?.amount ?? none) : none
  const [chosen, setChosen] = useState<Satang | null>(null)
  const rate = rates.find((each) => each.bet_type === betType)
  if (!rate) return null
  const price = chosen === null || chosen === 0 ? same : priceFor(rate, chosen)
  const next = of.map((line) => ({ ...line, amount: price || line.amount }))
  const view = viewSlip(next, rates, limitsOf(limits))
  const changed = next.some(({ amount }, at) => amount !== of[at]?.amount)
  const handleUse = () => {
    linesRepriced(roundId, (line) => (line.bet_type === betType ? price : line.amount))
    control.close()
  }
  return (
    <Sheet
      title={words.title(rate.name)}
      text={words.text(
        formatBaht(rate.min_amount, { whole: true }),
        formatBaht(rate.max_amount, { whole: true }),
      )}
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
      actions={
        <Button tone="cta" size="lg" block disabled={!changed} onClick={handleUse}>
          {price > 0 ? words.use(formatBaht(price), formatCount(of.length)) : words.choose}
        </Button>
      }
    >
      <div apply="column gap-12">
        <PriceChips price={chosen ?? (same || null)} onPrice={setChosen} />
        <KeyValues
          items={[
            { label: words.lines, value: formatCount(of.length) },
            { label: words.total, value: formatBaht(view.total) },
            { label: words.winsMost, value: formatBaht(view.winsMost) },
          ]}
        />
        {chosen !== null && chosen > 0 && price !== chosen && (
          <Note tone="info">{words.within(formatBaht(price))}</Note>
        )}
        {view.faulty > 0 && <Note tone="warn">{words.faulty(formatCount(view.faulty))}</Note>}
      </div>
    </Sheet>
  )
}
