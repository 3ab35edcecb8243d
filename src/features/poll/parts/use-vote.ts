/** One vote, sent exactly once; where each end is said (EXTRA-8). */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { submitPoll } from '#contracts/poll.ts'
import { errorText } from '#src/api/error-text.ts'
import { pollMoved, voteCast } from '#src/data/poll.ts'
import { useMoneyWrite } from '#src/forms/use-money-write.ts'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { poll as words } from '#src/strings/poll.ts'

/** `onVoted`: the vote stands. */
export function useVote(pollId: string, onVoted: () => void) {
  const client = useQueryClient()
  const pause = usePause()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // State comes too late for two presses within one frame.
  const running = useRef(false)

  const handleNothingDone = (error: unknown) => {
    const wait = askedToWait(error)
    if (wait) pause.start(wait)
    setFailure(error === null ? words.notArrived : errorText(error))
    pollMoved(client, pollId)
  }
  const { phase, write, checkAgain } = useMoneyWrite(submitPoll, `poll.${pollId}`, {
    onDone: ({ data }) => {
      voteCast(client, pollId, data)
      onVoted()
    },
    onNothingDone: handleNothingDone,
  })

  const send = async (choiceId: string) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    await write({ poll_id: pollId, choice_id: choiceId })
      .catch(handleNothingDone)
      .finally(() => {
        running.current = false
        setBusy(false)
      })
  }
  return { phase, checkAgain, busy, failure, pause, send: (choiceId: string) => void send(choiceId) }
}
