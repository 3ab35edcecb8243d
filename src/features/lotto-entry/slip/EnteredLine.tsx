import { memo, useId } from 'react'
import type { BillInputLine } from '#contracts/bills.ts'
import type { LottoRate } from '#contracts/lotto.ts'
import { type Satang, satang } from '#contracts/money.ts'
import { BahtCell } from '#src/forms/asked/BahtCell.tsx'
import { SlipLine } from '#src/forms/slip/SlipLine.tsx'
import { formatRate } from '#rules/baht.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from '../LottoEntry.module.css'
import { EnteredText } from './EnteredText.tsx'
import { isFaulty } from './faulty.ts'
import { MendLine } from './MendLine.tsx'
import type { SlipRow } from './slip-rows.ts'

export interface LineActs {
  onAmount: (key: string, amount: Satang) => void
  /** The amount as it becomes by a press, with a step back. */
  onPress: (key: string, amount: Satang) => void
  onRemove: (key: string) => void
  onOpen: (key: string) => void
  /** Another price for all lines of a bet type. */
  onTypePrice: (betType: string) => void
  /** The amount that can be taken; null takes the line out. */
  onMend: (key: string, amount: Satang | null) => void
}

interface EnteredLineProps {
  row: SlipRow
  /** Its amount was touched last: the chips that raise it stand below. */
  open: boolean
  acts: LineActs
}

/** One line of the slip. A closed one is struck through and has no amount: it is not sent. */
export const EnteredLine = memo(function EnteredLine({ row, open, acts }: EnteredLineProps) {
  const { key, view, group, heads } = row
  const { line, fault } = view
  const textId = useId()
  const out = fault === 'closed' || fault === 'gone'
  const name = group.rate?.name ?? ''
  return (
    <>
      <SlipLine
        look="entry"
        heading={
          heads
            ? {
                name: name || words.lineGone,
                pays: group.rate && words.pays(formatRate(group.rate.rate)),
                act: group.rate && group.lines.length > 1 && (
                  <TextLink
                    as="button"
                    aria-haspopup="dialog"
                    onClick={() => acts.onTypePrice(group.betType)}
                  >
                    {words.typePrice} <VisuallyHidden>{name}</VisuallyHidden>
                  </TextLink>
                ),
              }
            : null
        }
        number={line.number}
        struck={out}
        text={<EnteredText id={textId} row={row} />}
        amount={
          out ? (
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
          )
        }
        removeLabel={words.remove(`${name} ${line.number}`)}
        onRemove={() => acts.onRemove(key)}
      />
      {isFaulty(row) && <MendLine view={view} onMend={(amount) => acts.onMend(key, amount)} />}
      {open && !out && group.rate && (
        <MoreChips line={line} rate={group.rate} onPress={(amount) => acts.onPress(key, amount)} />
      )}
    </>
  )
})

const STEPS = [10, 50, 100] as const

interface MoreChipsProps {
  line: BillInputLine
  rate: LottoRate
  onPress: (amount: Satang) => void
}

/** Raises the amount of one line, never above what the type takes. */
function MoreChips({ line, rate, onPress }: MoreChipsProps) {
  const upTo = (amount: number) => onPress(satang(Math.min(amount, rate.max_amount)))
  const full = line.amount >= rate.max_amount
  return (
    <div role="group" aria-label={words.moreFor(line.number)} className={styles.chips}>
      {STEPS.map((baht) => (
        <button
          key={baht}
          type="button"
          aria-label={words.addBahtAloud(baht)}
          disabled={full}
          onClick={() => upTo(line.amount + baht * 100)}
        >
          {words.addBaht(baht)}
        </button>
      ))}
      <button type="button" disabled={full} onClick={() => upTo(rate.max_amount)}>
        {words.most}
      </button>
    </div>
  )
}
