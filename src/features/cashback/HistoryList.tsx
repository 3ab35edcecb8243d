import { Link } from 'react-router'
import type { Cashback } from '#contracts/cashback.ts'
import { formatTime } from '#src/lib/time.ts'
import { cashback as words } from '#src/strings/money/cashback.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Calendar, Check, ClockAlert, Coins } from '#src/ui/icons.ts'
import { List } from '#src/ui/list/List.tsx'
import { ListItem } from '#src/ui/list/ListItem.tsx'
import { ListRow } from '#src/ui/list/ListRow.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import styles from './Turnover.module.css'

interface HistoryListProps {
  rows: readonly Cashback[]
  /** The period in words. */
  titleOf: (row: Cashback) => string
  /** Where its computation is. */
  pathOf: (row: Cashback) => string
  hasMore: boolean
  busy: boolean
  onMore: () => void
}

const icons = {
  claimed: <Check size={20} />,
  claimable: <Coins size={20} />,
  expired: <ClockAlert size={20} className={styles.faint} />,
  none: <Calendar size={20} className={styles.faint} />,
  running: <Calendar size={20} className={styles.faint} />,
  unknown: <Calendar size={20} className={styles.faint} />,
} as const

function noteOf({ state, claimed_at: at, lost }: Cashback): string {
  if (state === 'claimed') return words.received(at == null ? '' : formatTime(at))
  if (state === 'none') return lost > 0 ? words.belowMinimum : words.nothingLost
  return { claimable: words.waiting, expired: words.expired, running: words.counting, unknown: '' }[state]
}

/** Periods that are over, each with the way to its computation. */
export function HistoryList({ rows, titleOf, pathOf, hasMore, busy, onMore }: HistoryListProps) {
  return (
    <>
      <Card>
        <List>
          {rows.map((row) => {
            const isMoney = row.state === 'claimed' || row.state === 'claimable'
            return (
              <ListItem key={row.from_day}>
                <ListRow
                  as={Link}
                  to={pathOf(row)}
                  chevron
                  icon={icons[row.state]}
                  title={titleOf(row)}
                  note={noteOf(row)}
                  value={
                    <Money
                      satang={row.amount}
                      sign={isMoney}
                      tone={isMoney ? 'won' : 'plain'}
                      className={isMoney ? styles.amount : styles.nothing}
                    />
                  }
                />
              </ListItem>
            )
          })}
        </List>
      </Card>
      {hasMore && (
        <Button block busy={busy} onClick={onMore} className={styles.more}>
          {words.more}
        </Button>
      )}
    </>
  )
}
