import { memo, useId } from 'react'
import type { Satang } from '#contracts/money.ts'
import { BahtCell } from '#src/forms/BahtCell.tsx'
import { formatRate } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Trash2 } from '#src/ui/icons.ts'
import { MoreChips } from './MoreChips.tsx'
import styles from './SlipLine.module.css'
import { SlipLineText } from './SlipLineText.tsx'
import type { SlipRow } from './slip-rows.ts'

export interface LineActs {
  onAmount: (key: string, amount: Satang) => void
  /** The amount as it becomes by a press, with a step back. */
  onPress: (key: string, amount: Satang) => void
  onRemove: (key: string) => void
  onOpen: (key: string) => void
}

interface SlipLineProps {
  row: SlipRow
  /** Its amount was touched last: the chips that raise it stand below. */
  open: boolean
  acts: LineActs
}

/** One line of the slip. A closed one is struck through and has no amount: it is not sent. */
export const SlipLine = memo(function SlipLine({ row, open, acts }: SlipLineProps) {
  const { key, view, group, heads } = row
  const { line, fault } = view
  const textId = useId()
  const out = fault === 'closed' || fault === 'gone'
  const name = group.rate?.name ?? ''
  return (
    <>
      {heads && (
        <h3 className={styles.heading}>
          {name || words.lineGone}
          {group.rate && <span>{words.pays(formatRate(group.rate.rate))}</span>}
        </h3>
      )}
      <div className={cx(styles.line, out && styles.out)}>
        <span className={styles.number}>{line.number}</span>
        <SlipLineText id={textId} row={row} />
        {out ? (
          <span />
        ) : (
          <BahtCell
            amount={line.amount}
            label={words.amountOf(name, line.number)}
            describedBy={textId}
            invalid={fault !== null}
            onAmount={(amount) => acts.onAmount(key, amount)}
            onFocus={() => acts.onOpen(key)}
          />
        )}
        <IconButton
          label={words.remove(`${name} ${line.number}`)}
          data-remove=""
          className={styles.remove}
          onClick={() => acts.onRemove(key)}
        >
          <Trash2 size={20} />
        </IconButton>
      </div>
      {open && !out && group.rate && (
        <MoreChips line={line} rate={group.rate} onPress={(amount) => acts.onPress(key, amount)} />
      )}
    </>
  )
})
