import type { ReactNode } from 'react'
import { formatAmount, formatBaht, formatCount } from '#rules/baht.ts'
import { receipt as words } from '#src/strings/lotto/bill.ts'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { Money } from '#src/ui/display/Money.tsx'
import { lineGroups } from './line-groups.ts'
import { timesOf } from './line-times.ts'
import { Paper } from '#src/ui/lotto/Paper.tsx'
import type { PaperBill } from './paper-bill.ts'
import { receiptFacts } from './receipt-facts.ts'
import { LottoNumber } from '#src/ui/lotto/LottoNumber.tsx'
import styles from '../ReceiptDialog.module.css'

interface ReceiptPaperProps {
  bill: PaperBill
  brand: string
  /** Under the check code. */
  children?: ReactNode
}

/** What was placed, on paper: the same words as the picture that is saved. */
export function ReceiptPaper({ bill, brand, children }: ReceiptPaperProps) {
  return (
    <Paper>
      <p className={styles.brand}>{brand}</p>
      <p apply="h3 text-centre">{bill.round.lottery_name}</p>
      <p className={styles.round}>{bill.round.title}</p>
      <KeyValues items={receiptFacts(bill)} />
      <div className={styles.lines}>
        {lineGroups(bill.lines).map(({ name, lines }) => (
          <section key={name}>
            <h3 className={styles.group}>{name}</h3>
            <ul apply="unmarked">
              {lines.map((line, at) => (
                <li key={at} className={styles.line}>
                  <b className={styles.number}>
                    <LottoNumber value={line.number} />
                  </b>
                  <span apply="regular muted size-small">{timesOf(line)}</span>
                  <span>{formatAmount(line.amount)}</span>
                  {line.won > 0 && (
                    <span className={styles.won}>
                      {words.lineWon(formatBaht(line.won, { sign: true, joined: true }))}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p apply="row baseline between semi">
        <span>
          {words.total}{' '}
          <span apply="regular muted size-small">{words.lines(formatCount(bill.line_count))}</span>
        </span>
        <Money satang={bill.total} className={styles.figure} />
      </p>
      <KeyValues items={[{ label: words.checkCode, value: bill.check_code }]} />
      {children}
    </Paper>
  )
}
