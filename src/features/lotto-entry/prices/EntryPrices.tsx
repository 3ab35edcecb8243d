import { useState } from 'react'
import type { LottoRate } from '#contracts/lotto.ts'
import type { Satang } from '#contracts/money.ts'
import { cx } from '#src/lib/cx.ts'
import { pricedAt } from '#src/stores/slip-storage.ts'
import { pricesSet } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import type { RoundBets } from '../bets/round-bets.ts'
import { priceFor } from '../bets/lines-for.ts'
import { TypeLimits } from '../limits/TypeLimits.tsx'
import { PriceChips } from './PriceChips.tsx'
import styles from './EntryPrices.module.css'
import { useSlip } from '../bets/use-slip.ts'

interface EntryPricesProps {
  bets: RoundBets
  /** Bet types of the open tab, and those of them that numbers are entered for. */
  rates: readonly LottoRate[]
  active: readonly LottoRate[]
}

/** What the next number costs: one price for every bet type, or one for each. Lines that are there keep theirs. */
export function EntryPrices({ bets, rates, active }: EntryPricesProps) {
  const { roundId } = bets
  const slip = useSlip(roundId)
  const [chosen, setChosen] = useState('')
  const { prices } = slip
  const apart = prices !== null && rates.length > 1
  const target = apart ? (active.find(({ bet_type }) => bet_type === chosen) ?? active[0]) : undefined
  const price = target ? pricedAt(slip, target.bet_type) : slip.price
  const handlePrice = (next: Satang) => {
    if (next === 0) return
    if (apart && target) pricesSet(roundId, { prices: { ...prices, [target.bet_type]: next } })
    else pricesSet(roundId, { price: next, prices: null })
  }
  return (
    <div role="group" aria-label={words.priceLabel} className={styles.part}>
      <div className={styles.head}>
        {apart ? (
          active.map((rate) => (
            <button
              key={rate.bet_type}
              type="button"
              aria-pressed={rate === target}
              className={cx(styles.type, rate === target && styles.chosen)}
              onClick={() => setChosen(rate.bet_type)}
            >
              {words.shortType(rate.name)}
              <b>{priceFor(rate, pricedAt(slip, rate.bet_type)) / 100}</b>
            </button>
          ))
        ) : (
          <div className={styles.label}>
            <TypeLimits bets={bets} active={active} above={priceSaid(slip.price, active)} />
          </div>
        )}
        {rates.length > 1 && (
          <TextLink
            as="button"
            className={styles.apart}
            onClick={() => pricesSet(roundId, { prices: apart ? null : {} })}
          >
            {apart ? words.onePrice : words.pricesApart}
          </TextLink>
        )}
      </div>
      <PriceChips price={price} onPrice={handlePrice} />
    </div>
  )
}

/** While nobody has chosen a price a number costs the least that it may: that is said, where all types have the same. */
function priceSaid(price: Satang | null, active: readonly LottoRate[]): string {
  const [least, other] = new Set(active.map((rate) => rate.min_amount))
  return price === null && least !== undefined && other === undefined
    ? words.priceLeast(least / 100)
    : words.priceLabel
}
