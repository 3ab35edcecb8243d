import { Link } from 'react-router'
import type { StatementLine } from '#contracts/statement.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { statement } from '#src/strings/money/statement.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Sheet } from '#src/ui/modal/Sheet.tsx'
import { Amount } from './Amount.tsx'
import { causeOf } from './cause-path.ts'
import { StateMark } from './StateMark.tsx'

interface LineDetailProps {
  line: StatementLine
  onProve: (line: StatementLine) => void
  control: DialogControl<void>
}

/** Everything about one movement, and the way to what caused it. */
export function LineDetail({ line, onProve, control }: LineDetailProps) {
  const cause = causeOf(line)
  const items = [
    { label: statement.amount, value: <Amount line={line} /> },
    { label: statement.state, value: <StateMark line={line} /> },
    { label: statement.when, value: formatDateTime(line.at) },
    { label: statement.kind, value: statement.kinds[line.kind] },
    { label: statement.wallet, value: line.wallet_name },
    ...(line.stake == null ? [] : [{ label: statement.stake, value: <Money satang={line.stake} /> }]),
    ...(line.win == null ? [] : [{ label: statement.win, value: <Money satang={line.win} /> }]),
    ...(line.balance == null
      ? []
      : [{ label: statement.balanceAfter, value: <Money satang={line.balance} /> }]),
    { label: statement.ref, value: line.ref },
  ]
  return (
    <Sheet
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
      title={line.title || statement.detail}
      actions={
        cause && (
          <Button as={Link} to={cause.path} tone="gold" block onClick={() => control.close()}>
            {cause.words}
          </Button>
        )
      }
    >
      <KeyValues items={items} />
      <p apply="mt-12 text-centre">
        <TextLink as="button" onClick={() => onProve(line)}>
          {statement.prove}
        </TextLink>
      </p>
    </Sheet>
  )
}
