/**
 * The one share action of the site (ENV-7). A feature takes an `onShare` from its page, as it takes every other step that
 * leaves it: features do not know each other, and the page knows which address and words belong to what it shows.
 */
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { platform } from '#src/platform/current.ts'
import type { ShareWay } from '#src/platform/platform.ts'
import type { Share } from './share.ts'

const shareDialog = defineDialog<Share & { way: ShareWay }, void>({
  name: 'share',
  load: async () => (await import('./ShareDialog.tsx')).ShareDialog,
  dismissed: undefined,
})

/** Opens the share sheet; resolves when it has closed. */
export async function openShare(share: Share): Promise<void> {
  // Side by side: the sheet's button may wait for nothing once it is there.
  const [way] = await Promise.all([platform().prepareShare(), shareDialog.load()])
  await open(shareDialog, { ...share, way })
}
