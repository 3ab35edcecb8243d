import { Link } from 'react-router'
import { ApiError } from '#src/api/api-error.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { poll as words } from '#src/strings/rewards/poll.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'

interface PollMissingProps {
  error: unknown
  busy: boolean
  onRetry: () => void
}

/** There is no such poll, or it could not be read. */
export function PollMissing({ error, busy, onRetry }: PollMissingProps) {
  const unknown = error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid')
  if (!unknown)
    return <PartError title={words.loadFailed} text={words.loadFailedText} busy={busy} onRetry={onRetry} />
  return (
    <EmptyState
      title={words.missingTitle}
      text={words.missingText}
      action={
        <Button as={Link} tone="cta" to={paths.poll()}>
          {words.toCurrent}
        </Button>
      }
    />
  )
}
