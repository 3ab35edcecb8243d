import { shell } from '#src/strings/shell.ts'
import { Button } from '#src/ui/Button.tsx'
import { Motif } from '#src/ui/Motif.tsx'
import styles from './NoNotices.module.css'

export function NoNotices({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Motif name="crest" className={styles.crest} />
      <h2>{shell.noticeTitle}</h2>
      <p className={styles.text}>{shell.noNotices}</p>
      <Button block className={styles.close} onClick={onClose}>
        {shell.close}
      </Button>
    </>
  )
}
