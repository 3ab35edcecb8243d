import { useState } from 'react'
import { SlipList } from '#src/forms/slip/SlipList.tsx'
import { lineKey } from '#src/stores/slip-lines.ts'
import { amountTyped, linesRemoved, linesRepriced } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { EnteredLine, type LineActs } from './EnteredLine.tsx'
import type { SlipRow } from './slip-rows.ts'

interface EnteredLinesProps {
  roundId: string
  rows: readonly SlipRow[]
  /** The list scrolls in a box of its own, beside the entry; else with the page. */
  boxed: boolean
}

/** The lines as they were entered; what changes one of them goes to the kept slip. */
export function EnteredLines({ roundId, rows, boxed }: EnteredLinesProps) {
  const [open, setOpen] = useState('')
  const [acts] = useState<LineActs>(() => ({
    onAmount: (key, amount) => amountTyped(roundId, key, amount),
    onPress: (key, amount) =>
      linesRepriced(roundId, (line) => (lineKey(line) === key ? amount : line.amount)),
    onRemove: (key) => linesRemoved(roundId, new Set([key])),
    onOpen: setOpen,
  }))
  const draw = (row: SlipRow) => <EnteredLine row={row} open={row.key === open} acts={acts} />
  return (
    <SlipList look="entry" label={words.slipTitle} rows={rows} scrolls={boxed ? 'box' : 'page'} draw={draw} />
  )
}
