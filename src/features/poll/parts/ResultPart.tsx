import type { ReactNode } from 'react'
import type { PollConfig } from '#contracts/poll.ts'
import type { OwnVotes } from '#src/data/poll.ts'
import { Note } from '#src/ui/Note.tsx'
import { Columns } from './Columns.tsx'
import { Outcome } from './Outcome.tsx'
import { ResultBar } from './ResultBar.tsx'
import { Results } from './Results.tsx'

interface ResultPartProps {
  poll: PollConfig
  own: OwnVotes | null
  aside: ReactNode
  /** The member has just voted. */
  arrived?: boolean
  onAgain?: () => void
  onInvite: () => void
}

/** The figures, what is known of the member's votes, and how to get another one. */
export function ResultPart({ poll, own, aside, arrived = false, onAgain, onInvite }: ResultPartProps) {
  const open = poll.state === 'open'
  const again = open && own?.allowed ? onAgain : undefined
  return (
    <Columns aside={aside} bar={<ResultBar pollId={poll.poll_id} onAgain={again} onInvite={onInvite} />}>
      <Results poll={poll} own={own} arrived={arrived} />
      <Outcome poll={poll} own={own} />
      {open && own && !own.allowed && own.reason && <Note>{own.reason}</Note>}
    </Columns>
  )
}
