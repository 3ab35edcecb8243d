import { defineDialog } from '#src/dialogs/dialogs.ts'
import type { CouponDone } from './coupon-done.ts'

export const couponDoneDialog = defineDialog<CouponDone, void>({
  name: 'coupon-done',
  load: async () => (await import('./CouponDoneDialog.tsx')).CouponDoneDialog,
  dismissed: undefined,
})
