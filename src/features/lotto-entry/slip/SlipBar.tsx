import { memo, useDeferredValue } from 'react'
import { formatCount } from '#rules/baht.ts'
import type { Lines } from '#src/stores/slip-lines.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ChevronRight } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import type { RoundBets } from '../bets/round-bets.ts'
import styles from './SlipBar.module.css'
import { viewSlip } from './slip-view.ts'
import { useSlip } from '../bets/use-slip.ts'

/** At the bottom of a phone: what the slip holds, and the way to it. */
export function SlipBar({ bets, onOpen }: { bets: RoundBets; onOpen: () => void }) {
  const { lines } = useDeferredValue(useSlip(bets.roundId))
  return (
    <div className={styles.bar}>
      <SlipSums bets={bets} lines={lines} />
      <Button tone="cta" disabled={lines.length === 0} onClick={onOpen}>
        {words.checkSlip}
        <ChevronRight size={18} />
      </Button>
    </div>
  )
}

const SlipSums = memo(function SlipSums({ bets, lines }: { bets: RoundBets; lines: Lines }) {
  const { total } = viewSlip(lines, bets.rates, bets.limits)
  return (
    <p className={styles.sums}>
      <span className={styles.count}>{words.slipOf(formatCount(lines.length))}</span>
      <Money satang={total} className={styles.total} />
    </p>
  )
})
