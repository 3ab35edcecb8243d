import { type ReactNode, useRef, useState } from 'react'
import { undone } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { DigitSlots } from '#src/ui/lotto/DigitSlots.tsx'
import { Keypad, KeypadKey } from '#src/ui/lotto/Keypad.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { useDigitKeys } from '#src/ui/lotto/use-digit-keys.ts'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { addNumbers } from '../bets/add-numbers.ts'
import { AddNotice, NoticeActs } from '../bets/AddNotice.tsx'
import styles from '../LottoEntry.module.css'
import { withOrders } from '../bets/lines-for.ts'
import type { RoundBets } from '../bets/round-bets.ts'
import type { Entry } from '../bets/use-entry.ts'
import { useLowReturn, useToasted } from './use-low-return.ts'

interface KeypadPartProps {
  entry: Entry
  bets: RoundBets
  digits: number
  /** False where the grid stands in the keypad's place: the keyboard's own keys still type. */
  drawn: boolean
  /** Below the keys of a wide screen. */
  children?: ReactNode
}

/** A full number is added at once, for every active type, and can be undone. */
export function KeypadPart({ entry, bets, digits, drawn, children }: KeypadPartProps) {
  const [typed, setTyped] = useState('')
  const [last, setLast] = useState('')
  const wide = useWide()
  const label = words.slots(digits)
  const { roundId } = bets
  const handleDigit = (digit: string) => {
    const next = (typed + digit).slice(0, digits)
    setTyped(next.length < digits ? next : '')
    if (next.length < digits) return
    setLast(next)
    addNumbers(bets, withOrders(next, entry.active, entry.reverse), entry.active)
  }
  const handleDelete = () => setTyped(typed.slice(0, -1))
  const part = useRef<HTMLDivElement>(null)
  useDigitKeys({
    typing: () => !part.current?.closest('[hidden]'),
    onDigit: handleDigit,
    onDelete: handleDelete,
    onUndo: () => undone(roundId),
  })
  const low = useLowReturn(bets, last, entry.active)
  useToasted(wide ? '' : low)
  const slots = (drawn || typed !== '') && <DigitSlots compact value={typed} length={digits} label={label} />
  const keys = drawn && (
    <Keypad
      label={label}
      fill={!wide}
      onDigit={handleDigit}
      onDelete={handleDelete}
      extra={<KeypadKey onPress={() => setTyped('')}>{words.keyClear}</KeypadKey>}
    />
  )
  if (!wide) {
    return (
      <div ref={part} className={styles.keypadPart}>
        <div className={styles.display}>
          <AddNotice roundId={roundId} narrow />
          {slots}
          <NoticeActs roundId={roundId} />
        </div>
        {keys}
      </div>
    )
  }
  return (
    <div ref={part} apply="column gap-12">
      {slots}
      <AddNotice roundId={roundId} />
      {low && (
        <Note tone="warn" live>
          {low}
        </Note>
      )}
      {keys}
      {children}
      <KeyHints />
    </div>
  )
}

/** What a real keyboard does here. */
function KeyHints() {
  return (
    <ul className={styles.hints}>
      <li>
        <kbd>0</kbd>–<kbd>9</kbd> {words.hintType}
      </li>
      <li>
        <kbd>Backspace</kbd> {words.hintBack}
      </li>
      <li>
        <kbd>Ctrl</kbd>
        <kbd>Z</kbd> {words.hintUndo}
      </li>
    </ul>
  )
}
