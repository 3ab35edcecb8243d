import type { ComponentProps, ReactNode } from 'react'
import type { Satang } from '#contracts/money.ts'
import { cx } from '#src/lib/cx.ts'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import type { SlipLook } from './look.ts'
import styles from './Slip.module.css'

interface SlipSumsProps {
  look: SlipLook
  items: ComponentProps<typeof KeyValues>['items']
  label: string
  total: Satang
  /** Figures of an earlier version of the slip, while it is checked again. */
  old?: boolean
  /** Between the figures and what they come to. */
  children?: ReactNode
}

/** The foot of a slip: what it comes to. While it is written, the total is told as it changes. */
export function SlipSums({ look, items, label, total, old, children }: SlipSumsProps) {
  const entry = look === 'entry'
  return (
    <div className={cx(styles.sums, entry && styles.entrySums)} aria-busy={old}>
      <KeyValues items={items} />
      {children}
      <p aria-live={entry ? 'polite' : undefined} apply="row baseline between mt-8 semi">
        <span>{label}</span> <Money satang={total} className={styles.figure} />
      </p>
    </div>
  )
}
