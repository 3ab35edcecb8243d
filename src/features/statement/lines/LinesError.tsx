import { shell } from '#src/strings/shell.ts'
import { statement } from '#src/strings/statement.ts'
import { PartError } from '#src/ui/PartError.tsx'

export const LinesError = ({ busy, onRetry }: { busy: boolean; onRetry: () => void }) => (
  <PartError title={statement.failed} text={shell.moneySafe} busy={busy} onRetry={onRetry} />
)
