import type { Promotion } from '#contracts/promotion.ts'
import { defineDialog } from '#src/dialogs/dialogs.ts'

interface DetailsProps {
  promotion: Promotion
  member: boolean
  /** Opens the share sheet above; absent where there is none. */
  onShare?: () => void
}

/** All terms of one promotion; what a deep link opens. */
export const detailsDialog = defineDialog<DetailsProps, 'receive' | 'closed'>({
  name: 'promotion-details',
  load: async () => (await import('./PromotionDetails.tsx')).PromotionDetails,
  dismissed: 'closed',
})
