import { AddressLink } from '#src/platform/AddressLink.tsx'
import type { SharedLink, ShareWay } from '#src/platform/platform.ts'
import { share } from '#src/strings/line/share.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Copy, Send, Share2 } from '#src/ui/icons.ts'
import { lineShareUrl } from './line-share-url.ts'
import styles from '../ShareDialog.module.css'

interface ShareActionsProps {
  link: SharedLink
  way: ShareWay
  /** The referral code is still on its way. */
  busy: boolean
  onShare: () => void
  onCopy: () => void
}

/** LINE first, for that is where a Thai link goes: its friend picker inside LINE, its share page elsewhere. */
export function ShareActions({ link, way, busy, onShare, onCopy }: ShareActionsProps) {
  return (
    <div apply="column gap-8">
      {way === 'lineFriends' || busy ? (
        <Button tone="cta" size="lg" block busy={busy} icon={<Send />} onClick={onShare}>
          {way === 'lineFriends' ? share.pickFriends : share.sendByLine}
        </Button>
      ) : (
        <Button as={AddressLink} to={lineShareUrl(link)} tone="cta" size="lg" block icon={<Send />}>
          {share.sendByLine}
        </Button>
      )}
      <div className={styles.others}>
        {way === 'apps' && (
          <Button tone="quiet" block disabled={busy} icon={<Share2 />} onClick={onShare}>
            {share.otherApps}
          </Button>
        )}
        <Button
          tone={way === 'apps' ? 'quiet' : 'text'}
          block
          disabled={busy}
          icon={<Copy />}
          onClick={onCopy}
        >
          {share.copyInstead}
        </Button>
      </div>
    </div>
  )
}
