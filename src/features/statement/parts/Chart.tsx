import { statement } from '#src/strings/money/statement.ts'
import { formatBaht } from '#rules/baht.ts'
import { noonOf } from '#rules/thai-day.ts'
import { formatDay } from '#src/lib/time.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from '../StatementPart.module.css'

export interface ChartDay {
  readonly day: string
  readonly moneyIn: number
  readonly moneyOut: number
}

const HEIGHT = 88
const STEP = 42
const BAR = 9

/** Bars of money in (filled) and out (outlined), a pair a day: readable without colour (design/README, Charts). */
export function Chart({ days, className }: { days: readonly ChartDay[]; className?: string | undefined }) {
  const most = Math.max(1, ...days.map(({ moneyIn, moneyOut }) => Math.max(moneyIn, moneyOut)))
  const width = Math.max(days.length, 1) * STEP
  const height = (satang: number) => (satang === 0 ? 0 : Math.max(2, (satang / most) * (HEIGHT - 4)))
  return (
    <figure className={className}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.plot}
      >
        {[1, 2, 3].map((line) => (
          <line
            key={line}
            x1={0}
            x2={width}
            y1={(line - 1) * 29 + 1}
            y2={(line - 1) * 29 + 1}
            className={styles.grid}
          />
        ))}
        {days.map(({ day, moneyIn, moneyOut }, index) => {
          const middle = index * STEP + STEP / 2
          return (
            <g key={day}>
              <rect
                x={middle - BAR - 1.5}
                y={HEIGHT - height(moneyIn)}
                width={BAR}
                height={height(moneyIn)}
                rx={2}
                className={styles.in}
              />
              <rect
                x={middle + 2.2}
                y={HEIGHT - height(moneyOut) + 0.7}
                width={BAR - 1.4}
                height={Math.max(0, height(moneyOut) - 0.7)}
                rx={2}
                className={styles.out}
              />
            </g>
          )
        })}
      </svg>
      {/* The picture in words, for who cannot see it. */}
      <VisuallyHidden>
        {statement.chart(days.length)}
        {days
          .filter(({ moneyIn, moneyOut }) => moneyIn > 0 || moneyOut > 0)
          .map(
            ({ day, moneyIn, moneyOut }) =>
              ` ${statement.chartDay(formatDay(noonOf(day)), formatBaht(moneyIn), formatBaht(moneyOut))}`,
          )}
      </VisuallyHidden>
    </figure>
  )
}
