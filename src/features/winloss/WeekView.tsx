import type { Cashback } from '#contracts/cashback.ts'
import { formatBaht } from '#rules/baht.ts'
import { noonOf, thaiDayOf, weekdayOf } from '#rules/thai-day.ts'
import { cx } from '#src/lib/cx.ts'
import { formatDate, formatDateTime, formatDay } from '#src/lib/time.ts'
import { time } from '#src/strings/time.ts'
import { winloss as words } from '#src/strings/money/winloss.ts'
import { BarChart } from '#src/ui/charts/BarChart.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Check, Hourglass, ShieldCheck } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Note } from '#src/ui/feedback/Note.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { useServerTime } from '#src/ui/time/use-server-time.ts'
import styles from './WeekView.module.css'
import { limitOf, netOf, weekRows } from './parts/week-rows.ts'

const series = [
  { name: words.wonDays, look: 'filled' },
  { name: words.lostDays, look: 'outlined' },
] as const

/** Under the button, or in its place. */
export const weekNote = ({ claimable_until: until }: Pick<Cashback, 'claimable_until'>): string =>
  until == null ? '' : words.until(formatDate(until - 1))

/** What became of it; null while it can be taken. */
function endOf(row: Cashback, now: number): string | null {
  const { state, claimed_at: at, claimable_until: until, to_day: last } = row
  if (state === 'running') return last < thaiDayOf(now) ? words.counting : words.runningNote
  if (state === 'claimed') return words.claimedAt(at == null ? '' : formatDateTime(at))
  if (state === 'none') return words.nothing
  return until != null && now < until ? null : words.expired
}

/** How the week went by day, and how what comes back is reckoned. */
export function WeekView({ row }: { row: Cashback }) {
  const period = periodText(row.from_day, row.to_day)
  const today = useServerTime(thaiDayOf)
  const end = useServerTime((now) => endOf(row, now))
  const isRunning = row.state === 'running'
  return (
    <>
      <Card pad>
        <div className={styles.head}>
          <div>
            <p apply="small muted">{words.net(period)}</p>
            <Money satang={netOf(row)} sign className={styles.net} />
          </div>
          <Tag tone="info" icon={isRunning ? <Hourglass size={14} /> : <Check size={14} />}>
            {isRunning ? words.running : words.closed}
          </Tag>
        </div>
        <BarChart
          label={words.chart(period)}
          rowHead={words.day}
          series={series}
          rows={(row.days ?? []).map(({ day, net }) => ({
            label: time.weekdays[weekdayOf(day)] ?? '',
            current: day === today,
            values: [Math.max(net, 0), Math.min(net, 0)],
          }))}
          format={(value) => formatBaht(value)}
        />
      </Card>
      <WeekComputation row={row} />
      {end !== null && <Note tone={row.state === 'claimed' ? 'won' : 'plain'}>{end}</Note>}
      <Note icon={<ShieldCheck size={20} />}>{words.care}</Note>
    </>
  )
}

/** The week in words, for lists. */
export const weekTitle = (row: Pick<Cashback, 'from_day' | 'to_day'>): string =>
  periodText(row.from_day, row.to_day)

/** Days of one month before its name once; both months where there are two. */
function periodText(first: string, last: string): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return isOneMonth
    ? `${Number(first.slice(8))}–${formatDate(noonOf(last))}`
    : `${formatDay(noonOf(first))} – ${formatDate(noonOf(last))}`
}

/** From what went in to what comes back, a row each. */
function WeekComputation({ row }: { row: Cashback }) {
  const limit = limitOf(row)
  return (
    <Card className={styles.card}>
      <dl>
        {weekRows(row).map(({ label, value, note, sum }) => (
          <div key={label} className={cx(styles.row, sum && styles.sum)}>
            <dt>
              {label}
              {note && <span apply="block caption faint">{note}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{row.state === 'running' ? words.amountNow : words.amount}</dt>
          <dd>
            <Money satang={row.amount} tone={row.amount > 0 ? 'won' : 'plain'} className={styles.amount} />
          </dd>
        </div>
      </dl>
      {limit !== null && <p className={styles.limit}>{limit}</p>}
    </Card>
  )
}
