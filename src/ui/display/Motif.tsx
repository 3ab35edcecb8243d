import { cx } from '#src/lib/cx.ts'
import styles from './display.module.css'
import { useNear } from '../layout/use-near.ts'

interface MotifProps {
  name: 'frieze' | 'spray' | 'crest' | 'lozenge' | 'divider'
  className?: string
}

/**
 * Ornament at an edge, never behind reading text. The vine and the spray are large drawings: they are fetched when
 * they come near the screen, and a page without JavaScript simply goes without.
 */
export function Motif({ name, className }: MotifProps) {
  const [ref, near] = useNear<HTMLSpanElement>(200, name !== 'frieze' && name !== 'spray')
  return <span ref={ref} aria-hidden="true" className={cx(styles.motif, near && styles[name], className)} />
}
