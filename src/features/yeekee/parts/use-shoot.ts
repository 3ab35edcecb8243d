import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { shootNumber } from '#contracts/yeekee.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { shotAccepted, shotTooEarly } from '#src/data/yeekee.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { formatCount } from '#rules/baht.ts'
import { useSession } from '#src/stores/session.ts'
import { receiptGiven } from '#src/stores/yeekee-witness.ts'
import { yeekee } from '#src/strings/yeekee.ts'

/** Sends a shot exactly once: it cannot be taken back, so an open end is asked about as with money. */
export function useShoot(roundId: string, onAccepted: () => void) {
  const client = useQueryClient()
  const owner = useSession((state) => state.user?.username ?? '')
  const [failure, setFailure] = useState<string | null>(null)

  const handleFailure = (error: unknown) => {
    if (error instanceof ApiError && error.kind === 'tooMany' && error.retryAfter) {
      shotTooEarly(client, roundId, error.retryAfter)
      return setFailure(yeekee.tooEarly(error.retryAfter))
    }
    setFailure(error === null ? yeekee.notArrived : errorText(error))
  }

  const { phase, busy, act, checkAgain } = useMoneyAct(shootNumber, `yeekee.${roundId}`, {
    onDone: ({ data }) => {
      const { seq, number, head, accepted_at } = data
      receiptGiven(roundId, { seq, number, head, accepted_at, owner })
      shotAccepted(client, roundId, data)
      toast('won', yeekee.done(number, formatCount(seq)))
      onAccepted()
    },
    onNothingDone: handleFailure,
  })

  const shoot = (number: string) =>
    void act(() => {
      setFailure(null)
      return { round_id: roundId, number }
    })
  return { phase, checkAgain, failure, busy, shoot }
}
