import { cx } from '#src/lib/cx.ts'
import { told as toldText } from '#src/lib/told.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** The box that it stands for: same size, so that nothing moves when the real one comes. */
  shape?: 'line' | 'title' | 'banner' | 'panel' | 'tile' | 'category' | 'row' | 'field' | 'figure'
  count?: number
  className?: string
  /** Whose answer has the text that comes here: on a served page it is there before React (`toldBy`). */
  told?: string
}

export function Skeleton({ shape = 'line', count = 1, className, told }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span
      key={index}
      aria-hidden="true"
      className={cx(styles.skeleton, styles[shape], className)}
      {...toldText(told)}
    >
      {/* A text, so that React takes any over. */}
      {told && ''}
    </span>
  ))
}
