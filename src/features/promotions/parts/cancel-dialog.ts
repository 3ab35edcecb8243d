import type { ActivePromotion } from '#contracts/promotion.ts'
import { defineDialog } from '#src/dialogs/dialogs.ts'

export const cancelDialog = defineDialog<{ promotion: ActivePromotion }, void>({
  name: 'promotion-cancel',
  load: async () => (await import('./CancelDialog.tsx')).CancelDialog,
  dismissed: undefined,
})
