import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PollConfig } from '#contracts/poll.ts'
import { formatBaht } from '#rules/baht.ts'
import { type OwnVotes, pollQuotaQuery } from '#src/data/rewards/poll.ts'
import { formatDate, formatDateTime } from '#src/lib/time.ts'
import { poll as words } from '#src/strings/rewards/poll.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Share2 } from '#src/ui/icons.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Columns } from './Columns.tsx'
import styles from '../PollView.module.css'
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

interface ResultBarProps {
  pollId: string
  /** Missing where the member has no votes left. */
  onAgain?: (() => void) | undefined
  onInvite: () => void
}

/** Bring friends; and vote again, where a vote is left. */
function ResultBar({ pollId, onAgain, onInvite }: ResultBarProps) {
  const { data: quota } = useQuery({ ...pollQuotaQuery(pollId), enabled: onAgain !== undefined })
  return (
    <div className={styles.resultPartBar}>
      {onAgain && quota && quota.left > 0 && (
        <Button tone="cta" size="lg" block onClick={onAgain}>
          {words.again(quota.left)}
        </Button>
      )}
      <Button tone="gold" size="lg" block icon={<Share2 size={20} />} onClick={onInvite}>
        {words.invite}
      </Button>
    </div>
  )
}

interface OutcomeProps {
  poll: PollConfig
  own: OwnVotes | null
}

/** What the answer means for the member; the prize is what one right vote was worth, times their right votes. */
function verdict({ answer_choice_id, prize_each }: PollConfig, own: OwnVotes): string {
  const right = own.votes.filter(({ choice_id }) => choice_id === answer_choice_id).length
  if (right === 0) return words.youWereWrong
  return prize_each ? words.youWere(right, formatBaht(right * prize_each)) : words.youWereRight(right)
}

/** That the vote stands and when the answer comes; later, what it was. */
function Outcome({ poll, own }: OutcomeProps) {
  const { state, announces_at } = poll
  const last = own?.votes.at(-1)
  if (state === 'announced') {
    const answer = poll.choices.find(({ choice_id }) => choice_id === poll.answer_choice_id)
    const right = last && own?.votes.some(({ choice_id }) => choice_id === poll.answer_choice_id)
    return (
      <Note tone={right ? 'won' : 'info'}>
        {answer && <p>{words.answerIs(answer.name)}</p>}
        {own && last && <p>{verdict(poll, own)}</p>}
      </Note>
    )
  }
  return (
    <Note tone={last ? 'won' : 'info'}>
      {/* Announced when it appears: the vote is the only thing that brings it. */}
      <div role="status">
        {state === 'closed' && <p>{words.waiting}</p>}
        {last && <p>{words.recorded(formatDateTime(last.at))}</p>}
        {announces_at != null && (
          <p>
            {words.announces(state === 'closed' ? formatDateTime(announces_at) : formatDate(announces_at))}
          </p>
        )}
      </div>
    </Note>
  )
}
