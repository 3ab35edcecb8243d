import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getStatementSummary } from '#contracts/statement.ts'
import { type StatementFilter, statementSummaryQuery } from '#src/data/money/statement.ts'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { noonOf, thaiDayOf, weekdayOf } from '#rules/thai-day.ts'
import { formatDay } from '#src/lib/time.ts'
import { shell } from '#src/strings/shell.ts'
import { statement } from '#src/strings/money/statement.ts'
import { time } from '#src/strings/time.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { AwaitedMoney } from '#src/ui/feedback/AwaitedMoney.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { isPassing, useWide } from '#src/ui/layout/use-wide.ts'
import { Chart, type ChartDay } from './parts/Chart.tsx'
import { chartDays, summaryPeriod } from './parts/summary-days.ts'
import styles from './Summary.module.css'

/** Money in and out of the period, day by day, and net deposits ever (RTS 1C). */
export function Summary({ filter }: { filter: StatementFilter }) {
  const wide = useWide()
  const usual = wide ? 14 : 7
  const period = summaryPeriod(filter, thaiDayOf(serverNow()), usual)
  const asked = {
    from_day: period.from,
    to_day: period.to,
    ...(filter.wallet_id && { wallet_id: filter.wallet_id }),
  }
  const query = useQuery({ ...statementSummaryQuery(asked), enabled: wide || !isPassing() })
  const range = `${formatDay(noonOf(period.from))}–${formatDay(noonOf(period.to))}`
  const titles = period.chosen
    ? { in: `${statement.moneyInRange} ${range}`, out: `${statement.moneyOutRange} ${range}` }
    : { in: statement.moneyIn(usual), out: statement.moneyOut(usual) }
  return (
    <Loaded
      query={query}
      failed={statement.summaryFailed}
      text={shell.moneySafe}
      skeleton={
        <Card as="section" className={cx(styles.summary, styles.loading)}>
          <Figure title={titles.in}>
            <AwaitedMoney path={getStatementSummary.path} field="money_in" as="in" className={styles.money} />
          </Figure>
          <Figure title={titles.out}>
            <AwaitedMoney
              path={getStatementSummary.path}
              field="money_out"
              as="out"
              className={styles.money}
            />
          </Figure>
          <Skeleton shape="panel" className={styles.chart} />
        </Card>
      }
    >
      {(data) => {
        const days = chartDays(period, data.days)
        return (
          <Card as="section" className={styles.summary}>
            <Figure title={titles.in} count={data.count_in}>
              <Money satang={data.money_in} sign tone="won" className={styles.money} />
            </Figure>
            <Figure title={titles.out} count={data.count_out}>
              <Money satang={-data.money_out} className={styles.money} />
            </Figure>
            <div className={styles.chart}>
              <Chart days={days} />
              <DayLabels days={days} />
              <Legend />
            </div>
            <p className={styles.net}>
              <span>
                {statement.netTitle} <Money satang={data.net_deposits_ever} />
              </span>
              <span apply="muted">
                {statement.netText(formatBaht(data.deposited_ever), formatBaht(data.withdrawn_ever))}
              </span>
            </p>
          </Card>
        )
      }}
    </Loaded>
  )
}

interface FigureProps {
  title: string
  /** Of how many movements it is the sum; not known yet: missing. */
  count?: number
  children: ReactNode
}

const Figure = ({ title, count, children }: FigureProps) => (
  <div className={styles.figure}>
    <h2 apply="small-regular muted">{title}</h2>
    {children}
    {count !== undefined && <p className={styles.count}>{statement.lines(formatCount(count))}</p>}
  </div>
)

const WEEK = 7

/** Weekdays under a week's bars; first and last day under more. The last one is the current one. */
function DayLabels({ days }: { days: readonly ChartDay[] }) {
  const short = days.length <= WEEK
  const shown = short ? days : [days[0], days.at(-1)].filter((day) => day !== undefined)
  return (
    <p aria-hidden="true" className={cx(styles.labels, short ? styles.each : styles.ends)}>
      {shown.map(({ day }) => (
        <span key={day}>{short ? time.weekdays[weekdayOf(day)] : formatDay(noonOf(day))}</span>
      ))}
    </p>
  )
}

const Legend = () => (
  <p apply="row gap-16 small muted" aria-hidden="true">
    <span className={styles.in}>{statement.legendIn}</span>
    <span className={styles.out}>{statement.legendOut}</span>
  </p>
)
