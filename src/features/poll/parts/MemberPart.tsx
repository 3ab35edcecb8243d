import { useState, type ReactNode } from 'react'
import type { PollConfig } from '#contracts/poll.ts'
import type { OwnVotes } from '#src/data/poll.ts'
import { MoneyWriteOutcome } from '#src/forms/MoneyWriteOutcome.tsx'
import { isRunning } from './is-running.ts'
import { ResultPart } from './ResultPart.tsx'
import { useVote } from './use-vote.ts'
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
