import type { WheelNow } from '#src/data/wheel.ts'
import { rewardText } from '#src/lib/reward.ts'
import { wheel as words } from '#src/strings/wheel.ts'
import { Section } from '#src/ui/Section.tsx'
import { SectionHead } from '#src/ui/SectionHead.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { Chances } from './parts/Chances.tsx'
import { SpinAction } from './parts/SpinAction.tsx'
import { useSpin } from './parts/use-spin.ts'
import { WheelStage } from './parts/WheelStage.tsx'
import { Winners } from './parts/Winners.tsx'
import { WheelActions } from './WheelActions.tsx'
import styles from './WheelPart.module.css'

interface WheelPartProps {
  now: WheelNow
  tab: number
  onShare: () => void
}

/** The wheel, what spins it, its prizes with their chances, and who won. */
export function WheelPart({ now, tab, onShare }: WheelPartProps) {
  const spinning = useSpin(now)
  const { busy, shown, turning } = spinning
  return (
    <div className={styles.part}>
      <div className={styles.play}>
        <WheelStage prizes={now.prizes} turning={turning}>
          <WheelActions now={now} onShare={onShare} />
        </WheelStage>
        <SpinAction now={now} tab={tab} spinning={spinning} />
        <VisuallyHidden as="output">
          {busy ? words.spinning : shown && words.result(rewardText(shown.reward))}
        </VisuallyHidden>
      </div>
      <div className={styles.about}>
        <Section aria-labelledby="wheel-winners">
          <SectionHead id="wheel-winners" title={words.winners} />
          <Winners />
        </Section>
        <Section aria-labelledby="wheel-prizes">
          <SectionHead id="wheel-prizes" title={words.prizes} />
          <Chances prizes={now.prizes} />
        </Section>
      </div>
    </div>
  )
}
