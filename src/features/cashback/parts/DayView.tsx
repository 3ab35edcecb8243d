import { useQuery } from '@tanstack/react-query'
import type { Cashback } from '#contracts/cashback.ts'
import { MAIN_WALLET_TYPE } from '#contracts/member.ts'
import { dayPlus, noonOf, thaiDayOf } from '#rules/thai-day.ts'
import { cashbackRulesQuery } from '#src/data/rewards/cashback.ts'
import { walletsQuery } from '#src/data/member.ts'
import { formatDate, formatDateTime, formatTime } from '#src/lib/time.ts'
import { cashback as words } from '#src/strings/money/cashback.ts'
import { Wallet } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import { DayPaper } from './DayPaper.tsx'
import styles from './DayView.module.css'

/** One day: the figure, and all of its computation. */
export function DayView({ row }: { row: Cashback }) {
  // Without the rules the computation is whole: they only add which categories take no part.
  const { data: rules } = useQuery(cashbackRulesQuery())
  return (
    <>
      <DayHero row={row} />
      {row.lines.length > 0 && <DayPaper row={row} rule={rules?.find((rule) => rule.kind === 'daily')} />}
      {row.state === 'claimable' && <FreeNote />}
    </>
  )
}

/** The last minute in which it can be taken, in words. */
function untilText(until: number, today: string): string {
  const last = until - 1
  return thaiDayOf(last) === today ? words.until(formatTime(last)) : words.untilDay(formatDateTime(last))
}

/** What became of it, or will. */
function whatText(row: Cashback, now: number, today: string): string {
  const { state, lost, claimable_until: until, claimed_at: claimedAt } = row
  if (state === 'running') return row.from_day === today ? words.todayNote : words.counting
  if (state === 'claimed' && claimedAt != null) return words.claimedAt(formatDateTime(claimedAt))
  if (state === 'none') return lost > 0 ? words.belowMinimum : words.nothingLost
  if (until == null) return ''
  return now < until ? untilText(until, today) : words.expired
}

function titleOf({ from_day: day }: Cashback, today: string): string {
  const date = formatDate(noonOf(day))
  if (day === today) return words.heroToday(date)
  return day === dayPlus(today, -1) ? words.heroYesterday(date) : words.heroDay(date)
}

/** Whose day, how much, and until when. */
function DayHero({ row }: { row: Cashback }) {
  const today = useServerTime(thaiDayOf)
  const what = useServerTime((now) => whatText(row, now, thaiDayOf(now)))
  const isOurs = row.amount > 0 && what !== words.expired
  return (
    <div className={styles.hero}>
      <p apply="small muted">{titleOf(row, today)}</p>
      <p>
        <Money satang={row.amount} tone={isOurs ? 'won' : 'plain'} className={styles.amount} />
      </p>
      <p apply="small muted">{what}</p>
    </div>
  )
}

/** Where it goes, and when it can be withdrawn: at once, unless a promotion binds the main wallet. */
function FreeNote() {
  const { data } = useQuery(walletsQuery())
  const main = data?.find((wallet) => wallet.wallet_type_id === MAIN_WALLET_TYPE)
  const promotion = main?.active_promotion_name ?? ''
  return <Note icon={<Wallet size={20} />}>{promotion === '' ? words.free : words.freeBound(promotion)}</Note>
}
