/** What the disc does: it rests, turns slowly while the answer is awaited, and plays an answer once it is there. */
import { type AnimationEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { angleOf, endAngle, restAngle } from './wheel-angle.ts'

export type Turn =
  | { readonly kind: 'rest' | 'waiting'; readonly at: number }
  | { readonly kind: 'playing'; readonly at: number; readonly to: number }

export interface Turning {
  readonly disc: RefObject<SVGSVGElement | null>
  readonly turn: Turn
  readonly onAnimationEnd: (event: AnimationEvent) => void
  /** The answer is awaited. */
  readonly wait: () => void
  /** Stops where it stands: there is no answer. */
  readonly stop: () => void
  /** Plays an answer from where the disc stands; `onEnd` when it has come to rest. */
  readonly play: (index: number, count: number) => void
  /** Stands at a slice without having turned. */
  readonly show: (index: number, count: number) => void
}

/** `--t-wheel`, and a little: a hidden tab or an old browser may never tell that an animation has ended. */
const PATIENCE_MS = 5_600

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function useTurn(onEnd: () => void): Turning {
  const disc = useRef<SVGSVGElement>(null)
  const [turn, setTurn] = useState<Turn>({ kind: 'rest', at: 0 })

  /** Where it is seen to stand. */
  const seenAt = () => (disc.current && angleOf(getComputedStyle(disc.current).transform)) ?? turn.at
  const finish = () => {
    if (turn.kind !== 'playing') return
    setTurn({ kind: 'rest', at: turn.to % 360 })
    onEnd()
  }
  const giveUp = useEffectEvent(finish)
  const isPlaying = turn.kind === 'playing'
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => giveUp(), calm() ? 0 : PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isPlaying])

  return {
    disc,
    turn,
    onAnimationEnd: (event) => {
      if (event.target === event.currentTarget) finish()
    },
    wait: () => setTurn({ kind: 'waiting', at: turn.at }),
    stop: () => setTurn({ kind: 'rest', at: seenAt() }),
    play: (index, count) => {
      const at = seenAt()
      setTurn({ kind: 'playing', at, to: endAngle(at, index, count) })
    },
    show: (index, count) => setTurn({ kind: 'rest', at: restAngle(index, count) }),
  }
}
