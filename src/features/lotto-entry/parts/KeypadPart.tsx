import { useRef, useState } from 'react'
import { undone } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { DigitSlots } from '#src/ui/DigitSlots.tsx'
import { Keypad, KeypadKey } from '#src/ui/Keypad.tsx'
import { useDigitKeys } from '#src/ui/use-digit-keys.ts'
import { useWide } from '#src/ui/use-wide.ts'
import { addNumbers } from './add-numbers.ts'
import { AddNotice } from './AddNotice.tsx'
import { KeyHints } from './KeyHints.tsx'
import styles from './KeypadPart.module.css'
import { LowReturnNote } from './LowReturnNote.tsx'
import { withOrders } from './lines-for.ts'
import type { RoundBets } from './round-bets.ts'
import type { Entry } from './use-entry.ts'

interface KeypadPartProps {
  entry: Entry
  bets: RoundBets
  digits: number
  /** False where the grid stands in the keypad's place: the keyboard's own keys still type. */
  drawn: boolean
}

/** A full number is added at once, for every active type, and can be undone. */
export function KeypadPart({ entry, bets, digits, drawn }: KeypadPartProps) {
  const [typed, setTyped] = useState('')
  const [last, setLast] = useState('')
  const wide = useWide()
  const label = words.slots(digits)
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
    onUndo: () => undone(bets.roundId),
  })
  return (
    <div ref={part} className={styles.part}>
      {(drawn || typed !== '') && <DigitSlots compact value={typed} length={digits} label={label} />}
      <AddNotice roundId={bets.roundId} />
      <LowReturnNote roundId={bets.roundId} number={last} active={entry.active} />
      {drawn && (
        <Keypad
          label={label}
          onDigit={handleDigit}
          onDelete={handleDelete}
          extra={<KeypadKey onPress={() => setTyped('')}>{words.keyClear}</KeypadKey>}
        />
      )}
      {drawn && wide && <KeyHints />}
    </div>
  )
}
