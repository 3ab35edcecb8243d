import type { StatementLine } from '#contracts/statement.ts'
import { defineDialog } from '#src/dialogs/dialogs.ts'

export const lineDetailDialog = defineDialog<{ line: StatementLine }, void>({
  name: 'statementLine',
  load: async () => (await import('./LineDetail.tsx')).LineDetail,
  dismissed: undefined,
})
