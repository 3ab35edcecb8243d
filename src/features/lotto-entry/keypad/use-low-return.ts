import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { LottoRate } from '#contracts/lotto.ts'
import { formatRate } from '#rules/baht.ts'
import { hasRepeat, isTod, ordersOf } from '#rules/lotto-bets.ts'
import { lottoRuleQuery } from '#src/data/lotto/lotto.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'

/** A type that gives back less than this of a hundred baht is worth a word, percent. */
const LOW = 70
/** Orders of a number whose digits differ. */
const mostOrders = (digits: number) => ordersOf('0123456789'.slice(0, digits)).length

/**
 * Warns, never blocks: tod on repeated digits, and types that the rules say give little back (domain.md §1.2). `number`
 * is the one entered last; '' where there is nothing to say.
 */
export function useLowReturn(roundId: string, number: string, active: readonly LottoRate[]): string {
  const { data: rule } = useQuery(lottoRuleQuery(roundId))
  const low = active.flatMap((rate) => {
    const told = rule?.bet_types.find((type) => type.bet_type === rate.bet_type)?.return_percent
    return told != null && told < LOW ? [words.lowReturn(rate.name, formatRate(told))] : []
  })
  const tod = active.some(
    (rate) => isTod(rate.bet_type) && rate.digits === number.length && hasRepeat(number),
  )
  if (tod) low.push(words.todRepeat(number, ordersOf(number).length, mostOrders(number.length)))
  return low.join(' ')
}

/** Said over the page of a phone, each time it is another: a line among the keys would move them under the finger. */
export function useToasted(text: string): void {
  const say = useEffectEvent(() => toast('info', text))
  useEffect(() => {
    if (text) say()
  }, [text])
}
