import { useEffect, useRef, useState } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './Motif.module.css'

interface MotifProps {
  name: 'frieze' | 'spray' | 'crest' | 'lozenge' | 'divider'
  className?: string
}

/**
 * Ornament at an edge, never behind reading text. The vine and the spray are large drawings: they are fetched when
 * they come near the screen, and a page without JavaScript simply goes without.
 */
export function Motif({ name, className }: MotifProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(name !== 'frieze' && name !== 'spray')

  useEffect(() => {
    if (near || !ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [near])

  return <span ref={ref} aria-hidden="true" className={cx(styles.motif, near && styles[name], className)} />
}
