import { cx } from '#src/lib/cx.ts'
import { ui } from '#src/strings/ui.ts'
import { Dots } from './Dots.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { ChevronLeft, ChevronRight } from '../icons.ts'

interface SlideControlsProps {
  count: number
  /** From 0. */
  current: number
  onPrevious: () => void
  onNext: () => void
  /** Where they stand is the row's own business. */
  styles: Readonly<Record<string, string>>
}

/** Back, on, and where one is; nothing for a single slide. */
export function SlideControls({ count, current, onPrevious, onNext, styles }: SlideControlsProps) {
  if (count < 2) return null
  return (
    <>
      <IconButton box label={ui.previous} className={cx(styles.button, styles.previous)} onClick={onPrevious}>
        <ChevronLeft />
      </IconButton>
      <IconButton box label={ui.next} className={cx(styles.button, styles.next)} onClick={onNext}>
        <ChevronRight />
      </IconButton>
      <Dots count={count} current={current} className={styles.dots} />
    </>
  )
}
