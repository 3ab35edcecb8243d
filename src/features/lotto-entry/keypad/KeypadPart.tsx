import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { LottoRate } from '#contracts/lotto.ts'
import { formatRate } from '#rules/baht.ts'
import { hasRepeat, isTod, ordersOf } from '#rules/lotto-bets.ts'
import { lottoRuleQuery } from '#src/data/lotto/lotto.ts'
import { undone } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { DigitSlots } from '#src/ui/lotto/DigitSlots.tsx'
import { Keypad, KeypadKey } from '#src/ui/lotto/Keypad.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { useDigitKeys } from '#src/ui/lotto/use-digit-keys.ts'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { addNumbers } from '../bets/add-numbers.ts'
import { AddNotice } from '../bets/AddNotice.tsx'
import styles from './KeypadPart.module.css'
import { withOrders } from '../bets/lines-for.ts'
import type { RoundBets } from '../bets/round-bets.ts'
import type { Entry } from '../bets/use-entry.ts'

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

/** A type that gives back less than this of a hundred baht is worth a word, percent. */
const LOW = 70
/** Orders of a number whose digits differ. */
const mostOrders = (digits: number) => ordersOf('0123456789'.slice(0, digits)).length

interface LowReturnNoteProps {
  roundId: string
  /** The number entered last. */
  number: string
  active: readonly LottoRate[]
}

/** Warns, never blocks: tod on repeated digits, and types that the rules say give little back (domain.md §1.2). */
function LowReturnNote({ roundId, number, active }: LowReturnNoteProps) {
  const { data: rule } = useQuery(lottoRuleQuery(roundId))
  const low = active.flatMap((rate) => {
    const told = rule?.bet_types.find((type) => type.bet_type === rate.bet_type)?.return_percent
    return told != null && told < LOW ? [words.lowReturn(rate.name, formatRate(told))] : []
  })
  const tod = active.some(
    (rate) => isTod(rate.bet_type) && rate.digits === number.length && hasRepeat(number),
  )
  if (tod) low.push(words.todRepeat(number, ordersOf(number).length, mostOrders(number.length)))
  if (low.length === 0) return null
  return (
    <Note tone="warn" live>
      {low.join(' ')}
    </Note>
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
