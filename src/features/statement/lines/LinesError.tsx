import { shell } from '#src/strings/shell.ts'
import { statement } from '#src/strings/money/statement.ts'
import { PartError } from '#src/ui/feedback/PartError.tsx'

export const LinesError = ({ busy, onRetry }: { busy: boolean; onRetry: () => void }) => (
  <PartError title={statement.failed} text={shell.moneySafe} busy={busy} onRetry={onRetry} />
)
