import type { ElementType } from 'react'
import { cx } from '#src/lib/cx.ts'
import { ui } from '#src/strings/ui.ts'
import type { As } from '../actions/as.ts'
import styles from './display.module.css'
import { Wordmark } from './Wordmark.tsx'

interface OwnProps {
  /** The agent's logo; without it the name is set in the display face. */
  src?: string | null | undefined
  name: string
  className?: string | undefined
}

/** Any logo fits: 44 px high, at most 140 wide, no plate behind it (design/README, principle 6). */
export function Logo<E extends ElementType = 'a'>(props: As<E, OwnProps>) {
  const { as, src, name, className, ...rest } = props
  const Root: ElementType = as ?? 'a'
  return (
    <Root aria-label={ui.home(name)} {...rest} className={cx(styles.logo, className)}>
      {src ? <img src={src} alt="" height={44} className={styles.picture} /> : <Wordmark name={name} />}
    </Root>
  )
}
