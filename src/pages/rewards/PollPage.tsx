import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { PollConfig } from '#contracts/poll.ts'
import { useOffered } from '#src/data/platform/offering.ts'
import { currentPollQuery, pollQuery } from '#src/data/rewards/poll.ts'
import { enter } from '#src/features/auth/enter.ts'
import { PollMissing } from '#src/features/poll/PollMissing.tsx'
import { PollView } from '#src/features/poll/PollView.tsx'
import { openShare } from '#src/features/share/open-share.ts'
import { PageActions } from '#src/features/shell/PageActions.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { useSession } from '#src/stores/session.ts'
import { askedFor, takeReturnTo } from '#src/stores/visit.ts'
import { poll as words } from '#src/strings/rewards/poll.ts'
import { shell } from '#src/strings/shell.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Share2 } from '#src/ui/icons.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './PollPage.module.css'

const share = ({ poll_id, title, description }: PollConfig) =>
  void openShare({ path: paths.poll(poll_id), title, text: description, action: words.join })

/** SHELL-8: the poll of a platform that does not tell which one runs. */
const FIRST = '1'

/** `/poll/:id`; without an id the poll that runs, or the newest. */
export function PollPage() {
  const { id: asked } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const member = useSession((state) => state.user !== null)
  const hasCurrent = useOffered('poll.current')
  const current = useQuery({ ...currentPollQuery(), enabled: asked === undefined })
  const id = asked ?? (hasCurrent ? (current.data ?? null) : FIRST)
  const { data: poll, ...found } = useQuery({ ...pollQuery(id ?? ''), enabled: id !== null })
  const { error, isFetching, refetch } = id === null ? current : found

  /** Signing in with LINE leaves the page, and comes back to this choice. */
  const handleSignIn = async (choiceId: string) => {
    askedFor(paths.poll(id ?? '', { choice: choiceId }))
    const entered = await enter('login')
    takeReturnTo()
    if (entered === 'forgot') await navigate(paths.forgot())
  }
  return (
    <div className={styles.page}>
      {poll && (
        <>
          <PageActions>
            <IconButton label={words.share} onClick={() => share(poll)}>
              <Share2 />
            </IconButton>
          </PageActions>
          <PollView
            key={poll.poll_id}
            poll={poll}
            member={member}
            wish={params.get('choice')}
            onSignIn={(choiceId) => void handleSignIn(choiceId)}
            onInvite={() => share(poll)}
          />
        </>
      )}
      {!poll && error && <PollMissing error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!poll && !error && id === null && !isFetching && (
        <EmptyState title={words.none} text={words.noneText} />
      )}
      {!poll && !error && (id !== null || isFetching) && (
        <LoadingRegion label={shell.loading} apply="grid gap-16">
          <Skeleton shape="panel" count={2} />
        </LoadingRegion>
      )}
    </div>
  )
}
