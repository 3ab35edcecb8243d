import { shell } from '#src/strings/shell.ts'
import { noticeText } from '#src/strings/notices.ts'
import { Button } from '#src/ui/Button.tsx'
import { Motif } from '#src/ui/Motif.tsx'
import styles from './NoNotices.module.css'

export function NoNotices({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Motif name="crest" className={styles.crest} />
      <h2>{noticeText.noticeTitle}</h2>
      <p className={styles.text}>{noticeText.noNotices}</p>
      <Button block className={styles.close} onClick={onClose}>
        {shell.close}
      </Button>
    </>
  )
}
