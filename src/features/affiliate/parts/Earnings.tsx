import { Link } from 'react-router'
import type { AffiliateSummary } from '#src/data/rewards/affiliate.ts'
import { formatAmount, formatBaht, formatCount } from '#rules/baht.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { noonOf, weekdayOf } from '#rules/thai-day.ts'
import { formatDate, formatDay } from '#src/lib/time.ts'
import { affiliate as words } from '#src/strings/rewards/affiliate.ts'
import { time } from '#src/strings/time.ts'
import { BarChart } from '#src/ui/charts/BarChart.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { SectionHead } from '#src/ui/layout/SectionHead.tsx'
import { Stats } from '#src/ui/layout/Stats.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from '../affiliate.module.css'

const tone = (satang: number) => (satang > 0 ? 'won' : 'plain')

/** Seven days of commission, by level, and what stands behind them. */
export function Earnings({ summary }: { summary: AffiliateSummary }) {
  const { days, earned_period: period, earned_today: today } = summary
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  return (
    <section aria-labelledby="affiliate-week" apply="grid gap-12 one-column">
      <SectionHead
        id="affiliate-week"
        title={words.week}
        action={
          <TextLink as={Link} to={paths.affiliate({ view: 'transactions' })} chevron>
            {words.seeLines}
          </TextLink>
        }
      />
      <Card pad>
        <dl className={styles.figures}>
          <div>
            <dt>{first && last && `${formatDay(noonOf(first))} – ${formatDate(noonOf(last))}`}</dt>
            <dd>
              <Money satang={period} sign tone={tone(period)} />
            </dd>
          </div>
          <div>
            <dt>{words.today}</dt>
            <dd>
              <Money satang={today} sign tone={tone(today)} />
            </dd>
          </div>
        </dl>
        <BarChart
          label={words.chart}
          rowHead={words.day}
          rows={days.map(({ day, level_one: one, other_levels: others }) => ({
            label: time.weekdays[weekdayOf(day)]!,
            current: day === last,
            values: [one, others],
          }))}
          series={[
            { name: words.levelOne, look: 'filled' },
            { name: words.otherLevels, look: 'outlined' },
          ]}
          format={(satang) => formatAmount(satang)}
        />
      </Card>
      <Card className={styles.stats}>
        <Stats
          items={[
            { label: words.friends, value: words.people(formatCount(summary.friends)) },
            { label: words.activeThisMonth, value: words.people(formatCount(summary.active_this_month)) },
            { label: words.redeemed, value: formatBaht(summary.redeemed_ever) },
          ]}
        />
      </Card>
    </section>
  )
}
