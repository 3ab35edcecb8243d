import { useState } from 'react'
import type { LottoRate } from '#contracts/lotto.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Segmented } from '#src/ui/actions/Segmented.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { DigitChoice } from './DigitChoice.tsx'
import { linesFor } from '../bets/lines-for.ts'
import type { RoundBets } from '../bets/round-bets.ts'
import type { Tool, Variant } from './tools.ts'
import { useSlip } from '../bets/use-slip.ts'
import styles from './ToolSheet.module.css'

interface ToolSheetProps {
  tool: Tool
  bets: RoundBets
  active: readonly LottoRate[]
  control: DialogControl<readonly string[] | null>
}

/** A tool before it is used: what it will add, counted exactly, and the question whether it shall. */
export function ToolSheet({ tool, bets, active, control }: ToolSheetProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [variant, setVariant] = useState<Variant | undefined>(tool.variants[0])
  const needs = tool.chooses === 'nothing' ? 0 : tool.chooses === 'any' ? 1 : tool.chooses
  const ready = chosen.length >= needs
  const numbers = ready ? tool.numbers(chosen, variant ?? 'low') : []
  const pricing = useSlip(bets.roundId)
  const { lines } = linesFor(numbers, active, bets.limits, pricing)
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  const title = words.toolNames[tool.name]
  return (
    <Sheet
      title={title}
      open={control.open}
      onClose={() => control.close(null)}
      onClosed={control.closed}
      actions={
        <>
          <Button onClick={() => control.close(null)}>{words.cancel}</Button>
          <Button tone="cta" disabled={lines.length === 0} onClick={() => control.close(numbers)}>
            {words.toolAdd(formatCount(lines.length))}
          </Button>
        </>
      }
    >
      <div apply="column gap-14">
        {tool.variants.length > 0 && (
          <Segmented
            label={words.variants}
            value={variant ?? tool.variants[0]!}
            options={tool.variants.map((value) => ({ value, label: words.variant[value] }))}
            onChange={setVariant}
            className={styles.variants}
          />
        )}
        {needs > 0 && (
          <DigitChoice
            label={needs > 1 ? words.chooseDigits : words.chooseDigit}
            chosen={chosen}
            onChange={setChosen}
          />
        )}
        <div aria-live="polite" apply="tall-48 text-14 muted">
          {ready ? (
            <>
              <p apply="semi ink">{words.toolAsk(title)}</p>
              <p>
                {words.toolLines(
                  active.map((rate) => rate.name).join(' '),
                  formatCount(lines.length),
                  formatBaht(total),
                )}
              </p>
            </>
          ) : (
            <p>{needs > 1 ? words.toolNeeds(needs) : words.toolEmpty}</p>
          )}
        </div>
        {ready && <NumberPreview numbers={numbers} />}
      </div>
    </Sheet>
  )
}

/** Shown of a set; the rest is counted. */
const SHOWN = 120

/** The numbers of a set, all that a glance takes in. */
function NumberPreview({ numbers }: { numbers: readonly string[] }) {
  const left = numbers.length - SHOWN
  return (
    <div apply="row wrap well edge round-m pad-12-14 gap-4-12">
      <p apply="full small muted">{words.toolCount(formatCount(numbers.length))}</p>
      {numbers.slice(0, SHOWN).map((number) => (
        <span key={number} className={styles.number}>
          {number}
        </span>
      ))}
      {left > 0 && <span className={styles.more}>{words.more(formatCount(left))}</span>}
    </div>
  )
}
