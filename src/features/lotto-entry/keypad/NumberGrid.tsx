import { memo, type MouseEvent, useState } from 'react'
import { cx } from '#src/lib/cx.ts'
import { lineKey } from '#src/stores/slip-lines.ts'
import { linesRemoved } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { numbersOf } from '../tools/digits.ts'
import { addNumbers } from '../bets/add-numbers.ts'
import { type Cell, cellOf, keysOf, PAGE, pageOf } from './grid-cells.ts'
import { withOrders } from '../bets/lines-for.ts'
import styles from './NumberGrid.module.css'
import type { RoundBets } from '../bets/round-bets.ts'
import type { Entry } from '../bets/use-entry.ts'
import { useSlip } from '../bets/use-slip.ts'

/** All numbers of one or two digits, three digits by hundreds; a press puts a number in or takes it out. */
export function NumberGrid({ entry, bets, digits }: { entry: Entry; bets: RoundBets; digits: number }) {
  const [page, setPage] = useState(0)
  const { lines } = useSlip(bets.roundId)
  const { active } = entry
  const taken = keysOf(lines)
  const numbers = pageOf(digits, page)

  const handlePress = ({ target }: MouseEvent) => {
    const number = (target as Element).closest<HTMLElement>('[data-number]')?.dataset.number
    if (!number) return
    const keys = active.map(({ bet_type }) => lineKey({ bet_type, number }))
    if (keys.length > 0 && keys.every((key) => taken.has(key))) linesRemoved(bets.roundId, new Set(keys))
    else {
      // What is there already keeps its amount: a press in the grid is a choice, not a second bet.
      const missing = active.filter(({ bet_type }) => !taken.has(lineKey({ bet_type, number })))
      addNumbers(bets, withOrders(number, active, entry.reverse), missing)
    }
  }
  return (
    <div apply="column shrink gap-14">
      {digits > 2 && (
        <ChipRow label={words.hundreds} className={styles.hundreds ?? ''}>
          {numbersOf(digits - 2).map((front, at) => (
            <Chip key={front} selected={at === page} onClick={() => setPage(at)}>
              {words.hundred(front)}
            </Chip>
          ))}
        </ChipRow>
      )}
      {/* Presses bubble from the buttons in it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        aria-label={words.gridLabel(numbers[0] ?? '', numbers.at(-1) ?? '')}
        className={styles.grid}
        onClick={handlePress}
      >
        {numbers.slice(0, PAGE).map((number) => (
          <GridCell key={number} {...cellOf(number, active, taken, bets.limits)} />
        ))}
      </div>
      <GridLegend />
    </div>
  )
}

/** Drawn again only when it changes: a press changes one of a hundred. */
const GridCell = memo(function GridCell({ number, on, limit }: Cell) {
  const closed = limit === 'closed'
  const label = closed ? words.cellClosed(number) : limit ? words.cellReduced(number) : undefined
  return (
    <button
      type="button"
      data-number={number}
      // A number chosen before it was closed can still be taken out.
      disabled={closed && !on}
      aria-pressed={on}
      aria-label={label}
      className={cx(styles.cell, on && styles.on, limit === 'reduced' && styles.half, closed && styles.off)}
    >
      {number}
    </button>
  )
})

function GridLegend() {
  return (
    <p className={styles.legend}>
      <span>
        <i className={styles.legendOn} />
        {words.legendOn}
      </span>
      <span>
        <i className={styles.legendHalf} />
        {words.legendHalf}
      </span>
      <span>
        <i className={styles.legendOff} />
        {words.legendOff}
      </span>
    </p>
  )
}
