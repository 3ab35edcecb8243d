import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { bills as words } from '#src/strings/bill.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** None at all yet, or none under this filter: two different things. */
export function NoBills({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  if (!filtered)
    return (
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        action={
          <Button as={Link} to={paths.lottoLobby()} tone="gold">
            {words.toLobby}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      art="lozenge"
      title={words.emptyFilter}
      text={words.emptyFilterText}
      action={
        <Button tone="gold" onClick={onReset}>
          {words.reset}
        </Button>
      }
    />
  )
}
