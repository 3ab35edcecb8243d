import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { PollConfig } from '#contracts/poll.ts'
import { type OwnVotes, pollQuotaQuery } from '#src/data/rewards/poll.ts'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import type { Pause } from '#src/forms/use-pause.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { poll as words } from '#src/strings/rewards/poll.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Share2 } from '#src/ui/icons.ts'
import { Note } from '#src/ui/feedback/Note.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Choices } from './Choices.tsx'
import { Columns } from './Columns.tsx'
import { PartHead } from './PartHead.tsx'
import styles from '../PollView.module.css'

interface VotePartProps {
  poll: PollConfig
  /** Of the member; null for a visitor. */
  own: OwnVotes | null
  /** Id of the chosen one. */
  choice: string | null
  aside: ReactNode
  busy: boolean
  failure: string | null
  pause: Pause
  onChoose: (choiceId: string) => void
  onVote: (choiceId: string) => void
  onInvite: () => void
  /** Leads back to the results; missing where there is nothing to see yet. */
  onResults?: (() => void) | undefined
}

/** The choices, and the one press that counts. */
export function VotePart(props: VotePartProps) {
  const { poll, own, choice, aside, busy, failure, pause, onChoose, onVote, onInvite, onResults } = props
  const heading = useId()
  const chosen = poll.choices.find(({ choice_id }) => choice_id === choice) ?? null
  const barred = poll.state !== 'open' || (own !== null && !own.allowed)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen && !barred) onVote(chosen.choice_id)
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <Columns
        aside={
          <>
            {aside}
            {/* The header of a phone has it. */}
            <Button tone="gold" icon={<Share2 size={20} />} onClick={onInvite} className={styles.invite}>
              {words.invite}
            </Button>
          </>
        }
        bar={
          <SubmitButton busy={busy} pause={pause} disabled={!chosen || barred}>
            {chosen ? words.vote(chosen.name) : words.chooseFirst}
          </SubmitButton>
        }
      >
        <div role="radiogroup" aria-labelledby={heading}>
          <PartHead id={heading} title={poll.question || words.choose}>
            <QuotaLine pollId={poll.poll_id} member={own !== null} />
          </PartHead>
          <Choices poll={poll} chosen={choice} disabled={barred || busy} onChoose={onChoose} />
        </div>
        <div role="alert" className={styles.alert}>
          {failure && <Note tone="lost">{failure}</Note>}
        </div>
        {barred && <WhyNot poll={poll} own={own} />}
        <Note>{words.final}</Note>
        {onResults && (
          <TextLink as="button" onClick={onResults}>
            {words.backToResults}
          </TextLink>
        )}
      </Columns>
    </form>
  )
}

/** Votes that the member has left; a visitor is told where to find out. */
function QuotaLine({ pollId, member }: { pollId: string; member: boolean }) {
  const { data } = useQuery({ ...pollQuotaQuery(pollId), enabled: member })
  if (!member) return <span apply="small muted">{words.signInToVote}</span>
  if (!data) return null
  return (
    <span apply="small muted">
      {words.quotaLeft} <b apply="figures gold">{data.left}</b> {words.times}
    </span>
  )
}

interface WhyNotProps {
  poll: PollConfig
  own: OwnVotes | null
}

/** Why nobody, or this member, can vote now. */
function WhyNot({ poll, own }: WhyNotProps) {
  if (poll.state === 'upcoming')
    return poll.opens_at == null ? null : <Note>{words.notYet(formatDateTime(poll.opens_at))}</Note>
  if (!own?.reason) return null
  return (
    <Note tone="warn">
      {own.reason}
      {own.votes.length === 0 && (
        <>
          {' '}
          <TextLink underline as={Link} to={paths.memberDeposit()}>
            {words.deposit}
          </TextLink>
        </>
      )}
    </Note>
  )
}
