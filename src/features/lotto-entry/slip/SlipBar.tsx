import { formatBaht, formatCount } from '#rules/baht.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ChevronDown } from '#src/ui/icons.ts'
import { Money } from '#src/ui/display/Money.tsx'
import styles from './SlipBar.module.css'
import type { SlipEnds } from './slip-ends.ts'

interface SlipBarProps {
  ends: SlipEnds
  /** From the entry the sum leads to the slip, in the slip to the next line that is not taken. */
  onOpen?: () => void
  onNext?: () => void
}

/** At the bottom of a phone: what the slip holds, the way to it, and the one button that sends it on. */
export function SlipBar({ ends, onOpen, onNext }: SlipBarProps) {
  const { count, total, faulty } = ends
  const said = faulty > 0 ? words.faultyLines(faulty) : words.slipOf(formatCount(count))
  const sums = (
    <span apply="grow shrink">
      <span className={faulty > 0 ? styles.faulty : styles.count}>{said}</span>
      {faulty > 0 && onNext ? (
        <span className={styles.next}>{words.nextFaulty}</span>
      ) : (
        <Money satang={total} className={styles.total} />
      )}
    </span>
  )
  const press = onOpen ?? (faulty > 0 ? onNext : undefined)
  return (
    <div className={styles.bar}>
      {press ? (
        <button
          type="button"
          aria-label={onOpen && `${words.checkSlip} ${said} ${formatBaht(total)}`}
          className={styles.sums}
          onClick={press}
        >
          {sums}
          <ChevronDown size={18} className={onOpen && styles.up} />
        </button>
      ) : (
        <div className={styles.sums}>{sums}</div>
      )}
      <SendButton ends={ends} />
    </div>
  )
}

/** Sends the slip on, or does what has to be done before. */
export function SendButton({ ends, long }: { ends: SlipEnds; long?: boolean }) {
  const { act, total } = ends
  const label = { send: words.send, mend: words.mendAll, signIn: words.signIn }[act]
  return (
    <Button
      tone="cta"
      size="lg"
      block={long}
      disabled={!ends.ready}
      className={styles.send}
      onClick={ends.onAct}
    >
      {label} {long && act === 'send' && total > 0 && formatBaht(total)}
    </Button>
  )
}
