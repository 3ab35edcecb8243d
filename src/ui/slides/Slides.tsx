import {
  Children,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '#src/lib/cx.ts'
import { ui } from '#src/strings/ui.ts'
import { SlideControls } from './SlideControls.tsx'
import styles from './Slides.module.css'

interface SlidesProps {
  label: string
  /** How long one slide takes to give way to the next, ms; at once where less motion is asked for. */
  speed: number
  onSlide?: (index: number) => void
  children: ReactNode
}

/** A finger that went this far, px, wants the next slide. */
const FAR = 48

interface Move {
  from: number
  to: number
  /** Where the new slide comes from: 1 right, -1 left. */
  side: 1 | -1
  /** How far the finger had taken the old one, px. */
  dragged: number
}

/** One slide at a time in a ring (event dialog, SHELL-8); never moves by itself. */
export function Slides({ label, speed, onSlide, children }: SlidesProps) {
  const slides = Children.toArray(children)
  const total = slides.length
  const [move, setMove] = useState<Move>({ from: 0, to: 0, side: 1, dragged: 0 })
  const place = useRef<HTMLDivElement>(null)
  const finger = useRef<{ x: number; dragged: number } | null>(null)
  const swiped = useRef(false)
  const current = move.to

  useLayoutEffect(() => {
    if (move.from === move.to) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const [old, next] = [move.from, move.to].map((index) => place.current?.children[index] as HTMLElement)
    const timing = { duration: calm ? 0 : speed, easing: 'ease' }
    const at = (share: number) => ({ transform: `translateX(calc(${share * 100}% + ${move.dragged}px))` })
    const away = { transform: `translateX(${-move.side * 100}%)`, visibility: 'visible' }
    old?.animate?.([{ ...at(0), visibility: 'visible' }, away], timing)
    next?.animate?.([at(move.side), { transform: 'none' }], timing)
  }, [move, speed])

  const go = (side: 1 | -1, dragged = 0) => {
    if (total < 2) return
    const to = (current + side + total) % total
    setMove({ from: current, to, side, dragged })
    onSlide?.(to)
  }

  const slide = () => place.current?.children[current] as HTMLElement | undefined
  const handleDown = (event: PointerEvent) => {
    swiped.current = false
    finger.current = event.isPrimary && event.button === 0 ? { x: event.clientX, dragged: 0 } : null
  }
  const handleMove = (event: PointerEvent) => {
    if (!finger.current || total < 2) return
    finger.current.dragged = event.clientX - finger.current.x
    slide()?.style.setProperty('transform', `translateX(${finger.current.dragged}px)`)
  }
  const handleUp = () => {
    const dragged = finger.current?.dragged ?? 0
    finger.current = null
    slide()?.style.removeProperty('transform')
    swiped.current = Math.abs(dragged) >= FAR
    if (swiped.current) go(dragged < 0 ? 1 : -1, dragged)
  }

  // The press that ends a swipe follows no link.
  const handleClick = (event: MouseEvent) => {
    if (swiped.current) event.preventDefault()
    if (swiped.current) event.stopPropagation()
    swiped.current = false
  }

  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles.slides}>
      {/* The buttons and the keyboard do the same; a finger may. */}
      <div
        ref={place}
        className={styles.place}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
        onPointerLeave={handleUp}
        onClickCapture={handleClick}
        onDragStart={(event) => event.preventDefault()}
      >
        {slides.map((each, index) => (
          // A slide that is out of sight is out of the tab order too.
          <div
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={ui.slide(index + 1, total)}
            inert={index !== current}
            className={cx(styles.slide, index !== current && styles.away)}
          >
            {each}
          </div>
        ))}
      </div>
      <SlideControls
        count={total}
        current={current}
        onPrevious={() => go(-1)}
        onNext={() => go(1)}
        styles={styles}
      />
    </section>
  )
}
