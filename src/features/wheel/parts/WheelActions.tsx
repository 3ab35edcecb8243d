import { Link } from 'react-router'
import { useOffered } from '#src/data/platform/offering.ts'
import type { WheelNow } from '#src/data/rewards/wheel.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { fairness, wheel as words } from '#src/strings/rewards/wheel.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { History, Info, Share2, ShieldCheck } from '#src/ui/icons.ts'
import styles from '../WheelPart.module.css'

/** In the corners of the stage: the header has no room beside the balance on a phone. */
export function WheelActions({ now, onShare }: { now: WheelNow; onShare: () => void }) {
  const hasHistory = useOffered('wheel.history')
  const hasFairness = useOffered('wheel.fairness')
  return (
    <>
      <IconButton
        label={words.rules}
        className={styles.topLeft}
        onClick={() => void open(infoDialog, { now })}
      >
        <Info size={22} />
      </IconButton>
      {hasHistory && (
        <IconButton
          as={Link}
          to={paths.memberWheel({ view: 'history' })}
          label={words.history}
          className={styles.topRight}
        >
          <History size={22} />
        </IconButton>
      )}
      {hasFairness && (
        <IconButton
          as={Link}
          to={paths.memberWheel({ view: 'fairness' })}
          label={fairness.title}
          className={styles.bottomLeft}
        >
          <ShieldCheck size={22} />
        </IconButton>
      )}
      <IconButton label={words.share} className={styles.bottomRight} onClick={onShare}>
        <Share2 size={22} />
      </IconButton>
    </>
  )
}

const infoDialog = defineDialog<{ now: WheelNow }, void>({
  name: 'wheel-info',
  load: async () => (await import('./InfoDialog.tsx')).InfoDialog,
  dismissed: undefined,
})
