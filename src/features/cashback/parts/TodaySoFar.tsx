import { Link } from 'react-router'
import type { Cashback } from '#contracts/cashback.ts'
import { paths } from '#src/lib/paths.ts'
import { cashback as words } from '#src/strings/cashback.ts'
import { Card } from '#src/ui/Card.tsx'
import { Hourglass } from '#src/ui/icons.ts'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Money } from '#src/ui/Money.tsx'

/** What today would give back, were it over now. */
export function TodaySoFar({ row }: { row: Cashback }) {
  return (
    <Card>
      <ListRow
        as={Link}
        to={paths.cashback({ day: row.from_day })}
        chevron
        icon={<Hourglass />}
        title={words.today}
        note={words.todayNote}
        value={<Money satang={row.amount} />}
      />
    </Card>
  )
}
