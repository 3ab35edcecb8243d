/** What is about to be withdrawn, looked at once more. */
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import type { Review, Reviewed } from './ReviewSheet.tsx'

const reviewDialog = defineDialog<{ review: Review }, Reviewed>({
  name: 'withdraw-review',
  load: async () => (await import('./ReviewSheet.tsx')).ReviewSheet,
  dismissed: 'no',
})

export const reviewed = (review: Review): Promise<Reviewed> => open(reviewDialog, { review })
