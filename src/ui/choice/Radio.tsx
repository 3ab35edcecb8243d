import type { ComponentProps } from 'react'
import styles from './Radio.module.css'

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'className'>

/** A radio as the browser knows it: names, arrow keys and groups are its own. */
export function Radio(props: RadioProps) {
  return <input type="radio" {...props} className={styles.radio} />
}
