import { errorText } from '#src/api/error-text.ts'
import { play } from '#src/strings/play.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Spinner } from '#src/ui/actions/Spinner.tsx'
import { PlayBar } from './parts/PlayBar.tsx'
import type { FoundGame } from './use-game.ts'

interface GameUnknownProps {
  found: Exclude<FoundGame, { status: 'found' }>
  onClose: () => void
  onOtherGames: () => void
}

/** The sheet before it is known which game it holds, and when there is no such game. */
export function GameUnknown({ found, onClose, onOtherGames }: GameUnknownProps) {
  return (
    <main aria-label={play.finding} apply="column grow shrink-y well ink">
      <PlayBar onClose={onClose} />
      <div apply="column middle centre grow pad-20">
        {found.status === 'pending' && <Spinner large label={play.finding} />}
        {found.status === 'failed' && (
          <PartError
            title={play.findFailed}
            text={errorText(found.error)}
            busy={found.busy}
            onRetry={found.retry}
          />
        )}
        {found.status === 'missing' && (
          <EmptyState
            level={1}
            title={play.notFound}
            text={play.notFoundText}
            action={
              <Button tone="cta" onClick={onOtherGames}>
                {play.otherGames}
              </Button>
            }
          />
        )}
      </div>
    </main>
  )
}
