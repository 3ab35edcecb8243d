import type { StatementFilter } from '#src/data/statement.ts'
import { defineDialog } from '#src/dialogs/dialogs.ts'

/** Answers the filter to show; null leaves it as it was. */
export const filterDialog = defineDialog<{ filter: StatementFilter }, StatementFilter | null>({
  name: 'statementFilter',
  load: async () => (await import('./FilterSheet.tsx')).FilterSheet,
  dismissed: null,
})
