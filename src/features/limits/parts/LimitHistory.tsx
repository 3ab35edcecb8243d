import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '#contracts/kit.ts'
import type { getLimitChanges, LimitKind, LimitPeriod } from '#contracts/protection.ts'
import { limitChangesQuery } from '#src/data/protection/limits.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { limitWords as words } from '#src/strings/protection/limits.ts'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { sumText } from './sums.ts'

type Change = DataOf<typeof getLimitChanges>[number]

/** Every change, newest first: what, from what to what, when, and by whom where it was not the member. */
export function LimitHistory() {
  const query = useQuery(limitChangesQuery())
  return (
    <Loaded query={query} failed={words.historyFailed} waiting={<Skeleton shape="row" count={2} />}>
      {(changes) =>
        changes.length === 0 ? (
          <p apply="small muted">{words.noHistory}</p>
        ) : (
          <Card>
            <List>
              {changes.map((change, index) => (
                <ListItem key={index}>
                  <ListRow
                    title={titleOf(change)}
                    note={
                      <>
                        {noteOf(change)}
                        <br />
                        <span apply="faint figures">{formatDateTime(change.at)}</span>
                      </>
                    }
                  />
                </ListItem>
              ))}
            </List>
          </Card>
        )
      }
    </Loaded>
  )
}

const titleOf = ({ act, kind, period, by }: Change): string =>
  [
    words.acts[act],
    words.kinds[kind as LimitKind]?.name,
    words.per[period as LimitPeriod],
    by === 'staff' && `· ${words.byStaff}`,
  ]
    .filter(Boolean)
    .join(' ')

function noteOf({ kind, before, after, minutes_before, minutes_after }: Change): string {
  const text = (sum: number | null | undefined) =>
    sum == null ? words.noneSum : sumText(kind as LimitKind, sum)
  return kind === 'time'
    ? words.fromTo(text(minutes_before), text(minutes_after))
    : words.fromTo(text(before), text(after))
}
