import { useInfiniteQuery } from '@tanstack/react-query'
import type { TurnoverDay } from '#contracts/cashback.ts'
import { formatCount } from '#rules/baht.ts'
import { noonOf } from '#rules/thai-day.ts'
import { turnoverQuery } from '#src/data/rewards/cashback.ts'
import { formatDate } from '#src/lib/time.ts'
import { cashback as words } from '#src/strings/money/cashback.ts'
import { shell } from '#src/strings/shell.ts'
import { turnoverCategories } from '#src/strings/money/turnover-categories.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './Turnover.module.css'

interface TurnoverProps {
  /** As the address has it; null for all. */
  category: string | null
  onCategory: (category: string | null) => void
}

function Days({ category }: { category: string | null }) {
  const query = useInfiniteQuery(turnoverQuery(category))
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query
  return (
    <Loaded
      query={query}
      failed={words.turnoverFailed}
      text={shell.moneySafe}
      skeleton={<Skeleton shape="row" count={4} />}
    >
      {(data) => {
        const rows = data.pages.flat()
        if (rows.length === 0) return <EmptyState title={words.turnoverNone} text={words.turnoverNoneText} />
        return (
          <>
            <TurnoverDays rows={rows} />
            {hasNextPage && (
              <Button block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {words.more}
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

/** What was played, by day and category, with the points that it earned. */
export function Turnover({ category, onCategory }: TurnoverProps) {
  return (
    <section className={styles.turnover} aria-labelledby="turnover-title">
      <h2 id="turnover-title">{words.turnover}</h2>
      <ChipRow label={words.turnoverFilter} className={styles.chips}>
        <Chip selected={category === null} onClick={() => onCategory(null)}>
          {words.all}
        </Chip>
        {Object.entries(turnoverCategories).map(([key, name]) => (
          <Chip key={key} selected={key === category} onClick={() => onCategory(key)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <Days category={category} />
    </section>
  )
}

/** Days in the order of their rows. */
function byDay(rows: readonly TurnoverDay[]): (readonly [day: string, rows: TurnoverDay[]])[] {
  const days = new Map<string, TurnoverDay[]>()
  for (const row of rows) days.set(row.day, [...(days.get(row.day) ?? []), row])
  return [...days]
}

const earned = (points: number | null | undefined) =>
  points == null ? undefined : words.points(formatCount(points))

/** A card a day: its points in the head, its categories below. */
function TurnoverDays({ rows }: { rows: readonly TurnoverDay[] }) {
  return byDay(rows).map(([day, categories]) => {
    const points = categories[0]?.day_points
    return (
      <section key={day} aria-label={formatDate(noonOf(day))}>
        <div apply="row baseline between gap-12 mb-8 small muted">
          <h3 apply="lead ink">{formatDate(noonOf(day))}</h3>
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
