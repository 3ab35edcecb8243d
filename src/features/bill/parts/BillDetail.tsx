import { formatDateTime } from '#src/lib/time.ts'
import { bills as words } from '#src/strings/bill.ts'
import { KeyValues } from '#src/ui/KeyValues.tsx'
import { Card } from '#src/ui/Card.tsx'
import styles from './BillDetail.module.css'
import type { BillProps } from './bill-props.ts'
import { BillHead } from './BillHead.tsx'
import { BillWays } from './BillWays.tsx'
import { CancelBill } from './CancelBill.tsx'
import { Outcome } from './Outcome.tsx'
import { PlacedLine } from './PlacedLine.tsx'
import { ResultDigits } from './ResultDigits.tsx'

/** A bill with its lines: the result card once it is drawn (LOTTO-3), and what can be done with it. */
export function BillDetail({ bill, onShare, onReceipt }: BillProps) {
  return (
    <>
      {bill.result && <ResultDigits result={bill.result} />}
      <Card className={styles.card}>
        <BillHead bill={bill} />
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops it from lists without markers */}
        <ul role="list" aria-label={words.detail} className={styles.lines}>
          {bill.lines.map((line) => (
            <PlacedLine key={line.line_id} line={line} />
          ))}
        </ul>
        <Outcome bill={bill} />
      </Card>
      <CancelBill key={bill.bill_id} bill={bill} />
      <div className={styles.facts}>
        <KeyValues
          items={[
            { label: words.placedAt, value: formatDateTime(bill.placed_at) },
            ...(bill.settled_at == null
              ? []
              : [{ label: words.settledAt, value: formatDateTime(bill.settled_at) }]),
            { label: words.paidFrom, value: bill.wallet_name || words.wallet },
            { label: words.checkCode, value: bill.check_code },
            { label: words.rules, value: bill.rule_version },
          ]}
        />
      </div>
      <BillWays bill={bill} onShare={onShare} onReceipt={onReceipt} />
    </>
  )
}
