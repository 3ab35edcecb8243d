import type { ElementType, MouseEvent, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import type { As } from './as.ts'
import styles from './Button.module.css'
import { Spinner } from './Spinner.tsx'

interface OwnProps {
  /** `cta` is the one vermilion action of a screen (design/README, principle 1). */
  tone?: 'cta' | 'gold' | 'quiet' | 'text' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  block?: boolean | undefined
  /** Work is under way: a spinner stands left of the verb, presses are ignored, focus stays. */
  busy?: boolean | undefined
  disabled?: boolean | undefined
  icon?: ReactNode
  children?: ReactNode
  className?: string | undefined
}

const ignore = (event: MouseEvent) => event.preventDefault()

export function Button<E extends ElementType = 'button'>(props: As<E, OwnProps>) {
  const { as, tone = 'quiet', size = 'md', block, busy, disabled, icon, children, className, ...rest } = props
  const Root: ElementType = as ?? 'button'
  return (
    <Root
      {...(as ? { 'aria-disabled': disabled || undefined } : { type: 'button', disabled })}
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}
      className={cx(styles.button, styles[tone], styles[size], block && styles.block, className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </Root>
  )
}
