import type { StatementFilter } from '#src/data/money/statement.ts'
import { statement } from '#src/strings/money/statement.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { filtersSet } from '../statement-url.ts'

interface NoLinesProps {
  filter: StatementFilter
  onReset: () => void
}

/** Nothing at all yet, or nothing under this filter: two different things. */
export function NoLines({ filter, onReset }: NoLinesProps) {
  if (!filter.kind && filtersSet(filter) === 0)
    return <EmptyState title={statement.empty} text={statement.emptyText} />
  return (
    <EmptyState
      art="lozenge"
      title={statement.emptyFilter}
      text={statement.emptyFilterText}
      action={
        filtersSet(filter) > 0 && (
          <Button tone="gold" onClick={onReset}>
            {statement.reset}
          </Button>
        )
      }
    />
  )
}
