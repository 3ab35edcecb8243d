import { type MouseEvent, useRef } from 'react'
import type { CheckedLine } from '#contracts/bills.ts'
import type { Satang } from '#contracts/money.ts'
import { billCheck as words } from '#src/strings/bill.ts'
import { VirtualRows } from '#src/ui/VirtualRows.tsx'
import { askedKey } from './check-sums.ts'
import { focusNeighbour } from '#src/lib/focus-neighbour.ts'
import { SlipLine } from './SlipLine.tsx'
import type { SlipRow } from './slip-rows.ts'

interface SlipLinesProps {
  rows: readonly SlipRow[]
  answers: ReadonlyMap<string, CheckedLine>
  seen: ReadonlyMap<string, CheckedLine>
  onAmount: (key: string, amount: Satang) => void
  onRemove: (key: string) => void
}

/** More rows than this are drawn only where they are seen. */
const DRAWN_WHOLE = 60
const LINE = 57
const HEADING = 42

const heightOf = (row: SlipRow): number => LINE + (row.heads ? HEADING : 0)

/** The lines, bet type by bet type; a thousand of them are no slower than ten. */
export function SlipLines({ rows, answers, seen, onAmount, onRemove }: SlipLinesProps) {
  const list = useRef<HTMLDivElement>(null)
  const handleClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-remove]')
    if (button && list.current) focusNeighbour(list.current, button, '[data-remove]')
  }
  const draw = (row: SlipRow) => (
    <SlipLine
      row={row}
      answer={answers.get(askedKey(row.line))}
      before={seen.get(row.key)}
      onAmount={onAmount}
      onRemove={onRemove}
    />
  )
  return (
    // Hears of the press before the row is gone, so that the focus has a place to go.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={list} onClickCapture={handleClick}>
      {rows.length > DRAWN_WHOLE ? (
        <VirtualRows scrolls="around" label={words.yourSlip} rows={rows} heightOf={heightOf} draw={draw} />
      ) : (
        <div role="list" aria-label={words.yourSlip}>
          {rows.map((row) => (
            <div key={row.key} role="listitem">
              {draw(row)}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
