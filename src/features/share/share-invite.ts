import { paths } from '#src/lib/pages/paths.ts'
import { previewOf } from '#src/lib/pages/previews.ts'
import { share } from '#src/strings/line/share.ts'
import { openShare } from './open-share.ts'

/** The landing with the sharer's code, on the card that invites. */
export const shareInvite = (): Promise<void> =>
  openShare({
    path: paths.home(),
    card: previewOf(paths.affiliate()).card,
    title: share.inviteTitle,
    text: share.inviteCardText,
  })
