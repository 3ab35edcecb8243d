import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BillInputLine } from '#contracts/bills.ts'
import type { Satang } from '#contracts/money.ts'
import { lottoRateQuery, lottoRoundQuery } from '#src/data/lotto/lotto.ts'
import { SlipList } from '#src/forms/slip/SlipList.tsx'
import { SlipPaper } from '#src/forms/slip/SlipPaper.tsx'
import { formatCount } from '#rules/baht.ts'
import { lineKey, type Lines } from '#src/stores/slip-lines.ts'
import { billCheck as words } from '#src/strings/lotto/bill.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { AnsweredLine } from './AnsweredLine.tsx'
import { billError } from './bill-error.ts'
import { BillTotals, cancellableTill } from './BillTotals.tsx'
import { askedKey } from './check-sums.ts'
import { fewPaidOtherwise, rowOfRate } from './paid-otherwise.ts'
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

/**
 * The slip with the server's answers. A bill that is taken as it stands is its sums alone, with its lines a press away and a row for each of the
 * few that pay another rate; lines that are refused or have changed, or many that pay less, stand below.
 */
export function CheckedSlip({ roundId, walletId, lines, checking, seen, onLines }: CheckedSlipProps) {
  const { data: rates = [] } = useQuery(lottoRateQuery(roundId))
  const { data: round } = useQuery(lottoRoundQuery(roundId))
  const wallet = round?.wallets.find(({ wallet_id }) => wallet_id === walletId)
  const { answers, sums, lastSums, error, busy, again } = checking
  const [whole, setWhole] = useState(false)
  // A line that was looked at stays where it is while it is mended.
  const [told, setTold] = useState<ReadonlySet<string>>(new Set())
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
  const otherwise = fewPaidOtherwise(lines, answers, (key) => seen.has(key) || told.has(key))
  const telling = lines.filter((line) => {
    const answer = answers.get(askedKey(line))
    const isPlain = answer === undefined || answer.state === 'ok' || otherwise.includes(line)
    return !isPlain || seen.has(lineKey(line))
  })
  const unheard = telling.map(lineKey).filter((key) => !told.has(key))
  if (unheard.length > 0) setTold(new Set([...told, ...unheard]))
  const shown = whole ? lines : lines.filter((line) => told.has(lineKey(line)))
  const drawn = shown.length > 0
  return (
    <>
      {lastSums && (
        <BillTotals
          sums={lastSums}
          walletName={wallet?.wallet_name ?? ''}
          count={lines.length}
          otherwise={otherwise.map((line) => rowOfRate(line, answers, rates))}
          old={sums === null}
          until={round ? cancellableTill(round) : null}
        />
      )}
      {drawn && (
        <SlipPaper look="check" title={words.yourSlip} count={words.lines(formatCount(lines.length))}>
          <SlipList
            look="check"
            label={words.yourSlip}
            rows={slipRows(shown, rates)}
            scrolls="around"
            draw={draw}
          />
        </SlipPaper>
      )}
      {told.size < lines.length && (
        <TextLink as="button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? words.fewLines : words.allLines(formatCount(lines.length))}
        </TextLink>
      )}
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
