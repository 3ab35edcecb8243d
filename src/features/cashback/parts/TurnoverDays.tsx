import type { TurnoverDay } from '#contracts/cashback.ts'
import { formatCount } from '#rules/baht.ts'
import { noonOf } from '#rules/thai-day.ts'
import { formatDate } from '#src/lib/time.ts'
import { cashback as words } from '#src/strings/cashback.ts'
import { Card } from '#src/ui/Card.tsx'
import { List } from '#src/ui/List.tsx'
import { ListItem } from '#src/ui/ListItem.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Money } from '#src/ui/Money.tsx'
import styles from './TurnoverDays.module.css'

/** Days in the order of their rows. */
function byDay(rows: readonly TurnoverDay[]): (readonly [day: string, rows: TurnoverDay[]])[] {
  const days = new Map<string, TurnoverDay[]>()
  for (const row of rows) days.set(row.day, [...(days.get(row.day) ?? []), row])
  return [...days]
}

const earned = (points: number | null | undefined) =>
  points == null ? undefined : words.points(formatCount(points))

/** A card a day: its points in the head, its categories below. */
export function TurnoverDays({ rows }: { rows: readonly TurnoverDay[] }) {
  return byDay(rows).map(([day, categories]) => {
    const points = categories[0]?.day_points
    return (
      <section key={day} aria-label={formatDate(noonOf(day))}>
        <div className={styles.head}>
          <h3 className={styles.day}>{formatDate(noonOf(day))}</h3>
          {points != null && <span>{words.dayPoints(formatCount(points))}</span>}
        </div>
        <Card>
          <List>
            {categories.map((row) => (
              <ListItem key={row.category}>
                <ListRow title={row.name} note={earned(row.points)} value={<Money satang={row.turnover} />} />
              </ListItem>
            ))}
          </List>
        </Card>
      </section>
    )
  })
}
