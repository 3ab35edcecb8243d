import { defineDialog, open } from '#src/dialogs/dialogs.ts'

const ruleDialog = defineDialog<Record<never, never>, void>({
  name: 'point-rule',
  load: async () => (await import('./parts/RuleDialog.tsx')).RuleDialog,
  dismissed: undefined,
})

/** How points come, and how long they can be used. */
export const showPointRule = (): Promise<void> => open(ruleDialog, {})
