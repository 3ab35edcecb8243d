import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type PollConfig, submitPoll } from '#contracts/poll.ts'
import { errorText } from '#src/api/error-text.ts'
import { type OwnVotes, voteCast } from '#src/data/rewards/poll.ts'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { poll as words } from '#src/strings/rewards/poll.ts'
import { isRunning } from './is-running.ts'
import { ResultPart } from './ResultPart.tsx'
import { VotePart } from './VotePart.tsx'

interface MemberPartProps {
  poll: PollConfig
  own: OwnVotes
  choice: string | null
  aside: ReactNode
  onChoose: (choiceId: string | null) => void
  onInvite: () => void
}

/** A member's poll: the choices until they have voted, the figures from then on; and back, while votes are left. */
export function MemberPart({ poll, own, choice, aside, onChoose, onInvite }: MemberPartProps) {
  const [step, setStep] = useState<'begin' | 'voted' | 'again'>('begin')
  const { phase, checkAgain, send, ...sending } = useVote(poll.poll_id, () => {
    onChoose(null)
    setStep('voted')
  })
  if (phase !== 'ready') return <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />

  const voted = own.votes.length > 0
  if (isRunning(poll) && (!voted || step === 'again'))
    return (
      <VotePart
        poll={poll}
        own={own}
        choice={choice}
        aside={aside}
        {...sending}
        onChoose={onChoose}
        onVote={send}
        onInvite={onInvite}
        onResults={voted ? () => setStep('begin') : undefined}
      />
    )
  return (
    <ResultPart
      poll={poll}
      own={own}
      aside={aside}
      arrived={step === 'voted'}
      onAgain={() => setStep('again')}
      onInvite={onInvite}
    />
  )
}

/** One vote, sent exactly once; where each end is said (EXTRA-8). */
/** `onVoted`: the vote stands. */
function useVote(pollId: string, onVoted: () => void) {
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
