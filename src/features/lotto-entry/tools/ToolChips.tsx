import type { LottoRate } from '#contracts/lotto.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { LayoutGrid, Repeat } from '#src/ui/icons.ts'
import { addNumbers } from '../bets/add-numbers.ts'
import type { RoundBets } from '../bets/round-bets.ts'
import { type Tool, toolsFor } from './tools.ts'
import type { Entry } from '../bets/use-entry.ts'
import styles from './ToolChips.module.css'

interface ToolChipsProps {
  entry: Entry
  bets: RoundBets
  digits: number
  /** On a phone the grid is a tool as well. */
  grid?: boolean
  onGrid?: () => void
}

/** Reversing is a switch; every other tool opens, counts what it would add, and asks. */
export function ToolChips({ entry, bets, digits, grid, onGrid }: ToolChipsProps) {
  const { active, reverse, reverseOff, onReverse } = entry
  const handleTool = async (tool: Tool) => {
    if (active.length === 0) return toast('info', words.chooseType)
    const numbers = await open(toolDialog, { tool, bets, active })
    if (numbers) addNumbers(bets, numbers, active)
  }
  if (digits === 1 && !onGrid) return null
  return (
    <div>
      <div role="group" aria-label={words.tools} className={styles.row}>
        {onGrid && (
          <Chip selected={grid} icon={<LayoutGrid size={16} />} onClick={onGrid}>
            {words.grid}
          </Chip>
        )}
        {digits > 1 && (
          <Chip
            selected={reverse}
            aria-disabled={reverseOff || undefined}
            aria-describedby={reverseOff ? 'reverse-off' : undefined}
            icon={<Repeat size={16} />}
            className={reverseOff ? styles.off : undefined}
            onClick={() => !reverseOff && onReverse()}
          >
            {digits === 2 ? words.reverse : words.sixOrders}
          </Chip>
        )}
        {toolsFor(digits).map((tool) => (
          <Chip key={tool.name} aria-haspopup="dialog" onClick={() => void handleTool(tool)}>
            {words.toolNames[tool.name]}
          </Chip>
        ))}
      </div>
      {digits > 1 && reverseOff && (
        <p id="reverse-off" apply="mt-2 small muted">
          {words.reverseOff}
        </p>
      )}
    </div>
  )
}

interface ToolProps {
  tool: Tool
  bets: RoundBets
  /** Bet types that the numbers are for. */
  active: readonly LottoRate[]
}

/** Answers the numbers that the member has confirmed; null when they changed their mind. */
const toolDialog = defineDialog<ToolProps, readonly string[] | null>({
  name: 'lotto-tool',
  load: async () => (await import('./ToolSheet.tsx')).ToolSheet,
  dismissed: null,
})
