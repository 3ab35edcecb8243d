import { useQuery } from '@tanstack/react-query'
import type { LottoRate } from '#contracts/lotto.ts'
import { lottoRuleQuery } from '#src/data/lotto.ts'
import { formatRate } from '#rules/baht.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { Note } from '#src/ui/Note.tsx'
import { hasRepeat, isTod, ordersOf } from '#rules/lotto-bets.ts'

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
export function LowReturnNote({ roundId, number, active }: LowReturnNoteProps) {
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
