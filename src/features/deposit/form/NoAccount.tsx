import { Link } from 'react-router'
import { paths } from '#src/lib/pages/paths.ts'
import { deposit as words } from '#src/strings/money/deposit.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

/** PAY-1: deposit needs a bank account. Leads to where one is added, and from there back here. */
export function NoAccount() {
  return (
    <EmptyState
      title={words.noAccountTitle}
      text={words.noAccountText}
      action={
        <Button as={Link} to={paths.memberProfile({ from: paths.memberDeposit() })} tone="cta">
          {words.addAccount}
        </Button>
      }
    />
  )
}
