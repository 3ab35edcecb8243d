import type { StatementLine } from '#contracts/statement.ts'
import { defineDialog } from '#src/dialogs/dialogs.ts'

/** The step out of the feature: the line's proof. */
interface LineShown {
  line: StatementLine
  onProve: (line: StatementLine) => void
}

export const lineDetailDialog = defineDialog<LineShown, void>({
  name: 'statementLine',
  load: async () => (await import('./LineDetail.tsx')).LineDetail,
  dismissed: undefined,
})
