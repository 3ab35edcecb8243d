import type { BillLine, BillWithLines } from '#contracts/bills.ts'
import { formatAmount, formatCount, formatRate } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { billNews as words, bills } from '#src/strings/lotto/bill.ts'
import { Money } from '#src/ui/display/Money.tsx'
import { Paper } from '#src/ui/lotto/Paper.tsx'
import { type LitDigit, litDigits } from './lit-digits.ts'
import styles from './WinPaper.module.css'

/** More have their place on the bill itself. */
const LINES_SHOWN = 3

/** What was drawn with the member's digits lit, the lines that won, what was staked, and the net of the whole bill. */
export function WinPaper({ bill }: { bill: BillWithLines }) {
  const won = bill.lines.filter(({ state }) => state === 'won')
  const lost = bill.lines.length - won.length
  const more = won.length - LINES_SHOWN
  return (
    <Paper className={styles.paper}>
      <h2 apply="h1">{words.won}</h2>
      <p apply="small muted">{[bill.round.lottery_name, bill.round.title].filter(Boolean).join(' ')}</p>
      {bill.result && <Drawn result={bill.result} won={won} />}
      <ul apply="unmarked">
        {won.slice(0, LINES_SHOWN).map((line) => (
          <WonLine key={line.line_id} line={line} />
        ))}
      </ul>
      {more > 0 && <p className={styles.note}>{words.moreWon(formatCount(more))}</p>}
      <p className={styles.note}>
        <span>{lost > 0 ? words.othersLost(formatCount(lost)) : words.staked}</span>
        <Money satang={bill.total} />
      </p>
      <p className={styles.net}>
        <span apply="semi">{words.gain}</span>
        <Money satang={bill.won - bill.total} sign tone="won" className={styles.gain} />
      </p>
    </Paper>
  )
}

function Drawn({ result, won }: { result: NonNullable<BillWithLines['result']>; won: readonly BillLine[] }) {
  const rows = [
    { label: bills.top, digits: litDigits('top3', result, won) },
    { label: bills.bottom, digits: litDigits('bottom2', result, won) },
  ].filter(({ digits }) => digits.length > 0)
  return (
    <div className={styles.drawn}>
      {rows.map(({ label, digits }) => (
        <div key={label}>
          <p apply="small muted" aria-hidden="true">
            {label}
          </p>
          <Digits label={label} digits={digits} small />
        </div>
      ))}
    </div>
  )
}

/** A line that won: its number lit, what it cost at which rate, what it brought. */
function WonLine({ line }: { line: BillLine }) {
  const digits = [...line.number].map((digit) => ({ digit, hit: true }))
  return (
    <li className={styles.line}>
      <Digits label={line.name} digits={digits} />
      <span apply="small">
        {line.name}
        <br />
        <span apply="muted figures">
          {line.parts ? formatAmount(line.amount) : `${formatAmount(line.amount)} × ${formatRate(line.rate)}`}
        </span>
      </span>
      <span className={styles.brought}>{formatAmount(line.won, { sign: true })}</span>
    </li>
  )
}

/** Read one by one. */
function Digits({ label, digits, small }: { label: string; digits: readonly LitDigit[]; small?: boolean }) {
  const aloud = words.digits(label, digits.map(({ digit }) => digit).join(' '))
  return (
    <span role="img" aria-label={aloud} className={cx(styles.digits, small && styles.small)}>
      {digits.map(({ digit, hit }, at) => (
        // Lit is the gold of the lacquer, on paper too.
        <span
          key={at}
          aria-hidden="true"
          data-surface={hit ? 'lacquer' : undefined}
          className={cx(styles.digit, hit && styles.hit)}
        >
          {digit}
        </span>
      ))}
    </span>
  )
}
