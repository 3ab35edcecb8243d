import { Link } from 'react-router'
import type { PollConfig } from '#contracts/poll.ts'
import type { OwnVotes } from '#src/data/poll.ts'
import { paths } from '#src/lib/paths.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { poll as words } from '#src/strings/poll.ts'
import { Note } from '#src/ui/Note.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

interface WhyNotProps {
  poll: PollConfig
  own: OwnVotes | null
}

/** Why nobody, or this member, can vote now. */
export function WhyNot({ poll, own }: WhyNotProps) {
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
