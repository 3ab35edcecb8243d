import type { ReactNode } from 'react'
import styles from './PartHead.module.css'

/** The name of a part of the profile: quieter than a section of the landing. */
export function PartHead({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <div apply="row middle between tap gap-12">
      <h2 className={styles.title}>{title}</h2>
      {action}
    </div>
  )
}
