import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOffered } from '#src/data/platform/offering.ts'
import type { WheelNow } from '#src/data/rewards/wheel.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { rewardText } from '#src/lib/reward.ts'
import { fairness, wheel as words } from '#src/strings/rewards/wheel.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { History, Info, Share2, ShieldCheck } from '#src/ui/icons.ts'
import { Section } from '#src/ui/layout/Section.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { Chances } from './parts/Chances.tsx'
import { SpinAction } from './parts/SpinAction.tsx'
import { useSpin } from './parts/use-spin.ts'
import { WheelStage, WheelStageWaiting } from './dial/WheelStage.tsx'
import { Winners } from './parts/Winners.tsx'
import styles from './WheelPart.module.css'

interface WheelPartProps {
  /** Missing while it is asked for: what stands still of the wheel, and who won, which does not wait for it. */
  now?: WheelNow
  tab: number
  onShare: () => void
}

/** The wheel, what spins it, its prizes with their chances, and who won. */
export function WheelPart({ now, tab, onShare }: WheelPartProps) {
  return (
    <div className={styles.part}>
      {now?.setting ? (
        <Play key={now.setting.stock_id} now={now} tab={tab} onShare={onShare} />
      ) : (
        <PlayWaiting />
      )}
      {/* The same before and after: it is read meanwhile. */}
      <AboutWheel>{now && <Chances prizes={now.prizes} />}</AboutWheel>
    </div>
  )
}

function Play({ now, tab, onShare }: Required<WheelPartProps>) {
  const spinning = useSpin(now)
  const { busy, shown, turning } = spinning
  return (
    <div className={styles.play}>
      <WheelStage prizes={now.prizes} turning={turning}>
        <WheelActions now={now} onShare={onShare} />
      </WheelStage>
      <SpinAction now={now} tab={tab} spinning={spinning} />
      <VisuallyHidden as="output">
        {busy ? words.spinning : shown && words.result(rewardText(shown.reward))}
      </VisuallyHidden>
    </div>
  )
}

function PlayWaiting() {
  return (
    <LoadingRegion className={styles.play}>
      <WheelStageWaiting />
      <div className={styles.action}>
        <p className={styles.have}>
          <span apply="grid">
            <Skeleton />
          </span>
        </p>
        <Skeleton shape="field" />
        <p className={styles.note}>
          <Skeleton />
        </p>
      </div>
    </LoadingRegion>
  )
}

/** `children`: the prizes, below who won. */
function AboutWheel({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.about}>
      <Section aria-labelledby="wheel-winners">
        <SectionHead id="wheel-winners" title={words.winners} />
        <Winners />
      </Section>
      {children && (
        <Section aria-labelledby="wheel-prizes">
          <SectionHead id="wheel-prizes" title={words.prizes} />
          {children}
        </Section>
      )}
    </div>
  )
}

/** In the corners of the stage: the header has no room beside the balance on a phone. */
function WheelActions({ now, onShare }: { now: WheelNow; onShare: () => void }) {
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
  load: async () => (await import('./parts/InfoDialog.tsx')).InfoDialog,
  dismissed: undefined,
})
