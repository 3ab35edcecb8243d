import { Swiper, type SwiperRef } from 'antd-mobile'
import { type ReactNode, useRef, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { ui } from '../../strings/ui.ts'
import { Dots } from '../Dots.tsx'
import { IconButton } from '../IconButton.tsx'
import { ChevronLeft, ChevronRight } from '../icons.ts'
import './patch.ts'
import styles from './Swiper.module.css'

interface SwiperPartsProps {
  label: string
  slides: readonly ReactNode[]
  onSlide: ((index: number) => void) | undefined
}

export function SwiperParts({ label, slides, onSlide }: SwiperPartsProps) {
  const swiper = useRef<SwiperRef>(null)
  const [current, setCurrent] = useState(0)
  const total = slides.length

  const handleIndex = (index: number) => {
    setCurrent(index)
    onSlide?.(index)
  }

  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles.swiper}>
      <Swiper ref={swiper} loop indicator={false} onIndexChange={handleIndex}>
        {slides.map((slide, index) => (
          <Swiper.Item key={index}>
            {/* A slide that is out of sight is out of the tab order too. */}
            <div
              role="group"
              aria-roledescription="slide"
              aria-label={ui.slide(index + 1, total)}
              inert={index !== current}
            >
              {slide}
            </div>
          </Swiper.Item>
        ))}
      </Swiper>
      <IconButton
        box
        label={ui.previous}
        className={cx(styles.button, styles.previous)}
        onClick={() => swiper.current?.swipePrev()}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        box
        label={ui.next}
        className={cx(styles.button, styles.next)}
        onClick={() => swiper.current?.swipeNext()}
      >
        <ChevronRight />
      </IconButton>
      <Dots count={total} current={current} className={styles.dots} />
    </section>
  )
}
