import type { InboxItem } from '#contracts/inbox.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { dayPlus, noonOf, thaiDayOf } from '#rules/thai-day.ts'
import { formatDate } from '#src/lib/time.ts'
import { inbox as words } from '#src/strings/inbox.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import styles from '../inbox.module.css'
import { ItemRow } from './ItemRow.tsx'

interface InboxDaysProps {
  items: readonly InboxItem[]
  onOpen: (item: InboxItem) => void
}

export function InboxDays({ items, onOpen }: InboxDaysProps) {
  const today = thaiDayOf(serverNow())
  return byDay(items).map(({ day, items: ofDay }) => (
    <section key={day} aria-labelledby={`inbox-${day}`}>
      <h2 id={`inbox-${day}`} className={styles.day}>
        {dayWords(day, today)}
      </h2>
      <Card>
        <List>
          {ofDay.map((item) => (
            <ListItem key={item.id}>
              <ItemRow item={item} onOpen={() => onOpen(item)} />
            </ListItem>
          ))}
        </List>
      </Card>
    </section>
  ))
}

interface DayOfItems {
  readonly day: string
  readonly items: readonly InboxItem[]
}

/** In their order, cut where the Thai day changes. */
function byDay(items: readonly InboxItem[]): DayOfItems[] {
  const days: { day: string; items: InboxItem[] }[] = []
  for (const item of items) {
    const day = thaiDayOf(item.at)
    if (days.at(-1)?.day !== day) days.push({ day, items: [] })
    days.at(-1)!.items.push(item)
  }
  return days
}

/** `2026-11-20` as people say it, near days by their name as well. */
function dayWords(day: string, today: string): string {
  const date = formatDate(noonOf(day))
  if (day === today) return `${words.today} ${date}`
  return day === dayPlus(today, -1) ? `${words.yesterday} ${date}` : date
}
