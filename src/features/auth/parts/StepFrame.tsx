import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Steps.module.css'

interface StepFrameProps {
  name: string
  /** The step that the form opens with takes no focus: the dialog around it does. */
  first?: boolean
  children: ReactNode
}

/** Takes the focus when the step comes, so that a reader hears where it is and Tab goes on from there. */
export function StepFrame({ name, first = false, children }: StepFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (first) return
    const target = frame.current?.querySelector<HTMLElement>('[data-autofocus]') ?? frame.current
    target?.focus()
  }, [first])
  return (
    <div ref={frame} role="group" aria-label={name} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  )
}
