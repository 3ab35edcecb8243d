import type { StatementFilter } from '#src/data/statement.ts'
import { defineDialog } from '#src/dialogs/dialogs.ts'

export const filesDialog = defineDialog<{ filter: StatementFilter }, void>({
  name: 'statementFiles',
  load: async () => (await import('./FilesSheet.tsx')).FilesSheet,
  dismissed: undefined,
})
