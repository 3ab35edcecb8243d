import { Link } from 'react-router'
import { ApiError } from '#src/api/api-error.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'

interface RoundMissingProps {
  error: unknown
  busy: boolean
  onRetry: () => void
}

/** There is no such round, or it could not be read. */
export function RoundMissing({ error, busy, onRetry }: RoundMissingProps) {
  const unknown = error instanceof ApiError && (error.kind === 'notFound' || error.kind === 'invalid')
  if (!unknown)
    return <PartError title={words.loadFailed} text={words.loadFailedText} busy={busy} onRetry={onRetry} />
  return (
    <EmptyState
      title={words.missingTitle}
      text={words.missingText}
      action={
        <Button as={Link} tone="cta" to={paths.lottoLobby()}>
          {words.toLobby}
        </Button>
      }
    />
  )
}
