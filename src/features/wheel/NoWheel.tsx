import { Link } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { wheel as words } from '#src/strings/rewards/wheel.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

/** In place of the page where the agent has no wheel. */
export function NoWheel() {
  return (
    <EmptyState
      title={words.none}
      text={words.noneText}
      action={
        <Button as={Link} to={paths.promotions()} tone="gold">
          {words.toPromotions}
        </Button>
      }
    />
  )
}
