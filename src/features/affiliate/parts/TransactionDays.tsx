import { formatDate } from '#src/lib/time.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { dayPlus, noonOf, thaiDayOf } from '#rules/thai-day.ts'
import { affiliate as words } from '#src/strings/affiliate.ts'
import { List } from '#src/ui/List.tsx'
import { ListItem } from '#src/ui/ListItem.tsx'
import { Money } from '#src/ui/Money.tsx'
import type { DayOfTransactions } from './merge-days.ts'
import styles from './TransactionDays.module.css'
import { TransactionRow } from './TransactionRow.tsx'

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
