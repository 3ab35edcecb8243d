import { Fragment } from 'react'
import type { StatementLine } from '#contracts/statement.ts'
import { serverNow } from '#src/lib/server-clock.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { statement } from '#src/strings/money/statement.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { byDay } from './by-day.ts'
import { dayWords } from './day-words.ts'
import styles from './LineTable.module.css'
import { TableRow } from './TableRow.tsx'

const sum = (lines: readonly StatementLine[], sign: 1 | -1): number =>
  lines.reduce(
    (total, line) => (line.balance != null && Math.sign(line.amount) === sign ? total + line.amount : total),
    0,
  )

const columns = [
  styles.wTime,
  undefined,
  styles.wRef,
  styles.wMoney,
  styles.wMoney,
  styles.wMoney,
  styles.wState,
]

interface LineTableProps {
  lines: readonly StatementLine[]
  onShow: (line: StatementLine) => void
}

/** Time, what, number, in, out, balance, state; cut by days, summed below. */
export function LineTable({ lines, onShow }: LineTableProps) {
  const today = thaiDayOf(serverNow())
  return (
    <Card className={styles.card}>
      <table className={styles.table} aria-label={statement.table}>
        <colgroup>
          {columns.map((width, index) => (
            <col key={index} className={width} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{statement.time}</th>
            <th scope="col">{statement.line}</th>
            <th scope="col">{statement.ref}</th>
            <th scope="col" className={styles.right}>
              {statement.columnIn}
            </th>
            <th scope="col" className={styles.right}>
              {statement.columnOut}
            </th>
            <th scope="col" className={styles.right}>
              {statement.balance}
            </th>
            <th scope="col" className={styles.right}>
              {statement.state}
            </th>
          </tr>
        </thead>
        <tbody>
          {byDay(lines).map(({ day, lines: ofDay }) => (
            <Fragment key={day}>
              <tr className={styles.day}>
                <th scope="rowgroup" colSpan={7}>
                  {dayWords(day, today)}
                </th>
              </tr>
              {ofDay.map((line) => (
                <TableRow key={line.id} line={line} onShow={onShow} />
              ))}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {statement.pageTotal}
            </th>
            <td className={styles.right}>
              <Money satang={sum(lines, 1)} sign tone="won" />
            </td>
            <td className={styles.right}>
              <Money satang={sum(lines, -1)} />
            </td>
            <td colSpan={2} aria-hidden="true" />
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}
