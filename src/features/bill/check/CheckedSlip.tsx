import { useQuery } from '@tanstack/react-query'
import type { BillInputLine } from '#contracts/bills.ts'
import type { Satang } from '#contracts/money.ts'
import { lottoRateQuery, lottoRoundQuery } from '#src/data/lotto/lotto.ts'
import { SlipList } from '#src/forms/slip/SlipList.tsx'
import { SlipPaper } from '#src/forms/slip/SlipPaper.tsx'
import { formatBaht, formatCount } from '#rules/baht.ts'
import { SlipSums } from '#src/forms/slip/SlipSums.tsx'
import { lineKey, type Lines } from '#src/stores/slip-lines.ts'
import { billCheck as words } from '#src/strings/lotto/bill.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { AnsweredLine } from './AnsweredLine.tsx'
import { billError } from './bill-error.ts'
import { askedKey, type Sums } from './check-sums.ts'
import styles from './CheckedSlip.module.css'
import { type SlipRow, slipRows } from './slip-rows.ts'
import type { BillChecking } from './use-bill-check.ts'
import type { PlacingBill } from './use-place-bill.ts'

interface CheckedSlipProps {
  roundId: string
  walletId: string
  lines: Lines
  checking: BillChecking
  seen: PlacingBill['seen']
  onLines: (lines: Lines) => void
}

/** The slip on paper, each line with the server's answer, and what it comes to. */
export function CheckedSlip({ roundId, walletId, lines, checking, seen, onLines }: CheckedSlipProps) {
  const { data: rates = [] } = useQuery(lottoRateQuery(roundId))
  const { data: round } = useQuery(lottoRoundQuery(roundId))
  const wallet = round?.wallets.find(({ wallet_id }) => wallet_id === walletId)
  const { answers, sums, lastSums, error, busy, again } = checking
  const isOther = (key: string) => (line: BillInputLine) => lineKey(line) !== key
  const handleAmount = (key: string, amount: Satang) =>
    onLines(lines.map((line) => (isOther(key)(line) ? line : { ...line, amount })))
  const draw = (row: SlipRow) => (
    <AnsweredLine
      row={row}
      answer={answers.get(askedKey(row.line))}
      before={seen.get(row.key)}
      onAmount={handleAmount}
      onRemove={(key) => onLines(lines.filter(isOther(key)))}
    />
  )
  return (
    <>
      <SlipPaper look="check" title={words.yourSlip} count={words.lines(formatCount(lines.length))}>
        <SlipList
          look="check"
          label={words.yourSlip}
          rows={slipRows(lines, rates)}
          scrolls="around"
          draw={draw}
        />
        {lastSums && (
          <BillTotals sums={lastSums} walletName={wallet?.wallet_name ?? ''} old={sums === null} />
        )}
      </SlipPaper>
      {error !== null && (
        <PartError
          title={words.checkFailed}
          text={`${billError(error)} ${words.nothingCharged}`}
          busy={busy}
          onRetry={again}
          className={styles.failed}
        />
      )}
    </>
  )
}

interface BillTotalsProps {
  sums: Sums
  walletName: string
  /** Figures of an earlier version of the slip, while it is checked again. */
  old: boolean
}

/** What is sent, what it can win, what it costs, and what is left after it (foot of the slip). */
function BillTotals({ sums, walletName, old }: BillTotalsProps) {
  const { taken, total, winsMax, balance, after } = sums
  return (
    <SlipSums
      look="check"
      items={[
        { label: words.sendable, value: words.lines(formatCount(taken.length)) },
        { label: words.winsMax, value: <Money satang={winsMax} /> },
        { label: words.payFrom(walletName || words.wallet), value: words.balance(formatBaht(balance)) },
        { label: words.afterSending, value: <Money satang={after} tone={after < 0 ? 'lost' : 'plain'} /> },
      ]}
      label={words.total}
      total={total}
      old={old}
    />
  )
}
