import { Link } from 'react-router'
import type { Cashback } from '#contracts/cashback.ts'
import { ClaimBar } from '#src/features/cashback/ClaimBar.tsx'
import { HistoryList } from '#src/features/cashback/HistoryList.tsx'
import { WeekView, weekNote, weekTitle } from '#src/features/winloss/WeekView.tsx'
import { formatBaht } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { cashback } from '#src/strings/money/cashback.ts'
import { winloss as words } from '#src/strings/money/winloss.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

function Week({ row }: { row: Cashback }) {
  return (
    <>
      <WeekView row={row} />
      <ClaimBar
        key={row.cashback_id}
        row={row}
        label={cashback.claimWeek(formatBaht(row.amount))}
        note={weekNote(row)}
      />
    </>
  )
}

/** One of the two weeks that have a tab. */
export function WeekShown({ row, view }: { row: Cashback | null; view: 'last' | 'now' }) {
  if (row) return <Week row={row} />
  return <EmptyState title={view === 'last' ? words.noLast : words.noNow} text={words.noLastText} />
}

interface WeekHistoryProps {
  rows: readonly Cashback[]
  /** First day of the week that is open, as the address has it. */
  week: string | null
  hasMore: boolean
  busy: boolean
  onMore: () => void
}

/** Weeks that are over, and each with its computation. */
export function WeekHistory({ rows, week, ...more }: WeekHistoryProps) {
  const past = rows.filter((row) => row.state !== 'running')
  if (week === null && past.length === 0)
    return <EmptyState title={words.noHistory} text={words.noHistoryText} />
  if (week === null)
    return (
      <HistoryList
        rows={past}
        titleOf={weekTitle}
        pathOf={(row) => paths.memberWinloss({ view: 'history', week: row.from_day })}
        {...more}
      />
    )
  const open = past.find((row) => row.from_day === week)
  return (
    <>
      <TextLink as={Link} to={paths.memberWinloss({ view: 'history' })} replace>
        {words.back}
      </TextLink>
      {open ? <Week row={open} /> : <EmptyState title={words.notFound} art="lozenge" />}
    </>
  )
}
