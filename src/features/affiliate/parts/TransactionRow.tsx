import type { AffiliateTransaction } from '#contracts/affiliate.ts'
import { formatAmount, formatBaht } from '#rules/baht.ts'
import { noonOf } from '#rules/thai-day.ts'
import { formatDay, formatTime } from '#src/lib/time.ts'
import { affiliate as words } from '#src/strings/affiliate.ts'
import { cx } from '#src/lib/cx.ts'
import { Undo2, Users, Wallet } from '#src/ui/icons.ts'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import styles from './TransactionRow.module.css'

const icons = { commission: Users, redeem: Wallet, adjustment: Undo2, unknown: Wallet } as const

/** Play × rate where it is that of several friends; the time and number of anything else. */
function noteOf(line: AffiliateTransaction): string {
  const { kind, at, ref, play_day: day, turnover, percent } = line
  if (kind !== 'commission') return [formatTime(at), ref].filter(Boolean).join(' · ')
  const play =
    turnover == null || percent == null
      ? words.hiddenTurnover
      : words.turnover(formatBaht(turnover), words.percent(percent))
  return [day && words.played(formatDay(noonOf(day))), play].filter(Boolean).join(' · ')
}

/** What was credited or taken, of whom it came, and how much. */
export function TransactionRow({ line }: { line: AffiliateTransaction }) {
  const { kind, title, amount, state } = line
  const Icon = icons[kind]
  return (
    <ListRow
      icon={<Icon size={20} />}
      title={title}
      note={noteOf(line)}
      value={
        <span className={styles.value}>
          <span className={cx(amount > 0 && styles.won)}>{formatAmount(amount, { sign: true })}</span>
          {kind === 'adjustment' ? (
            <Tag tone="info">{words.adjusted}</Tag>
          ) : (
            <span className={styles.state}>{words.states[state]}</span>
          )}
        </span>
      }
      className={styles.row}
    />
  )
}
