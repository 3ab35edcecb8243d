import { Link } from 'react-router'
import type { BillLine } from '#contracts/bills.ts'
import type { LottoResult } from '#contracts/lotto.ts'
import { RateParts } from '#src/forms/slip/RateParts.tsx'
import { formatAmount, formatRate } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { bills as words } from '#src/strings/lotto/bill.ts'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Tag } from '#src/ui/display/Tag.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { LottoNumber } from '#src/ui/lotto/LottoNumber.tsx'
import styles from './BillDetail.module.css'
import type { BillProps } from './bill-props.ts'
import { BillHead } from './BillHead.tsx'
import { BillWays } from './BillWays.tsx'
import { CancelBill } from './CancelBill.tsx'
import { Outcome } from './Outcome.tsx'

/** A bill with its lines: the result card once it is drawn (LOTTO-3), and what can be done with it. */
export function BillDetail({ bill, onShare, onReceipt }: BillProps) {
  return (
    <>
      {bill.result && <ResultDigits result={bill.result} />}
      <Card className={styles.card}>
        <BillHead bill={bill} />
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops it from lists without markers */}
        <ul role="list" aria-label={words.detail} apply="px-16 unmarked">
          {bill.lines.map((line) => (
            <PlacedLine key={line.line_id} line={line} />
          ))}
        </ul>
        <Outcome bill={bill} />
      </Card>
      <CancelBill key={bill.bill_id} bill={bill} />
      <div apply="mt-12 gold-edge round-l pad-10-16">
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

/** What was drawn, above the bill that it decided. */
function ResultDigits({ result }: { result: LottoResult }) {
  const digits = [
    { label: words.top, value: result.top3 },
    { label: words.bottom, value: result.bottom2 },
  ].filter(({ value }) => value !== '')
  return (
    <div className={styles.result}>
      <div>
        <p apply="small muted">{words.result(result.round.title)}</p>
        <dl className={styles.digits}>
          {digits.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <LottoNumber value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <TextLink as={Link} to={paths.lottoResults()} chevron>
        {words.allResults}
      </TextLink>
    </div>
  )
}

/** A line as it was taken: its rate is the one of that moment. Once drawn, what it brought. */
function PlacedLine({ line }: { line: BillLine }) {
  const drawn = line.state === 'won' || line.state === 'lost'
  return (
    <li className={styles.line}>
      <span
        className={cx(
          styles.number,
          line.state === 'won' && styles.won,
          line.state === 'lost' && styles.faint,
        )}
      >
        <LottoNumber value={line.number} />
      </span>
      <span apply="grow shrink small muted">
        {line.parts ? (
          <>
            {line.name} <RateParts parts={line.parts} />
          </>
        ) : (
          words.times(line.name, formatRate(line.rate))
        )}{' '}
        {line.reduced && <Tag tone="warn">{words.reducedMark}</Tag>}
      </span>
      <span apply="column figures bottom">
        <span apply="small muted">{words.stake(formatAmount(line.amount))}</span>
        {drawn && (
          <span className={cx(styles.brought, line.state === 'won' ? styles.won : styles.lost)}>
            {formatAmount(line.won, { sign: true })}
          </span>
        )}
      </span>
    </li>
  )
}
