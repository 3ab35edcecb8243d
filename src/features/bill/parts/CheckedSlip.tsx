import { useQuery } from '@tanstack/react-query'
import type { BillInputLine } from '#contracts/bills.ts'
import type { Satang } from '#contracts/money.ts'
import { lottoRateQuery, lottoRoundQuery } from '#src/data/lotto.ts'
import { formatCount } from '#rules/baht.ts'
import { lineKey, type Lines } from '#src/stores/slip-lines.ts'
import { billCheck as words } from '#src/strings/bill.ts'
import { PartError } from '#src/ui/PartError.tsx'
import { billError } from './bill-error.ts'
import { BillTotals } from './BillTotals.tsx'
import styles from './CheckedSlip.module.css'
import { Paper } from '#src/ui/Paper.tsx'
import { slipRows } from './slip-rows.ts'
import { SlipLines } from './SlipLines.tsx'
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
  return (
    <>
      <Paper>
        <div className={styles.head}>
          <h3 className={styles.title}>{words.yourSlip}</h3>
          <span className={styles.count}>{words.lines(formatCount(lines.length))}</span>
        </div>
        <SlipLines
          rows={slipRows(lines, rates)}
          answers={answers}
          seen={seen}
          onAmount={handleAmount}
          onRemove={(key) => onLines(lines.filter(isOther(key)))}
        />
        {lastSums && (
          <BillTotals sums={lastSums} walletName={wallet?.wallet_name ?? ''} old={sums === null} />
        )}
      </Paper>
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
