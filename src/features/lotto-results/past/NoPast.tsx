import { lottoPast as words } from '#src/strings/lotto/lotto-past.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

/** No draw yet. */
export function NoPast() {
  return <EmptyState title={words.none} text={words.noneText} />
}
