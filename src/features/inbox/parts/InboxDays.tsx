import type { InboxItem } from '#contracts/inbox.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { Card } from '#src/ui/Card.tsx'
import { List } from '#src/ui/List.tsx'
import { ListItem } from '#src/ui/ListItem.tsx'
import { byDay, dayWords } from './by-day.ts'
import styles from './InboxDays.module.css'
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
