import type { ReactNode } from 'react'
import type { WheelNow } from '#src/data/rewards/wheel.ts'
import { rewardText } from '#src/lib/reward.ts'
import { wheel as words } from '#src/strings/rewards/wheel.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Section } from '#src/ui/layout/Section.tsx'
import { later } from '#src/ui/layout/later.ts'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { Chances } from './parts/Chances.tsx'
import { SpinAction } from './parts/SpinAction.tsx'
import { useSpin } from './parts/use-spin.ts'
import { WheelStage, WheelStageWaiting } from './dial/WheelStage.tsx'
import { WheelActions } from './parts/WheelActions.tsx'
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
    <div {...later} className={styles.about}>
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
