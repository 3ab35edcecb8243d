/** Takes one cashback exactly once, and says how that ended (EXTRA-1, EXTRA-2). */
import { type Cashback, claimLoss } from '#contracts/cashback.ts'
import { errorText } from '#src/api/error-text.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { formatBaht } from '#rules/baht.ts'
import { cashback as words } from '#src/strings/cashback.ts'

export function useClaim({ cashback_id }: Pick<Cashback, 'cashback_id'>) {
  // A name of its own for each: what is still open of one is not asked about for another.
  const { phase, busy, act, checkAgain } = useMoneyAct(claimLoss, `cashback-${cashback_id}`, {
    onDone: async ({ data }, refreshed) => {
      toast('won', words.claimed(formatBaht(data.amount)))
      await refreshed
    },
    onNothingDone: (error) => toast('lost', error === null ? words.notArrived : errorText(error)),
  })
  return { phase, busy, claim: () => void act(() => ({ cashback_id })), checkAgain }
}
