import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PollConfig } from '#contracts/poll.ts'
import { happened } from '#src/data/affected.ts'
import { ownVotesQuery, pollQuotaQuery } from '#src/data/rewards/poll.ts'
import { usePause } from '#src/forms/use-pause.ts'
import { formatTime } from '#src/lib/time.ts'
import { poll as words } from '#src/strings/rewards/poll.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { isRunning } from './parts/is-running.ts'
import { MemberPart } from './parts/MemberPart.tsx'
import { PollBanner } from './parts/PollBanner.tsx'
import { ResultPart } from './parts/ResultPart.tsx'
import { VotePart } from './parts/VotePart.tsx'
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
        <LoadingRegion apply="grid gap-12">
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

/** The member's votes. When the poll opens, closes or is decided before our eyes, what was known of them is old. */
function useOwnVotes({ poll_id, state }: PollConfig, member: boolean) {
  const client = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({ ...ownVotesQuery(poll_id), enabled: member })
  const seen = useRef(state)
  useEffect(() => {
    if (seen.current === state) return
    seen.current = state
    // A prize may have come as well.
    if (member) void happened(client, 'pollMoved')
  }, [client, member, state])
  return {
    own: member ? (data ?? null) : null,
    failed: member && !data && isError,
    busy: isFetching,
    retry: () => void refetch(),
  }
}

/** The rules as the platform tells them, and how the member's own votes were counted. */
function PollFacts({ poll, member }: { poll: PollConfig; member: boolean }) {
  const { data: quota } = useQuery({ ...pollQuotaQuery(poll.poll_id), enabled: member })
  const facts = poll.metadata.map(({ key, val }) => ({ label: key, value: val }))
  if (member && quota)
    facts.push({
      label: words.yourQuota,
      value: [
        words.used(quota.used, quota.quota),
        quota.updated_at == null ? '' : words.counted(formatTime(quota.updated_at)),
      ].join(' '),
    })
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="poll-rules">
      <SectionHead id="poll-rules" title={words.rules} />
      <Card pad className={styles.facts}>
        <KeyValues items={facts} />
      </Card>
    </section>
  )
}
