import { Children, type ReactNode, useRef, useState } from 'react'
import { cx } from '#src/lib/cx.ts'
import { ui } from '#src/strings/ui.ts'
import styles from './landing.module.css'
import { SlideControls } from '#src/ui/slides/SlideControls.tsx'

interface CarouselProps {
  label: string
  onSlide?: (index: number) => void
  className?: string
  children: ReactNode
}

/**
 * Scroll-snap slides that show the neighbours' edges (banners): the finger, the wheel and the keyboard scroll natively, and without JavaScript too.
 * Never moves by itself.
 */
export function Carousel({ label, onSlide, className, children }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const slides = Children.toArray(children)
  const total = slides.length

  const handleScroll = () => {
    const element = track.current
    if (!element) return
    const middle = element.scrollLeft + element.clientWidth / 2
    const items = Array.from(element.querySelectorAll<HTMLElement>(':scope > [role=group]'))
    const distance = (item: HTMLElement) => Math.abs(item.offsetLeft + item.offsetWidth / 2 - middle)
    const nearest = items.reduce(
      (best, item, index) => (distance(item) < distance(items[best]!) ? index : best),
      0,
    )
    if (nearest === current) return
    setCurrent(nearest)
    onSlide?.(nearest)
  }

  const go = (index: number) => {
    const element = track.current
    const slide = element?.querySelectorAll<HTMLElement>(':scope > [role=group]')[(index + total) % total]
    if (!element || !slide) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = slide.offsetLeft + slide.offsetWidth / 2 - element.clientWidth / 2
    element.scrollTo({ left, behavior: calm ? 'auto' : 'smooth' })
  }

  return (
    <section aria-roledescription="carousel" aria-label={label} className={cx(styles.carousel, className)}>
      <div ref={track} className={styles.track} onScroll={handleScroll}>
        {slides.map((slide, index) => (
          <div
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={ui.slide(index + 1, total)}
            className={styles.slide}
          >
            {slide}
            {/* On a wide screen the first and the last have a neighbour to lean on, as if the row were a ring. */}
            {total > 1 && (index === 0 || index === total - 1) && (
              <div inert aria-hidden="true" className={index === 0 ? styles.before : styles.after}>
                {slides[index === 0 ? total - 1 : 0]}
              </div>
            )}
          </div>
        ))}
      </div>
      <SlideControls
        count={total}
        current={current}
        onPrevious={() => go(current - 1)}
        onNext={() => go(current + 1)}
        styles={styles}
      />
    </section>
  )
}
