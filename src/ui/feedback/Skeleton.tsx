import { cx } from '#src/lib/cx.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** The box that it stands for: same size, so that nothing moves when the real one comes. */
  shape?: 'line' | 'title' | 'banner' | 'panel' | 'tile' | 'category' | 'row' | 'field' | 'figure'
  count?: number
  className?: string
}

export function Skeleton({ shape = 'line', count = 1, className }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} aria-hidden="true" className={cx(styles.skeleton, styles[shape], className)} />
  ))
}
