import { useState } from 'react'
import type { Notification } from '#contracts/agent.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { shell } from '#src/strings/shell.ts'
import { noticeText } from '#src/strings/notices.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { Dots } from '#src/ui/slides/Dots.tsx'
import { Motif } from '#src/ui/display/Motif.tsx'
import styles from './NoticeDialog.module.css'
import { NoticePage } from './parts/NoticePage.tsx'

export interface NoticeProps {
  notices: readonly Notification[]
}

/** SHELL-7: 400 px, one announcement a page; next, then close on the last. */
export function NoticeDialog({ notices, control }: NoticeProps & { control: DialogControl<void> }) {
  const [page, setPage] = useState(0)
  const handleClose = () => control.close()
  const frame = {
    width: 'notice',
    open: control.open,
    onClose: handleClose,
    onClosed: control.closed,
  } as const
  const notice = notices[page]
  if (!notice) {
    return (
      <Dialog {...frame} label={noticeText.noticeTitle} hideClose align="center">
        <NoNotices onClose={handleClose} />
      </Dialog>
    )
  }

  const isLast = page === notices.length - 1
  return (
    <Dialog
      {...frame}
      flush
      title={
        <span apply="lead">
          {noticeText.noticeTitle}{' '}
          <span apply="regular figures muted">{noticeText.noticeCount(page + 1, notices.length)}</span>
        </span>
      }
    >
      <NoticePage key={notice.id} notice={notice} index={page} onFollow={handleClose} />
      <div className={styles.foot}>
        <Dots count={notices.length} current={page} />
        <Button tone="cta" className={styles.next} onClick={isLast ? handleClose : () => setPage(page + 1)}>
          {isLast ? shell.close : shell.next}
        </Button>
      </div>
    </Dialog>
  )
}

function NoNotices({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Motif name="crest" className={styles.crest} />
      <h2>{noticeText.noticeTitle}</h2>
      <p apply="mt-8 muted">{noticeText.noNotices}</p>
      <Button block className={styles.close} onClick={onClose}>
        {shell.close}
      </Button>
    </>
  )
}
