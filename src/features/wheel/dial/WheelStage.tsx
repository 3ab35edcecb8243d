import { type CSSProperties, type ReactNode, useMemo } from 'react'
import type { WheelPrize } from '#contracts/wheel.ts'
import { cx } from '#src/lib/cx.ts'
import { wheel as words } from '#src/strings/rewards/wheel.ts'
import { Motif } from '#src/ui/display/Motif.tsx'
import { slicesOf } from './slice.ts'
import type { Turn, Turning } from './use-turn.ts'
import { WheelSlices } from './WheelSlices.tsx'
import styles from '../WheelPart.module.css'

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
          className={cx(styles.layer, styles.disc, styles[turn.kind])}
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

/** Before its prizes have come: all that stands still, of the same size. */
export function WheelStageWaiting() {
  return (
    <div data-surface="lacquer" className={styles.stage}>
      <div aria-hidden="true" className={styles.wheel}>
        <WheelRim />
        <svg viewBox="-204 -206 408 408" className={styles.layer}>
          <circle r="154" className={styles.ring} />
        </svg>
        <WheelHub />
      </div>
    </div>
  )
}

/** Where the stylesheet's turns begin and end. */
const angles = (turn: Turn): CSSProperties =>
  ({ '--at': `${turn.at}deg`, '--to': `${turn.kind === 'playing' ? turn.to : turn.at}deg` }) as CSSProperties

const FLAMES = 36
const BEADS = 40
const times = (count: number) => Array.from({ length: count }, (_, index) => (index * 360) / count)

/** What stands still behind the disc: the krachang edge and the beaded ring. */
function WheelRim() {
  return (
    <svg viewBox="-204 -206 408 408" aria-hidden="true" className={styles.layer}>
      {times(FLAMES).map((angle) => (
        <g key={angle} transform={`rotate(${angle}) translate(0 -170)`}>
          <path
            d="M-14 0C-14 -8.8 -5.9 -12 0 -26C5.9 -12 14 -8.8 14 0Z"
            strokeWidth="1.4"
            className={styles.flame}
          />
          <path d="M0 -2C3.6 -5 3.6 -9 0 -15C-3.6 -9 -3.6 -5 0 -2Z" className={styles.gold} />
        </g>
      ))}
      <circle r="172" className={styles.gold} />
      <circle r="168" className={styles.ring} />
      <circle r="158" className={styles.gold} />
      {times(BEADS).map((angle, index) => (
        <circle
          key={angle}
          transform={`rotate(${angle})`}
          cy="-163"
          r={index % 2 === 0 ? 2.6 : 1.6}
          className={styles.bright}
        />
      ))}
    </svg>
  )
}

/** What stands still before the disc: the flower in the middle and the flame that points at the prize. */
function WheelHub() {
  return (
    <svg viewBox="-204 -206 408 408" aria-hidden="true" className={styles.layer}>
      <circle r="48" className={styles.dark} />
      <circle r="46" className={styles.gold} />
      <circle r="41" className={styles.ring} />
      <circle r="36" className={styles.line} />
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`} className={styles.gold}>
          <path d="M0 -6C8 -10 11 -18 0 -31C-11 -18 -8 -10 0 -6Z" />
          <path d="M7 -7C12 -9 15 -13 16 -17C12 -16 8 -13 7 -7Z" />
        </g>
      ))}
      <circle r="6" strokeWidth="2" className={styles.point} />
      <g transform="translate(0 -182)">
        <path
          d="M0 44C-6 30 -22 20 -22 2C-22 -10 -12 -18 0 -20C12 -18 22 -10 22 2C22 20 6 30 0 44Z"
          strokeWidth="2.4"
          className={styles.point}
        />
        <path
          d="M0 26C-3 18 -11 12 -11 3C-11 -3 -6 -8 0 -9C6 -8 11 -3 11 3C11 12 3 18 0 26Z"
          className={styles.bright}
        />
      </g>
    </svg>
  )
}
