import { paths } from '#src/lib/pages/paths.ts'
import { shareLink } from '#src/lib/pages/share-link.ts'
import { share } from '#src/strings/line/share.ts'
import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Copy, Download, Share2 } from '#src/ui/icons.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Paper } from '#src/ui/lotto/Paper.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { QrCode } from '#src/ui/image/QrCode.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './OwnLink.module.css'
import { LinkBox } from './parts/LinkBox.tsx'
import { useCopyLink } from './parts/use-copy-link.ts'
import { useSavePoster } from './parts/use-save-poster.ts'
import { useShareCodes } from './parts/use-share-codes.ts'
import { shareInvite } from './share-invite.ts'

/** The member's own link, to be copied, scanned, kept as a picture or sent (ENV-7). */
export function OwnLink() {
  const codes = useShareCodes()
  if (codes.status === 'failed') return <PartError title={share.ownLinkFailed} onRetry={codes.retry} />
  if (codes.code === null)
    return (
      <LoadingRegion label={shell.loading}>
        <Skeleton shape="field" />
        <Skeleton shape="panel" />
      </LoadingRegion>
    )
  return <KnownLink link={shareLink(paths.home(), codes)} code={codes.code} />
}

function KnownLink({ link, code }: { link: string; code: string }) {
  const { copy, byHand } = useCopyLink()
  const { saving, save } = useSavePoster(link, code)
  return (
    <section aria-labelledby="own-link" apply="grid gap-12 one-column">
      <h2 id="own-link" apply="lead">
        {share.ownLink}
      </h2>
      <LinkBox
        link={link}
        action={
          <IconButton label={share.copyLink} onClick={() => copy(link)}>
            <Copy />
          </IconButton>
        }
      />
      {byHand && <Note tone="warn">{share.copyByHand}</Note>}
      <Paper className={styles.paper}>
        <QrCode text={link} label={share.qrOfLink} className={styles.qrCode} />
        <div>
          <p apply="small muted">{share.posterCode}</p>
          <p className={styles.code}>{code}</p>
          <p apply="small muted">{share.scanWith}</p>
          <Button
            tone="text"
            size="sm"
            icon={<Download />}
            busy={saving}
            className={styles.save}
            onClick={() => void save()}
          >
            {share.saveQr}
          </Button>
        </div>
      </Paper>
      <Button tone="cta" size="lg" block icon={<Share2 />} onClick={() => void shareInvite()}>
        {share.title}
      </Button>
    </section>
  )
}
