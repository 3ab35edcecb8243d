import { dayPlus } from '#rules/thai-day.ts'
import { lottoResults as words } from '#src/strings/lotto-results.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import type { ResultsViewControl } from '../use-results-view.ts'

/** Why there is nothing, and the one thing to do about it. */
export function NoResults({ control: { view, today, change } }: { control: ResultsViewControl }) {
  if (view.mine)
    return (
      <EmptyState
        title={words.noneMine}
        text={words.noneMineText}
        action={<Button onClick={() => change({ mine: false })}>{words.showAll}</Button>}
      />
    )
  return (
    <EmptyState
      title={view.day === today ? words.none : words.noneOn}
      text={words.noneText}
      action={<Button onClick={() => change({ day: dayPlus(view.day, -1) })}>{words.seeYesterday}</Button>}
    />
  )
}
