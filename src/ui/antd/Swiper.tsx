import { Children, lazy, type ReactNode, Suspense } from 'react'
import { Dots } from '../Dots.tsx'
import styles from './Swiper.module.css'

interface SwiperProps {
  label: string
  onSlide?: (index: number) => void
  children: ReactNode
}

const Parts = lazy(() => import('./SwiperParts.tsx').then((module) => ({ default: module.SwiperParts })))

/** One slide at a time in a ring (event dialog, SHELL-8); never moves by itself. The first slide shows while it loads. */
export function Swiper({ label, onSlide, children }: SwiperProps) {
  const slides = Children.toArray(children)
  if (slides.length < 2) return slides[0] ?? null
  const first = (
    <div className={styles.swiper}>
      {slides[0]}
      <Dots count={slides.length} current={0} className={styles.dots} />
    </div>
  )
  return (
    <Suspense fallback={first}>
      <Parts label={label} slides={slides} onSlide={onSlide} />
    </Suspense>
  )
}
