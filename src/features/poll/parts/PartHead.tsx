import type { ReactNode, Ref } from 'react'
import styles from '../PollView.module.css'

interface PartHeadProps {
  title: string
  id?: string
  /** Where the focus may be put. */
  headRef?: Ref<HTMLHeadingElement>
  /** At the end of the line. */
  children?: ReactNode
}

/** What follows, and a figure at the end of the line. */
export function PartHead({ title, id, headRef, children }: PartHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} ref={headRef} tabIndex={headRef ? -1 : undefined} apply="lead">
        {title}
      </h2>
      {children}
    </div>
  )
}
