/** One vote, sent exactly once; where each end is said (EXTRA-8). */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { submitPoll } from '#contracts/poll.ts'
import { errorText } from '#src/api/error-text.ts'
import { voteCast } from '#src/data/poll.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { poll as words } from '#src/strings/poll.ts'

/** `onVoted`: the vote stands. */
export function useVote(pollId: string, onVoted: () => void) {
  const client = useQueryClient()
  const pause = usePause()
  const [failure, setFailure] = useState<string | null>(null)

  const handleNothingDone = (error: unknown) => {
    const wait = askedToWait(error)
    if (wait) pause.start(wait)
    setFailure(error === null ? words.notArrived : errorText(error))
  }
  const { phase, busy, act, checkAgain } = useMoneyAct(submitPoll, `poll.${pollId}`, {
    onDone: ({ data }) => {
      voteCast(client, pollId, data)
      onVoted()
    },
    onNothingDone: handleNothingDone,
  })

  const send = (choiceId: string) =>
    void act(() => {
      setFailure(null)
      return { poll_id: pollId, choice_id: choiceId }
    })
  return { phase, checkAgain, busy, failure, pause, send }
}
