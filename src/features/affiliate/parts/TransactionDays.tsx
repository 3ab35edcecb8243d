import type { AffiliateTransaction } from '#contracts/affiliate.ts'
import { formatAmount, formatBaht } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { formatDate, formatDay, formatTime } from '#src/lib/time.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { dayPlus, noonOf, thaiDayOf } from '#rules/thai-day.ts'
import { affiliate as words } from '#src/strings/rewards/affiliate.ts'
import { Undo2, Users, Wallet } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import type { DayOfTransactions } from './merge-days.ts'
import styles from './TransactionDays.module.css'

function dayWords(day: string, today: string): string {
  const date = formatDate(noonOf(day))
  if (day === today) return `${words.today} ${date}`
  return day === dayPlus(today, -1) ? `${words.yesterday} ${date}` : date
}

/** Lines by the day they were credited or taken, with its sum. */
export function TransactionDays({ days }: { days: readonly DayOfTransactions[] }) {
  const today = thaiDayOf(serverNow())
  return days.map(({ day, total, transactions }) => (
    <section key={day} aria-labelledby={`affiliate-${day}`}>
      <h2 id={`affiliate-${day}`} className={styles.day}>
        <span>{dayWords(day, today)}</span>
        {total !== null && (
          <Money satang={total} sign tone={total > 0 ? 'won' : 'plain'} className={styles.sum} />
        )}
      </h2>
      <List className={styles.list}>
        {transactions.map((line) => (
          <ListItem key={line.id}>
            <TransactionRow line={line} />
          </ListItem>
        ))}
      </List>
    </section>
  ))
}

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
function TransactionRow({ line }: { line: AffiliateTransaction }) {
  const { kind, title, amount, state } = line
  const Icon = icons[kind]
  return (
    <ListRow
      icon={<Icon size={20} />}
      title={title}
      note={noteOf(line)}
      value={
        <span apply="grid ends figures">
          <span className={cx(amount > 0 && styles.won)}>{formatAmount(amount, { sign: true })}</span>
          {kind === 'adjustment' ? (
            <Tag tone="info">{words.adjusted}</Tag>
          ) : (
            <span apply="small-regular muted">{words.states[state]}</span>
          )}
        </span>
      }
      className={styles.row}
    />
  )
}
