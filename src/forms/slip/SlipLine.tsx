import type { ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Trash2 } from '#src/ui/icons.ts'
import type { SlipLook } from './look.ts'
import { LottoNumber } from '#src/ui/lotto/LottoNumber.tsx'
import styles from './Slip.module.css'

interface SlipLineProps {
  look: SlipLook
  /** Heading of the bet type, above its first line: its name, what it usually pays, and what can be done to all its lines. */
  heading: { name: string; pays: string | null; act?: ReactNode } | null
  number: string
  /** It is not taken: its number is struck through. */
  struck: boolean
  /** What is said to it. */
  text: ReactNode
  amount: ReactNode
  removeLabel: string
  onRemove: () => void
}

/** One line of a slip: its number, what is said to it, its amount, and the way to take it out. */
export function SlipLine({
  look,
  heading,
  number,
  struck,
  text,
  amount,
  removeLabel,
  onRemove,
}: SlipLineProps) {
  const entry = look === 'entry'
  return (
    <>
      {heading && (
        <div className={styles.head}>
          <h3 className={cx(styles.heading, entry && styles.entryHeading)}>
            {heading.name} {heading.pays !== null && <span>{heading.pays}</span>}
          </h3>
          {heading.act}
        </div>
      )}
      <div className={cx(styles.line, entry && styles.entryLine)}>
        <LottoNumber
          value={number}
          className={cx(styles.number, struck && (entry ? styles.gone : styles.struck))}
        />
        {text}
        {amount}
        <IconButton
          label={removeLabel}
          data-remove=""
          className={entry ? styles.remove : undefined}
          onClick={onRemove}
        >
          <Trash2 size={20} />
        </IconButton>
      </div>
    </>
  )
}
