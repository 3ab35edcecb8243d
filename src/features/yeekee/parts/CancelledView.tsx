import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { yeekee } from '#src/strings/yeekee.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** No result will come: stakes are given back. */
export function CancelledView() {
  return (
    <EmptyState
      title={yeekee.refunded}
      text={yeekee.refundedText}
      action={
        <Button as={Link} to={paths.lottoBills()} tone="gold">
          {yeekee.seeBills}
        </Button>
      }
    />
  )
}
