/** What is about to be withdrawn, looked at once more. */
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import type { Review } from './ReviewSheet.tsx'

const reviewDialog = defineDialog<{ review: Review }, boolean>({
  name: 'withdraw-review',
  load: async () => (await import('./ReviewSheet.tsx')).ReviewSheet,
  dismissed: false,
})

/** True: as it stands there. */
export const reviewed = (review: Review): Promise<boolean> => open(reviewDialog, { review })
