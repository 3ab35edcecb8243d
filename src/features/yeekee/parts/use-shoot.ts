import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { shootNumber } from '#contracts/yeekee.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { lottoRoundQuery } from '#src/data/lotto.ts'
import { shotAccepted, shotTooEarly } from '#src/data/yeekee.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useMoneyWrite } from '#src/forms/use-money-write.ts'
import { formatCount } from '#rules/baht.ts'
import { useSession } from '#src/stores/session.ts'
import { receiptGiven } from '#src/stores/yeekee-witness.ts'
import { yeekee } from '#src/strings/yeekee.ts'

/** Sends a shot exactly once: it cannot be taken back, so an open end is asked about as with money. */
export function useShoot(roundId: string, onAccepted: () => void) {
  const client = useQueryClient()
  const owner = useSession((state) => state.user?.username ?? '')
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // State comes too late for two presses within one frame.
  const running = useRef(false)

  const operation = useMoneyWrite(shootNumber, `yeekee.${roundId}`, {
    onDone: ({ data }) => {
      const { seq, number, head, accepted_at } = data
      receiptGiven(roundId, { seq, number, head, accepted_at, owner })
      shotAccepted(client, roundId, data)
      toast('won', yeekee.done(number, formatCount(seq)))
      onAccepted()
    },
    onNothingDone: (error) => setFailure(error === null ? yeekee.notArrived : errorText(error)),
  })

  const handleFailure = (error: unknown) => {
    if (error instanceof ApiError && error.kind === 'tooMany' && error.retryAfter) {
      shotTooEarly(client, roundId, error.retryAfter)
      return setFailure(yeekee.tooEarly(error.retryAfter))
    }
    setFailure(errorText(error))
    // Refused for what this page did not know yet: the round has ended, or the last shot was used elsewhere.
    void client.invalidateQueries({ queryKey: lottoRoundQuery(roundId).queryKey })
  }

  const shoot = async (number: string) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    await operation
      .write({ round_id: roundId, number })
      .catch(handleFailure)
      .finally(() => {
        running.current = false
        setBusy(false)
      })
  }

  const { phase, checkAgain } = operation
  return { phase, checkAgain, failure, busy, shoot: (number: string) => void shoot(number) }
}
