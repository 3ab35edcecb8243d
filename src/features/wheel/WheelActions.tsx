import { Link } from 'react-router'
import type { WheelNow } from '#src/data/wheel.ts'
import { open } from '#src/dialogs/dialogs.ts'
import { paths } from '#src/lib/paths.ts'
import { fairness, wheel as words } from '#src/strings/wheel.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { History, Info, Share2, ShieldCheck } from '#src/ui/icons.ts'
import { infoDialog } from './parts/info-dialog.ts'
import styles from './WheelActions.module.css'

/** In the corners of the stage: the header has no room beside the balance on a phone. */
export function WheelActions({ now, onShare }: { now: WheelNow; onShare: () => void }) {
  return (
    <>
      <IconButton
        label={words.rules}
        className={styles.topLeft}
        onClick={() => void open(infoDialog, { now })}
      >
        <Info size={22} />
      </IconButton>
      <IconButton
        as={Link}
        to={paths.memberWheel({ view: 'history' })}
        label={words.history}
        className={styles.topRight}
      >
        <History size={22} />
      </IconButton>
      <IconButton
        as={Link}
        to={paths.memberWheel({ view: 'fairness' })}
        label={fairness.title}
        className={styles.bottomLeft}
      >
        <ShieldCheck size={22} />
      </IconButton>
      <IconButton label={words.share} className={styles.bottomRight} onClick={onShare}>
        <Share2 size={22} />
      </IconButton>
    </>
  )
}
