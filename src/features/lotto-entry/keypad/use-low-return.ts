import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { LottoRate } from '#contracts/lotto.ts'
import { formatRate } from '#rules/baht.ts'
import { hasRepeat, isTod, ordersOf } from '#rules/lotto-bets.ts'
import { lottoRuleQuery } from '#src/data/lotto/lotto.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { lineKey } from '#src/stores/slip-lines.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import type { RoundBets } from '../bets/round-bets.ts'
import { limitText } from '../limits/LimitTag.tsx'

/** A type that gives back less than this of a hundred baht is worth a word, percent. */
const LOW = 70
/** Orders of a number whose digits differ. */
const mostOrders = (digits: number) => ordersOf('0123456789'.slice(0, digits)).length

/**
 * Warns, never blocks: a number that pays less or is taken up to a sum only, tod on repeated digits, and types that the rules
 * say give little back (domain.md §1.2). `number`
 * is the one entered last; '' where there is nothing to say.
 */
export function useLowReturn(bets: RoundBets, number: string, active: readonly LottoRate[]): string {
  const { data: rule } = useQuery(lottoRuleQuery(bets.roundId))
  const low = active.flatMap((rate) => {
    const told = rule?.bet_types.find((type) => type.bet_type === rate.bet_type)?.return_percent
    return told != null && told < LOW ? [words.lowReturn(rate.name, formatRate(told))] : []
  })
  const tod = active.some(
    (rate) => isTod(rate.bet_type) && rate.digits === number.length && hasRepeat(number),
  )
  if (tod) low.push(words.todRepeat(number, ordersOf(number).length, mostOrders(number.length)))
  return [...low, ...limitedOf(bets, number, active)].join(' ')
}

/** What is otherwise with this number; that it is closed is said where it is not added. */
const limitedOf = ({ limits }: RoundBets, number: string, active: readonly LottoRate[]): string[] =>
  active.flatMap((rate) => {
    const limit = number && limits.get(lineKey({ bet_type: rate.bet_type, number }))
    return limit && limit.state !== 'closed'
      ? [words.numberLimited(rate.name, number, limitText(limit, rate))]
      : []
  })

/** Said over the page of a phone, each time it is another: a line among the keys would move them under the finger. */
export function useToasted(text: string): void {
  const say = useEffectEvent(() => toast('info', text))
  useEffect(() => {
    if (text) say()
  }, [text])
}
