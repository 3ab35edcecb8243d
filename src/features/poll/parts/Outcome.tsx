import type { PollConfig } from '#contracts/poll.ts'
import type { OwnVotes } from '#src/data/poll.ts'
import { formatBaht } from '#rules/baht.ts'
import { formatDate, formatDateTime } from '#src/lib/time.ts'
import { poll as words } from '#src/strings/poll.ts'
import { Note } from '#src/ui/Note.tsx'

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
export function Outcome({ poll, own }: OutcomeProps) {
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
