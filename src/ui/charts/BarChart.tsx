import { cx } from '#src/lib/cx.ts'
import { barsOf, type BarRow } from './bars.ts'
import styles from './BarChart.module.css'

interface BarChartProps {
  /** What it shows, in a few words: names the table. */
  label: string
  /** A line above the plot; where left out, the words around it say what it is. */
  caption?: string
  rows: readonly BarRow[]
  /** One for each value of a row. `outlined` reads beside `filled` without colour. */
  series: readonly { name: string; look: 'filled' | 'outlined' }[]
  format: (value: number) => string
  /** Head of the rows' names in the table. */
  rowHead: string
}

/** More names than these would run into each other on a phone: then the first, the last and the current one stand. */
const MOST_NAMES = 8

/** Bars from a baseline, those below zero hanging from it (design/README, Charts). The picture is for the eye only. */
export function BarChart({ label, caption, rows, series, format, rowHead }: BarChartProps) {
  const { baseline, columns } = barsOf(rows)
  const isNamed = (row: BarRow, index: number) =>
    rows.length <= MOST_NAMES || index === 0 || index === rows.length - 1 || row.current === true
  return (
    <figure className={styles.chart}>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      <div aria-hidden="true">
        <div className={styles.plot}>
          {[0, 1, 2].map((line) => (
            <span key={line} className={styles.grid} style={{ top: `${line * 50}%` }} />
          ))}
          <span className={styles.baseline} style={{ top: `${baseline}%` }} />
          {columns.map((bars, column) => (
            <span key={column} className={styles.column}>
              {bars.map(({ series: at, top, height, below }) => (
                <span key={at} className={styles.lane}>
                  <span
                    className={cx(styles.bar, styles[series[at]!.look], below && styles.below)}
                    style={{ top: `${top}%`, height: `${height}%` }}
                  />
                </span>
              ))}
            </span>
          ))}
        </div>
        <div className={styles.names}>
          {rows.map((row, index) => (
            <span key={index} className={cx(styles.name, row.current && styles.current)}>
              {isNamed(row, index) && row.label}
            </span>
          ))}
        </div>
        <p className={styles.legend}>
          {series.map(({ name, look }) => (
            <span key={name} className={styles.entry}>
              <i className={cx(styles.key, styles[look])} />
              {name}
            </span>
          ))}
        </p>
      </div>
      <table className={styles.table}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{rowHead}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} aria-current={row.current ? 'date' : undefined}>
              <th scope="row">{row.label}</th>
              {series.map(({ name }, at) => (
                <td key={name}>{format(row.values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
