import { useState } from 'react'
import { Link } from 'react-router'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { chatPicture } from '#src/lib/pages/cards.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { previewOf } from '#src/lib/pages/previews.ts'
import { type ShareCodes, shareLink } from '#src/lib/pages/share-link.ts'
import { platform } from '#src/platform/current.ts'
import type { SharedLink, ShareWay } from '#src/platform/platform.ts'
import { share } from '#src/strings/line/share.ts'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Switch } from '#src/ui/actions/Switch.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { LinkBox } from './parts/LinkBox.tsx'
import { ReferralRow } from './parts/ReferralRow.tsx'
import { ShareActions } from './parts/ShareActions.tsx'
import { ShareCardPreview } from './parts/ShareCardPreview.tsx'
import { useCopyLink } from './parts/use-copy-link.ts'
import { useShareCodes } from './parts/use-share-codes.ts'
import type { Share } from './share.ts'

/** The card as friends will see it, whose code it carries, and where it goes. */
export function ShareDialog({
  way,
  control,
  ...what
}: Share & { way: ShareWay; control: DialogControl<void> }) {
  const own = useShareCodes()
  const codes = what.codes ? { ...own, ...what.codes, status: 'ready' as const } : own
  const [hideAmounts, setHideAmounts] = useState(false)
  const [refused, setRefused] = useState(false)
  const { copy, byHand } = useCopyLink()
  const link = sharedLink(what, codes, hideAmounts)

  // Nothing is awaited before `share`: the friend picker opens its window inside the tap.
  const handleShare = async (shared: SharedLink) => {
    const result = await platform().share(shared)
    setRefused(result === 'unsupported')
    if (result === 'copied') toast('won', share.copied)
    if (result !== 'shared') return
    toast('won', share.sent)
    control.close()
  }

  return (
    <Dialog
      title={share.title}
      width="notice"
      fullOnPhone
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
      actions={
        <ShareActions
          link={link}
          way={way}
          busy={codes.status === 'pending'}
          onShare={() => void handleShare(link)}
          onCopy={() => copy(link.url)}
        />
      }
    >
      <div apply="column gap-12">
        <div>
          <p apply="semi">{share.sample}</p>
          <p apply="small muted">{share.sampleNote}</p>
        </div>
        <ShareCardPreview link={link} />
        <ReferralRow codes={codes} />
        {what.rows && (
          <Switch
            label={share.hideAmounts}
            checked={hideAmounts}
            onChange={(event) => setHideAmounts(event.target.checked)}
          />
        )}
        {(refused || byHand) && (
          <>
            <Note tone="warn">{byHand ? share.copyByHand : share.notSent}</Note>
            <LinkBox link={link.url} />
          </>
        )}
        <TextLink as={Link} to={paths.share(what.path)} chevron onClick={() => control.close()}>
          {share.toPoster}
        </TextLink>
      </div>
    </Dialog>
  )
}

/** Everything a card says: what the page gave, the rest from the page's own preview. */
function sharedLink(what: Share, codes: ShareCodes, hideAmounts: boolean): SharedLink {
  const { path, rows, codes: _, target, card, ...own } = what
  const { headline, text, action, card: ownCard } = previewOf(path)
  return {
    title: headline,
    ...(action && { action }),
    // A card with lines is a slip, which has no picture.
    ...(!rows && { picture: new URL(chatPicture(card ?? ownCard), location.origin).href }),
    ...own,
    text: own.text || text,
    ...(rows && { rows: rows.map((row) => (hideAmounts ? { ...row, value: share.hidden } : row)) }),
    url: shareLink(path, codes, target),
  }
}
