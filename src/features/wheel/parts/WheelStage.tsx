import { type CSSProperties, type ReactNode, useMemo } from 'react'
import type { WheelPrize } from '#contracts/wheel.ts'
import { cx } from '#src/lib/cx.ts'
import { wheel as words } from '#src/strings/wheel.ts'
import { Motif } from '#src/ui/Motif.tsx'
import { slicesOf } from './slice.ts'
import type { Turn, Turning } from './use-turn.ts'
import drawing from './WheelDrawing.module.css'
import { WheelHub } from './WheelHub.tsx'
import { WheelRim } from './WheelRim.tsx'
import { WheelSlices } from './WheelSlices.tsx'
import styles from './WheelStage.module.css'

interface WheelStageProps {
  prizes: readonly WheelPrize[]
  turning: Turning
  /** Buttons in the stage's corners, which the wheel leaves free. */
  children?: ReactNode
}

/** The wheel. Only the disc turns, by a transform of a layer of its own. */
export function WheelStage({ prizes, turning: { disc, turn, onAnimationEnd }, children }: WheelStageProps) {
  const slices = useMemo(() => slicesOf(prizes), [prizes])
  return (
    <div data-surface="lacquer" className={styles.stage}>
      <Motif name="spray" className={cx(styles.spray, styles.left)} />
      <Motif name="spray" className={cx(styles.spray, styles.right)} />
      <div role="img" aria-label={words.drawn(prizes.length)} className={styles.wheel}>
        <WheelRim />
        <svg
          ref={disc}
          viewBox="-204 -206 408 408"
          aria-hidden="true"
          data-turn={turn.kind}
          data-testid="wheel-disc"
          className={cx(drawing.layer, styles.disc, styles[turn.kind])}
          style={angles(turn)}
          onAnimationEnd={onAnimationEnd}
        >
          <WheelSlices slices={slices} />
        </svg>
        <WheelHub />
      </div>
      {children}
    </div>
  )
}

/** Where the stylesheet's turns begin and end. */
const angles = (turn: Turn): CSSProperties =>
  ({ '--at': `${turn.at}deg`, '--to': `${turn.kind === 'playing' ? turn.to : turn.at}deg` }) as CSSProperties
