import { Link } from 'react-router'
import type { Lottery } from '#contracts/lotto.ts'
import { formatCount } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { WallGroup } from './WallGroup.tsx'

/** What a search finds, best first, whatever its category. */
export function FoundList({ query, lotteries }: { query: string; lotteries: readonly Lottery[] }) {
  return (
    <>
      <p role="status">
        <VisuallyHidden>{words.foundCount(formatCount(lotteries.length))}</VisuallyHidden>
      </p>
      {lotteries.length > 0 ? (
        <WallGroup title={words.found(query)} lotteries={lotteries} />
      ) : (
        <EmptyState
          art="lozenge"
          title={words.notFound(query)}
          text={words.notFoundText}
          action={
            <Button as={Link} to={paths.lottoLobby()} replace>
              {words.showAll}
            </Button>
          }
        />
      )}
    </>
  )
}
