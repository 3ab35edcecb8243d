/** Takes one cashback exactly once, and says how that ended (EXTRA-1, EXTRA-2). */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Cashback, claimLoss } from '#contracts/cashback.ts'
import { errorText } from '#src/api/error-text.ts'
import { memberKey } from '#src/data/member-key.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useMoneyWrite } from '#src/forms/use-money-write.ts'
import { formatBaht } from '#rules/baht.ts'
import { cashback as words } from '#src/strings/cashback.ts'

export function useClaim({ cashback_id }: Pick<Cashback, 'cashback_id'>) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  // State comes too late for two presses within one frame.
  const running = useRef(false)
  const reload = () => client.invalidateQueries({ queryKey: memberKey })

  const handleFailure = (error: unknown) => {
    toast('lost', error === null ? words.notArrived : errorText(error))
    void reload()
  }
  // A name of its own for each: what is still open of one is not asked about for another.
  const { phase, write, checkAgain } = useMoneyWrite(claimLoss, `cashback-${cashback_id}`, {
    onDone: async ({ data }) => {
      toast('won', words.claimed(formatBaht(data.amount)))
      await reload()
    },
    onNothingDone: handleFailure,
  })

  const claim = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    await write({ cashback_id }).catch(handleFailure)
    running.current = false
    setBusy(false)
  }
  return { phase, busy, claim: () => void claim(), checkAgain }
}
