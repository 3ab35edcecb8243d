import { useEffect, useRef, useState } from 'react'

/** design/README, Motion. */
const DURATION_MS = 640

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
const easeOut = (progress: number) => 1 - (1 - progress) ** 3

/** The figure between two balances at a moment of the count, 0 to 1; whole satang. */
export const between = (from: number, to: number, progress: number): number =>
  progress >= 1 ? to : Math.round(from + (to - from) * easeOut(progress))

/** Counts to a new figure in 640 ms; the first one, and every one under reduced motion, is there at once. */
export function useCountUp(target: number | undefined): number | undefined {
  const [shown, setShown] = useState(target)
  const current = useRef(target)

  useEffect(() => {
    const from = current.current
    const show = (value: number | undefined) => {
      current.current = value
      setShown(value)
    }
    if (from === undefined || target === undefined || from === target || calm()) {
      show(target)
      return
    }
    let frame = 0
    const start = performance.now()
    const step = (now: number) => {
      const progress = (now - start) / DURATION_MS
      show(between(from, target, progress))
      if (progress < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [target])

  return shown
}
