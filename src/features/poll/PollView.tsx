import { useState } from 'react'
import type { PollConfig } from '#contracts/poll.ts'
import { usePause } from '#src/forms/use-pause.ts'
import { poll as words } from '#src/strings/poll.ts'
import { LoadingRegion } from '#src/ui/LoadingRegion.tsx'
import { PartError } from '#src/ui/PartError.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { isRunning } from './parts/is-running.ts'
import { MemberPart } from './parts/MemberPart.tsx'
import { PollBanner } from './parts/PollBanner.tsx'
import { ResultPart } from './parts/ResultPart.tsx'
import { useOwnVotes } from './parts/use-own-votes.ts'
import { VotePart } from './parts/VotePart.tsx'
import { PollFacts } from './PollFacts.tsx'
import styles from './PollView.module.css'
import { Winners } from './Winners.tsx'

interface PollViewProps {
  poll: PollConfig
  member: boolean
  /** Id of the choice that the visitor had made before signing in elsewhere. */
  wish: string | null
  onSignIn: (choiceId: string) => void
  onInvite: () => void
}

/** A poll from before it opens to its winners. A choice outlives signing in. */
export function PollView({ poll, member, wish, onSignIn, onInvite }: PollViewProps) {
  const { own, failed, busy, retry } = useOwnVotes(poll, member)
  const [choice, setChoice] = useState(wish)
  const pause = usePause()
  const aside = (
    <>
      <Winners poll={poll} />
      <PollFacts poll={poll} member={member} />
    </>
  )
  const shared = { poll, aside, choice, onChoose: setChoice, onInvite }
  return (
    <div className={styles.view}>
      <PollBanner poll={poll} />
      {own && <MemberPart {...shared} own={own} />}
      {failed && <PartError title={words.ownFailed} busy={busy} onRetry={retry} />}
      {member && !own && !failed && (
        <LoadingRegion className={styles.loading}>
          <Skeleton shape="panel" count={2} />
        </LoadingRegion>
      )}
      {!member && isRunning(poll) && (
        <VotePart {...shared} own={null} busy={false} failure={null} pause={pause} onVote={onSignIn} />
      )}
      {!member && !isRunning(poll) && <ResultPart poll={poll} own={null} aside={aside} onInvite={onInvite} />}
    </div>
  )
}
